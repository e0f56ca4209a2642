import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP, SocketAddress } from 'node:net';
import { keepSalt, withShortDeadline } from '@/db/queries/http';
import { env } from '@/lib/env';

/** The headers of a request, whether they come from a `Request` or from `headers()` in a server action. */
export type HeaderReader = Pick<Headers, 'get'>;

/** Reads the headers of a request in the form Node has them. */
export const headerReader = (headers: IncomingHttpHeaders): HeaderReader => ({
  get: (name) => headers[name]?.toString() ?? null,
});

declare global {
  // On globalThis: the server has another copy of this module than the pages have.
  var socketAddressHeaderOfProcess: string | undefined;
}

/**
 * The request header in which our server tells the application the address of the socket. Its name is different in
 * each process, so that no client can set it where another server runs the application and would pass it on.
 */
globalThis.socketAddressHeaderOfProcess ??= `x-socket-${randomBytes(12).toString('hex')}`;
export const socketAddressHeader = globalThis.socketAddressHeaderOfProcess;

/** Whether the visitor's browser sends Global Privacy Control with its requests (decision 0015). */
export const carriesPrivacySignal = (headers: HeaderReader): boolean => headers.get('sec-gpc') === '1';

/** The session to store with what a visitor submits; none under a privacy signal (decision 0015). */
export const linkedSession = (sessionId: string | null, headers: HeaderReader): string | null =>
  carriesPrivacySignal(headers) ? null : sessionId;

/** More proxies than TRUSTED_PROXY_HOPS may count. */
const LONGEST_CHAIN = 11;

/**
 * The addresses that proxies wrote into `X-Forwarded-For`, the nearest proxy's first. An entry that is not an address ends
 * them: what stands further left cannot be told from an invention.
 */
export function forwardedAddresses(headers: HeaderReader): string[] {
  const entries = headers.get('x-forwarded-for')?.split(',').reverse() ?? [];
  const addresses: string[] = [];
  for (const entry of entries.slice(0, LONGEST_CHAIN)) {
    const address = bareAddress(entry);
    if (!address) break;
    addresses.push(address);
  }
  return addresses;
}

/**
 * The address of the client, as far as it can be believed: the socket's own or, behind proxies of ours, what the
 * outermost of them wrote down. Anything further left in `X-Forwarded-For` may be invented.
 * @param trustedHops how many proxies of ours a request passes (`TRUSTED_PROXY_HOPS`)
 * @returns an IPv4 or IPv6 address without port; `undefined` when nothing believable is known
 */
export function clientAddress(headers: HeaderReader, trustedHops: number): string | undefined {
  const believed = forwardedAddresses(headers).slice(0, trustedHops);
  return believed.at(-1) ?? bareAddress(headers.get(socketAddressHeader) ?? '');
}

/**
 * `203.0.113.7:443`, `[2001:db8::1]:443` and `fe80::1%eth0` without port, brackets and zone. `::ffff:203.0.113.7`,
 * which is what a socket for both kinds calls an IPv4 address, becomes that IPv4 address.
 */
function bareAddress(entry: string): string | undefined {
  const text = entry.trim();
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = (bare.split('%')[0] ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) ? address : undefined;
}

/** What a provider gives to one customer: the IPv4 address itself, or the first 64 bits of an IPv6 address. */
export function addressNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const { address: canonical } = new SocketAddress({ address, family: 'ipv6' });
  const mapped = /^::ffff:([\d.]+)$/.exec(canonical)?.[1];
  return mapped ?? `${addressGroups(canonical).slice(0, 4).join(':')}::/64`;
}

function addressGroups(canonical: string): string[] {
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = new Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail];
}

/**
 * Twenty bits: about 4,000 IPv4 addresses share each code, so that even somebody with the salt cannot tell whose it
 * is, and a client shares its code with any given other one only once in a million, too rarely to matter to a limit
 * (decision 0053).
 */
const CODE_DIGITS = 5;

/** How many codes there are. */
export const codeCount = 16 ** CODE_DIGITS;

/** The code of an address's network under a salt, in hexadecimal digits. @param address as `clientAddress` returns it */
export function codeUnderSalt(address: string, salt: string): string {
  return createHmac('sha256', salt).update(addressNetwork(address)).digest('hex').slice(0, CODE_DIGITS);
}

type DaySalt = { day: string; own: string; shared: string | undefined; asking: Promise<void> | undefined };

declare global {
  // On globalThis: a bundler may give each route its own copy of this module, and they have to agree.
  var addressSaltOfProcess: DaySalt | undefined;
}

function saltOf(day: string): DaySalt {
  const known = globalThis.addressSaltOfProcess;
  if (known?.day === day) return known;
  const own = randomBytes(32).toString('base64url');
  globalThis.addressSaltOfProcess = { day, own, shared: undefined, asking: undefined };
  return globalThis.addressSaltOfProcess;
}

async function shareSalt(salt: DaySalt): Promise<void> {
  const kept = await keepSalt(salt.day, salt.own);
  if (kept.ok) salt.shared = kept.value;
  salt.asking = undefined;
}

/** What an instance knows a client by for one day (UTC). */
export type ClientCode = { day: string; code: string };

/** The code that all instances have for an address today; while the database is away, one of this process alone. */
export async function clientCode(address: string, now: Date = new Date()): Promise<ClientCode> {
  const day = now.toISOString().slice(0, 10);
  const salt = saltOf(day);
  if (!salt.shared) {
    salt.asking ??= shareSalt(salt);
    await withShortDeadline(salt.asking);
  }
  // If the operator keeps a secret outside the database, the salt alone reveals nothing.
  return { day, code: codeUnderSalt(address, `${salt.shared ?? salt.own}${env().SITE_SECRET ?? ''}`) };
}
