import { isIP, connect as openSocket, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import postgres from 'postgres';

const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 500;

/**
 * Lets a client's first connections begin at once, and later ones more and more slowly until a query has been
 * answered: a load balancer without a database behind it accepts and closes connections, and would otherwise be asked
 * a thousand times a second. Even the longest pause is short, so that the database is found again within a second.
 * @param burst how many attempts need no pause
 * @param lastAnswer when a query was last answered, in the time of `performance.now()`
 * @returns whether an attempt may begin now
 */
export function paceAttempts(burst: number, lastAnswer: () => number): () => boolean {
  let attempts = 0;
  let lastAttempt = 0;
  const pause = () => Math.min(SHORTEST_PAUSE_MS * 2 ** (attempts - burst), LONGEST_PAUSE_MS);
  return () => {
    const now = performance.now();
    if (lastAnswer() > lastAttempt) attempts = 0;
    if (attempts >= burst && now < lastAttempt + pause()) return false;
    attempts += 1;
    lastAttempt = now;
    return true;
  };
}

const closedError = () => Object.assign(new Error('CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' });

/** Where an address leads: to a socket's folder given as `?host=`, else to a host; IPv6 literals lose their brackets. */
function placeOf(url: URL) {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const port = Number(url.port || 5432);
  const folder = url.searchParams.get('host');
  return { host, port, path: folder ? `${folder}/.s.PGSQL.${port}` : undefined };
}

/**
 * postgres.js does not notice when a connection is closed before the server has greeted it, and connects again at
 * once, for ever; nor when one is given a query between its error and its end. So each end is reported as an error,
 * which the driver passes on to whatever is waiting. This listener runs before the driver's own.
 */
function watchedSocket({ host, port, path }: ReturnType<typeof placeOf>): Socket {
  const socket = path ? openSocket(path) : openSocket(port, host);
  return socket.on('close', () => socket.emit('error', closedError()));
}

/** Fails when the driver first writes, without sending a packet. Any sooner, and the driver would keep that for later. */
const refusedSocket = () =>
  new Duplex({ read() {}, write: (_chunk, _encoding, done) => done(closedError()) });

/**
 * Whose certificate is expected. With `verify-ca` that of any host whose authority is known, as everywhere in PostgreSQL:
 * some hosts' certificates name no address. For `verify-full` the driver leaves an IP address out, and Node would then
 * expect the certificate of `localhost`.
 */
function certificateOf(url: URL, host: string) {
  const mode = url.searchParams.get('sslmode');
  if (mode === 'verify-ca') return { ssl: { checkServerIdentity: () => undefined } };
  return mode === 'verify-full' && isIP(host) ? { ssl: { host } } : {};
}

type Options = {
  max: number;
  /** Settings of its sessions, which some poolers leave out. Texts, because the driver itself leaves out a 0 and a false. */
  connection?: Readonly<Record<string, string>>;
} & Pick<
  postgres.Options<Record<string, never>>,
  'connect_timeout' | 'idle_timeout' | 'max_lifetime' | 'onclose'
>;

/**
 * A client for the database at this address; nothing is connected yet.
 * @param options.isOneConnection whether it never makes a second connection, on which a transaction begun on the first
 * would silently go on outside of it
 * @param lastAnswer for a client that lives longer than one task: when one of its queries was last answered
 */
export function openClient(
  address: string,
  { isOneConnection = false, ...options }: Options & { isOneConnection?: boolean },
  lastAnswer = () => 0,
): postgres.Sql {
  const url = new URL(address);
  const place = placeOf(url);
  let attempts = 0;
  const mayConnect = isOneConnection ? () => ++attempts === 1 : paceAttempts(options.max, lastAnswer);
  // The driver checks the certificate against the host that it finds on the socket.
  const { host, port } = place;
  const custom = {
    socket: () => Object.assign(mayConnect() ? watchedSocket(place) : refusedSocket(), { host, port }),
  };
  // Otherwise the driver would send it to the server as a setting.
  url.searchParams.delete('host');
  return postgres(url.href, {
    ...options,
    ...custom,
    ...certificateOf(url, host),
    database: decodeURIComponent(url.pathname.slice(1)) || undefined,
    // Attempts are paced above, where a connection closed before its greeting counts as well.
    backoff: () => 0,
    // If it were true, a connection lost during its setup would end the process (postgres.js 3.4.9).
    fetch_types: false,
    onnotice: () => {},
  });
}

/**
 * A client for one task: a single connection, which is not waited for long, and which lives until the task ends. Left
 * to itself, the driver would close it after half an hour or more, even in the middle of a transaction.
 */
export const openTaskClient = (address: string): postgres.Sql =>
  openClient(address, { max: 1, isOneConnection: true, connect_timeout: 5, max_lifetime: null });

/**
 * For a transaction that counts days or writes times down: in UTC a day is the same wherever a task runs, and written as
 * ISO has it a time means the same in any database, whatever zone and `datestyle` its role or itself has. Set within the
 * transaction only: some poolers leave out what a session begins with, and give its connection to the site next
 * (decision 0269).
 */
export const inUtc = `set local timezone = 'UTC'; set local datestyle = 'ISO'`;

/** Reads in a transaction in UTC. @param sql of one connection, outside of a transaction */
export async function readInUtc<Value>(sql: postgres.Sql, read: () => Promise<Value>): Promise<Value> {
  await sql.unsafe(`begin read only; ${inUtc}`);
  const value = await read();
  await sql.unsafe('commit');
  return value;
}

/**
 * For a transaction that holds what others wait for. PostgreSQL takes two hours to notice that a machine went away
 * without a word, as by a lost network or power, and would keep all its locks until then: visitors' tables among them.
 * With these it takes a minute. Set within the transaction only, because poolers take no such setting at start.
 */
export const endWhenLost = `set local tcp_keepalives_idle = 30; set local tcp_keepalives_interval = 10;
  set local tcp_keepalives_count = 3; set local tcp_user_timeout = 60000`;

/**
 * The row of a question that is always answered by one, such as a count: without it the answer is wrong, and not 0.
 * @throws {Error} when it is missing
 */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database left out a row that every answer has.');
  return row;
}

/** Gives a task its client, and closes it however the task ends; what is still running has five seconds. */
export async function withClient<Value>(
  address: string,
  use: (sql: postgres.Sql) => Promise<Value>,
): Promise<Value> {
  const sql = openTaskClient(address);
  try {
    return await use(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
