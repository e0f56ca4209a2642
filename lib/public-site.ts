import { env } from './env';

const ownMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether an address is one that strangers can reach: https, and not this machine's. */
export function isPublicAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && !ownMachine.test(hostname);
}

/** Whether this build, or this process, is the public site's. */
export const isPublicSite = (): boolean => isPublicAddress(env().SITE_URL);
