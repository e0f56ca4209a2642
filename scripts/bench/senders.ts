import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import postgres from 'postgres';
import type { VisitRecords } from '@/db/queries/analytics';
import { recordsetColumns, sessionRecordset as session, websiteAnalytics } from '@/db/schema/analytics';
import { visitRecords } from '@/lib/analytics/batch';
import { readVisitor } from '@/lib/analytics/visitor';
import type { SentBatch } from './traffic';

/** What a browser says about itself with each request. */
const browserHeaders = {
  'User-Agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Sec-Fetch-Site': 'same-origin',
  'Accept-Language': 'en-US,en;q=0.9',
};

/** Sends what was prepared over so many connections at once; `repeated` counts batches refused with a 503 and sent again. */
type Send = (connections: number) => Promise<{ seconds: number; repeated: number }>;

/** Does the work for all items, so many at once, and measures it. @returns seconds */
async function inFlight<Item>(items: Item[], workers: ((item: Item) => Promise<unknown>)[]): Promise<number> {
  const rest = items.values();
  const started = performance.now();
  await Promise.all(
    workers.map(async (work) => {
      for (const item of rest) await work(item);
    }),
  );
  return (performance.now() - started) / 1000;
}

/** A complete request, as a browser behind a proxy sends it, ready for the wire: sending it must cost little. */
function requestOf({ host, pathname, origin }: URL, { batch, address }: SentBatch): Buffer {
  const body = Buffer.from(JSON.stringify(batch));
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: keep-alive',
    `Content-Length: ${body.length}`,
    'Content-Type: application/json',
    'Accept: */*',
    `Origin: ${origin}`,
    'Sec-Fetch-Mode: cors',
    'Sec-Fetch-Dest: empty',
    `Referer: ${origin}/services/ai-agents`,
    'Accept-Encoding: gzip, deflate, br, zstd',
    ...Object.entries(browserHeaders).map(([name, value]) => `${name}: ${value}`),
    `X-Forwarded-For: ${address}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

/** Sends one request and waits for its 204, which has no body. @returns false after a 503 */
async function isTaken(socket: Socket, request: Buffer): Promise<boolean> {
  socket.write(request);
  for (let answer = ''; !answer.endsWith('\r\n\r\n'); ) {
    const [chunk] = await once(socket, 'data');
    answer += chunk;
    if (answer.startsWith('HTTP/1.1 503')) return false;
    if (!answer.startsWith('HTTP/1.1 204')) throw new Error(`The server answered ${answer.slice(0, 300)}`);
  }
  return true;
}

async function openConnection(url: URL): Promise<Socket> {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  socket.once('end', () => socket.destroy(new Error('The server closed a connection.')));
  socket.setTimeout(30_000, () => socket.destroy(new Error('The server does not answer.')));
  await once(socket, 'connect');
  return socket;
}

/** Milliseconds after which a server that refuses one request again and again is given up. */
const REFUSED_MS = 30_000;

/** A connection that stays open, and is replaced after a refusal: a page that sends again would open a new one too. */
async function keepConnection(url: URL) {
  let socket = await openConnection(url);
  let repeated = 0;
  return {
    async send(request: Buffer) {
      const begun = performance.now();
      for (; !(await isTaken(socket, request)); repeated += 1) {
        socket.destroy();
        if (performance.now() > begun + REFUSED_MS)
          throw new Error(`The server answered 503 for ${REFUSED_MS / 1000} s.`);
        socket = await openConnection(url);
      }
    },
    /** @returns how often it was refused */
    close() {
      socket.destroy();
      return repeated;
    },
  };
}

/** Prepares requests; the returned function sends them over connections that stay open, each until it is accepted. */
export function sendRequests(address: string, batches: SentBatch[]): Send {
  const url = new URL(address);
  const requests = batches.map((batch) => requestOf(url, batch));
  return async (count) => {
    const connections = await Promise.all(Array.from({ length: count }, () => keepConnection(url)));
    const senders = connections.map(({ send }) => send);
    const seconds = await inFlight(requests, senders);
    return { seconds, repeated: connections.reduce((sum, { close }) => sum + close(), 0) };
  };
}

const eventRecordset = recordsetColumns(websiteAnalytics);

/** The least that stores the same rows as the endpoint: nothing is checked, no counters are kept, nothing new is reported. */
const insertRowsSql = `
  with stored_event as (
    insert into website_analytics (${eventRecordset.names})
    select ${eventRecordset.values} from jsonb_to_recordset($2::text::jsonb) as sent(${eventRecordset.types})
    on conflict do nothing
  )
  insert into user_sessions (${session.names}, page_views_count, is_bounce, updated_at)
  select ${session.values}, 1, true, now() from jsonb_to_recordset($1::text::jsonb) as sent(${session.types})
  on conflict do nothing`;

const benchVisitor = readVisitor(new Headers(browserHeaders));

/** Prepares rows; the returned function sends them, one statement for each batch. */
export function sendRows(url: string, batches: SentBatch[]): Send {
  const rows = batches.map(({ batch }) => visitRecords(batch, benchVisitor, Date.now()));
  return async (connections) => {
    const sql = postgres(url, { max: connections, fetch_types: false, onnotice: () => {} });
    const send = ({ sessions, events }: Pick<VisitRecords, 'sessions' | 'events'>) =>
      sql.unsafe(insertRowsSql, [JSON.stringify(sessions), JSON.stringify(events)], { prepare: true });
    try {
      // Connections are opened and the statement is prepared before time is measured, as they would be on a server.
      await Promise.all(Array.from({ length: connections }, () => send({ sessions: [], events: [] })));
      const workers = Array.from({ length: connections }, () => send);
      return { seconds: await inFlight(rows, workers), repeated: 0 };
    } finally {
      await sql.end({ timeout: 5 });
    }
  };
}
