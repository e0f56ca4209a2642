import { eventsEndpoint } from '@/lib/paths';

const eventBytes = 64 * 1024;
const formBytes = 100 * 1024;

/** The most bytes a write to this address may carry (architecture, section 6). */
export function bodyLimit(pathname: string): number {
  return pathname === eventsEndpoint ? eventBytes : formBytes;
}
