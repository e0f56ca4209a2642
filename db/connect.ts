import { connect as openSocket, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import postgres from 'postgres';

const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 500;

/**
 * Lets a client's first connections begin at once, and those after them slower and slower until a query was answered:
 * a balancer without a database behind it accepts and closes, and would otherwise be asked a thousand times a second.
 * The longest pause is short, so that the database is found again within a second.
 * @param burst attempts that need no pause
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

/** Where an address leads: a socket's folder behind `?host=`, else a host, IPv6 literals without their brackets. */
function placeOf(url: URL) {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const port = Number(url.port || 5432);
  const folder = url.searchParams.get('host');
  return { host, port, path: folder ? `${folder}/.s.PGSQL.${port}` : undefined };
}

/**
 * postgres.js takes no notice of a connection that is closed before the server has greeted it, and connects again at
 * once, for ever; nor of one that is given a query between its error and its end. Here each end is told as an error,
 * which the driver hands to whatever waits. This listener stands before the driver's own.
 */
function watchedSocket({ host, port, path }: ReturnType<typeof placeOf>): Socket {
  const socket = path ? openSocket(path) : openSocket(port, host);
  return socket.on('close', () => socket.emit('error', closedError()));
}

/** Fails at the driver's first word, without a packet. Any sooner, and the driver would keep that word for later. */
const refusedSocket = () =>
  new Duplex({ read() {}, write: (_chunk, _encoding, done) => done(closedError()) });

type Options = { max: number } & Pick<
  postgres.Options<Record<string, never>>,
  'connect_timeout' | 'idle_timeout' | 'max_lifetime' | 'onclose' | 'connection'
>;

/**
 * A client of the database at this address; nothing is connected yet.
 * @param options.isOneConnection whether it never makes another: what is begun on one would go on outside of its
 * transaction, without a word
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
  // The driver checks the certificate against the name it finds on the socket.
  const { host, port } = place;
  const custom = {
    socket: () => Object.assign(mayConnect() ? watchedSocket(place) : refusedSocket(), { host, port }),
  };
  // The driver would send it to the server as a setting.
  url.searchParams.delete('host');
  return postgres(url.href, {
    ...options,
    ...custom,
    database: decodeURIComponent(url.pathname.slice(1)) || undefined,
    // Attempts are paced above, where one that was closed before its greeting counts too.
    backoff: () => 0,
    // With it, a connection lost while it is being set up ends the process (postgres.js 3.4.9).
    fetch_types: false,
    onnotice: () => {},
  });
}

type Settings = Options['connection'];

/** In UTC a day, and a month, is the same wherever a task runs. */
export const inUtc: Settings = { TimeZone: 'UTC' };

/**
 * A client for one task: a single connection, which is not waited for long, and ends with the task or before it. By
 * itself the driver would end it after half an hour or more, also in a transaction.
 * @param settings of its session
 */
export const openTaskClient = (address: string, settings: Settings = {}): postgres.Sql =>
  openClient(address, {
    max: 1,
    isOneConnection: true,
    connect_timeout: 5,
    max_lifetime: null,
    connection: settings,
  });

/** Gives a task its client, and ends it whatever becomes of the task; what was left running has five seconds. */
export async function withClient<Value>(
  address: string,
  settings: Settings,
  use: (sql: postgres.Sql) => Promise<Value>,
): Promise<Value> {
  const sql = openTaskClient(address, settings);
  try {
    return await use(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
