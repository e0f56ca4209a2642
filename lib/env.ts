import { z } from 'zod';
import { isEncryptedOrLocal } from './address-checks';
import { DatabaseAddressError, readDatabaseAddress } from './database-address';
import { leadChannelVariables, refuseHalfChannels } from './leads/channel-variables';

function usableAddress(text: string, context: z.RefinementCtx): string {
  try {
    return readDatabaseAddress(text).url;
  } catch (error) {
    if (!(error instanceof DatabaseAddressError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
}

/** Only decimal digits: Node takes "0x50" for 80, and a space for 0, which as a port means any free one. */
const numberFrom = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a number from ${least} to ${most}`,
    )
    .transform(Number);

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s):// address' });

/** Its host, in one spelling: pages, feeds and mail add paths of their own. */
const siteOrigin = (address: string, context: z.RefinementCtx): string => {
  const { href, origin } = new URL(address);
  if (href === `${origin}/`) return origin;
  context.addIssue({
    code: 'custom',
    message: `must end after its host, as ${origin}: the site is served from there, not from a path`,
  });
  return z.NEVER;
};

/** A container beside this one, as http://geo:8080: no name without a dot is found outside one's own network. */
const isNeighbor = (url: string) => /^[a-z0-9_-]+$/.test(new URL(url).hostname);

/** It is sent each visitor's address. */
const locationAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http(s):// address', abort: true })
  .refine((url) => url.includes('{ip}'), 'must say where the address goes, with {ip}')
  .refine(
    (url) => isEncryptedOrLocal(url) || isNeighbor(url),
    'must be an https:// address, as visitors’ addresses leave encrypted; http:// is for this machine and for a container beside it, by a name without a dot',
  );

/** Senders and headers lose a space at either end, so that such a secret would never match. */
const secret = (least: number) =>
  z
    .string()
    .min(least, `must have at least ${least} characters`)
    .refine((text) => text === text.trim(), 'must not begin or end with a space or a line break')
    .optional();

/**
 * The environment. Nothing else of what is served reads `process.env`, except `instrumentation.ts` for two of Next's own
 * variables. It is parsed on first use and not on import, so that the static pages build without any of it.
 * `.env.example` documents each variable of an operator.
 */
const environmentSchema = z.object({
  DATABASE_URL: z.string().transform(usableAddress).optional(),
  DATABASE_POOL_SIZE: numberFrom(1, 100).default(10),
  PORT: numberFrom(0, 65_535).default(3000),
  LISTEN_ADDRESS: z
    .union([z.ipv4(), z.ipv6()], { error: 'must be an IP address of this machine, as 127.0.0.1' })
    .optional(),
  SITE_URL: httpAddress.transform(siteOrigin).default('http://localhost:3000'),
  HSTS: z
    .enum(['subdomains', 'host', 'off'], { error: 'must be subdomains, host or off' })
    .default('subdomains'),
  // Read by Next and by our build (scripts/build.ts); listed here so that a typo in its name is noticed.
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64, as openssl rand -base64 32 prints them')
    .optional(),
  SITE_OUTPUT: z.enum(['standalone'], { error: 'must be standalone, or unset' }).optional(),
  NEXT_PUBLIC_SPLINE_SCENE_URL: httpAddress.optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], { error: 'must be debug, info, warn or error' })
    .default('info'),
  METRICS_TOKEN: secret(16),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
  OTEL_SERVICE_NAME: z.string().default('transcend-site'),
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  MAINTENANCE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  SITE_SECRET: secret(32),
  GEOLOCATION_URL: locationAddress.optional(),
  TRUSTED_PROXY_HOPS: numberFrom(0, 10).default(0),
  ...leadChannelVariables,
  // As the providers show them. Whoever guesses one can invent bookings and purchases.
  CALENDAR_WEBHOOK_SECRET: secret(16),
  CHECKOUT_WEBHOOK_SECRET: secret(16),
});

/** What our own commands tell the processes they start; operators do not set these. */
const ownVariables = {
  // Set only by our build: pages built without it would be missing their security policies.
  BUILT_BY: z.string().optional(),
  // Set by the test run, which has checked the types before its first build.
  TYPES_CHECKED: z.stringbool().default(false),
};

const consistentEnvironment = environmentSchema.extend(ownVariables).superRefine(refuseHalfChannels);

export type Environment = z.infer<typeof consistentEnvironment>;

/** The variables an operator may set. */
export const environmentNames: readonly string[] = Object.keys(environmentSchema.shape);

/** What configures a site, emptied rather than left out: a `.env` in its folder would set it again. */
export const emptiedEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  environmentNames.map((name) => [name, '']),
);

const isOneEditApart = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  const at = [...long].findIndex((letter, index) => letter !== short[index]);
  const swapped = short.slice(0, at) + short.charAt(at + 1) + short.charAt(at) + short.slice(at + 2);
  const rest = long.length === short.length ? short.slice(at + 1) : short.slice(at);
  return at >= 0 && (long.slice(at + 1) === rest || swapped === long);
};

/** Unknown variables that are one typo away from one of ours: `DATABSE_URL` for `DATABASE_URL`. */
export function likelyTypos(source: Record<string, string | undefined>): { given: string; meant: string }[] {
  const given = Object.keys(source).filter((name) => !environmentNames.includes(name) && name.length > 5);
  return given.flatMap((name) => {
    const meant = environmentNames.find((one) => isOneEditApart(name, one));
    return meant && source[meant] === undefined ? [{ given: name, meant }] : [];
  });
}

/** A variable that cannot be used. The message names it, never its value: a database address carries a password. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** @throws {EnvironmentError} naming the first variable that is wrong and what it must be */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  // An empty variable counts as unset: `DATABASE_URL= npm start` means "none".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = consistentEnvironment.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new EnvironmentError(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** Read separately, because the first line of the log may be written before the whole environment has been parsed. */
export function logLevel(): Environment['LOG_LEVEL'] {
  const level = environmentSchema.shape.LOG_LEVEL.safeParse(process.env.LOG_LEVEL || undefined);
  return level.success ? level.data : 'info';
}

let parsed: Environment | undefined;

/** The parsed environment of this process. */
export function env(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}

/** The database that this process has opened for itself, for whoever asks from now on, also where it was asked before. */
export function setDatabaseUrl(url: string): void {
  process.env.DATABASE_URL = url;
  parsed = undefined;
}

/**
 * The same for the start of a process, which ends if a variable cannot be used: on another host the server would stay
 * up and answer every request with an error.
 */
export function envOrExit(): Environment {
  try {
    return env();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(`${error.message}. The file .env.example describes each variable.`);
    process.exit(1);
  }
}
