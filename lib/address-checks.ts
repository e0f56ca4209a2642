/** Whether a host is this machine, by any of its names. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** Whether nobody reads on the way what is sent there: personal data may only leave this machine encrypted. */
export function isEncryptedOrLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
}

/** A part of an address as text; `undefined` where it is none: `%E2` alone is no letter, and `100%` has no code. */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
