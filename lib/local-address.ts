/** Whether a host is this machine, by any of its names. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** Whether nobody reads on the way what is sent there: personal data may only leave this machine encrypted. */
export function isEncryptedOrLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
}
