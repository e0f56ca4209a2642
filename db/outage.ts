import { log } from '@/lib/log';

/** Rows that hold what visitors send, by kind. */
const visitorsRows = ['assessments', 'applications', 'visits', 'sales'] as const;

/** Rows that the site writes for its own use. */
const ownRows = ['deliveries', 'limits', 'probe', 'salts', 'secrets'] as const;

/** The kind of rows a write stores: where one kind's tables are broken, other kinds cannot show that they work again. */
export type WrittenRows = (typeof visitorsRows | typeof ownRows)[number];

const areVisitors = (rows: WrittenRows) => visitorsRows.some((one) => one === rows);

/** Times are those of `performance.now()`, except the last one. */
type Outage = {
  isAway: boolean;
  /** When it began and when it was last logged; how many writes of visitors have been refused since it began. */
  since: number;
  said: number;
  /** The codes that were logged since then: another one of a database that answers does not wait for its turn. */
  named: Set<string>;
  refused: number;
  lastFailure: number;
  /** If the database as a whole refuses writes: the time from which a stored write shows that it no longer does. */
  whole: number | undefined;
  /** The kinds of rows whose tables were found broken, and when each last was. */
  broken: Map<WrittenRows, number>;
  /** When a write of a visitor was last stored, in milliseconds since 1970; 0 if none has been. */
  lastStored: number;
};

declare global {
  // On globalThis: a bundler may give each route its own copy of this module, but there is only one outage.
  var databaseOutage: Outage | undefined;
}

function outageState(): Outage {
  globalThis.databaseOutage ??= {
    isAway: false,
    since: 0,
    said: 0,
    named: new Set(),
    refused: 0,
    lastFailure: 0,
    whole: undefined,
    broken: new Map(),
    lastStored: 0,
  };
  return globalThis.databaseOutage;
}

const pooled = 'a pooler in transaction mode stands before it, DATABASE_URL needs ?prepare=false';

const ofAnotherVersion = 'its tables are not those of this version, npm run db:migrate makes them';

/** What a database's codes mean to whoever runs it, whatever was asked of it. */
export const databaseCauses = {
  '28P01': 'it refuses the user or the password',
  '3D000': 'it has no database of that name',
  '53100': 'its disk is full',
  '53300':
    'it has no connection left: every instance of the site takes up to DATABASE_POOL_SIZE of its max_connections',
};

/** What the codes mean of a database that answers but stores nothing. */
const causes: Record<string, string> = {
  ...databaseCauses,
  '25006': 'it is read-only',
  '26000': pooled,
  '28000': 'it refuses this user from here',
  '42501': 'its user may not connect or write, deploy/writer-rights.sql has all that the site needs',
  '42703': ofAnotherVersion,
  // A table that does not exist and one that may not be seen have the same code.
  '42P01': `${ofAnotherVersion}, or its user may not see them, as that of npm run db:reader may not`,
  '42P05': pooled,
  // The driver's own code, for the answer to another statement than the one it prepared.
  ERR_OUT_OF_RANGE: pooled,
};

const noLookup = 'the name of the host cannot be looked up';

const noWay = 'no way leads to that host';

const unencrypted = 'it does not understand encryption, ?sslmode=disable leaves it out';

const unknownAuthority =
  'its certificate is signed by an authority Node does not know; NODE_EXTRA_CA_CERTS=<file> before the command names one, which Node takes neither from --env-file nor from .env';

/** What codes mean where no connection is made, or none is left. */
export const unreachedCauses = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: noLookup,
  EAI_FAIL: noLookup,
  EHOSTUNREACH: noWay,
  ENETUNREACH: noWay,
  // Node's own, about a minute after a connection under way went dead: nothing closed it, and nothing comes any more.
  ETIMEDOUT: 'it does not answer any more; it, or the network on the way to it, went away in the middle',
  EPROTO: unencrypted,
  ERR_SSL_WRONG_VERSION_NUMBER: unencrypted,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  '57P03': 'it is starting or stopping',
};

const brokeOff = 'it broke the connection off';

/** What codes mean where it is known that a PostgreSQL has answered at this address. */
export const brokenOffCauses = {
  '57P01': 'it was stopped',
  CONNECTION_CLOSED: 'it closed the connection',
  // Which of them it is depends on whether more was on its way to it at that moment.
  ECONNRESET: brokeOff,
  EPIPE: brokeOff,
};

const noAnswer = 'it gives no answer in time';

/** What the codes mean of a database that is away. One outage brings several of them: after the first, none is news. */
const causesAway: Record<string, string> = {
  ...unreachedCauses,
  ...brokenOffCauses,
  CONNECT_TIMEOUT: noAnswer,
  DEADLINE: noAnswer,
};

/** How often an outage is logged while it lasts, in milliseconds. */
const REMINDER_MS = 10 * 60_000;

const soFar = ({ since, refused }: Outage, now: number) => ({
  seconds: Math.round((now - since) / 1000),
  refused,
});

/** Milliseconds without a failure: with no room or connection left, a row is still stored now and then. */
const SETTLE_MS = 10_000;

const settleTime = (code: string) => (code.startsWith('53') ? SETTLE_MS : 0);

/** Codes about a table, a column or a right. 42P05 is left out, because a pooler answers with it for another reason. */
const blamesTables = (code: string) => code.startsWith('42') && code !== '42P05';

/**
 * Logs that the database keeps nothing: when that begins, when another cause joins and every ten minutes, not for each
 * write that finds it so.
 * @param rows what was to be written
 */
export function reportOutage(code: string, rows: WrittenRows): void {
  const state = outageState();
  const now = performance.now();
  state.lastFailure = now;
  if (blamesTables(code)) state.broken.set(rows, now);
  else state.whole = now + settleTime(code);
  const refused = areVisitors(rows) ? 1 : 0;
  const said = { code, cause: causes[code] ?? causesAway[code], ...(blamesTables(code) && { rows }) };
  if (!state.isAway) {
    Object.assign(state, { isAway: true, since: now, said: now, named: new Set([code]), refused });
    log('database_away', said);
    return;
  }
  state.refused += refused;
  const isDue = now - state.said >= REMINDER_MS;
  const isNews = causes[code] !== undefined && !state.named.has(code);
  if (!isDue && !isNews) return;
  if (isDue) Object.assign(state, { said: now, named: new Set() });
  state.named.add(code);
  log('database_still_away', { ...said, ...soFar(state, now) });
}

/**
 * Ends the outage when a write that began after the last failure has been stored. If tables of some kinds of rows were
 * broken, it takes one of each of these kinds, unless none has been sent for ten minutes; if the whole database was,
 * one of a visitor, because a full database may still keep our own small rows. @param begun `performance.now()`
 */
export function reportStored(begun: number, rows: WrittenRows): void {
  const state = outageState();
  if (areVisitors(rows)) state.lastStored = Date.now();
  if (!state.isAway) return;
  for (const [kind, failed] of state.broken) {
    const isMended = kind === rows && begun >= failed;
    if (isMended || begun - failed > REMINDER_MS) state.broken.delete(kind);
  }
  if (areVisitors(rows) && begun >= (state.whole ?? 0)) state.whole = undefined;
  if (state.whole !== undefined || state.broken.size > 0) return;
  state.isAway = false;
  log('database_back', soFar(state, performance.now()));
}

/** When this process last stored a write of a visitor, in milliseconds since 1970; undefined if it has not yet. */
export const lastStoredWrite = (): number | undefined => outageState().lastStored || undefined;

/** Whether a write failed within this many milliseconds, and nothing since has shown that it would succeed now. */
export function hasFailedWrite(within: number): boolean {
  const { isAway, lastFailure } = outageState();
  return isAway && performance.now() - lastFailure < within;
}
