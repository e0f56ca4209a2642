import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenRequests } from './open-requests';

/** Milliseconds for all that still runs. Hosts kill a process after 10 s, and the database is stopped after this. */
const patience = 8_000;

/** Takes no new connection, lets the requests end and then the work they left for `after` the response. */
export async function stopServer(
  server: Server,
  requests: OpenRequests,
  app: { close(): Promise<void> },
): Promise<void> {
  const cancelled = new AbortController();
  const deadline = wait(patience, undefined, { signal: cancelled.signal }).catch(() => undefined);
  server.close();
  await Promise.race([requests.ended(), deadline]);
  requests.disconnect();
  await Promise.race([app.close(), deadline]);
  cancelled.abort();
}
