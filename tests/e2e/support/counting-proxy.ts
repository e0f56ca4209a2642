import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Batch } from '@/lib/analytics/batch-schema';
import { eventsEndpoint } from '@/lib/paths';

/** A network between browsers and the site that notes which events pass it. */
export type CountingProxy = {
  origin: string;
  /** Ids of events as often as they were sent. */
  sent: string[];
  /** Ids of events the site answered to have stored. */
  acknowledged: Set<string>;
  close(): Promise<void>;
};

export async function startCountingProxy(site: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(site);
  const sent: string[] = [];
  const acknowledged = new Set<string>();

  async function note(request: IncomingMessage, answered: Promise<[IncomingMessage]>) {
    const ids = idsOf(JSON.parse((await buffer(request)).toString()));
    sent.push(...ids);
    const [{ statusCode }] = await answered;
    if (statusCode === 204) for (const id of ids) acknowledged.add(id);
  }

  const server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const passed = forward({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    if (path === eventsEndpoint)
      note(request, once(passed, 'response') as Promise<[IncomingMessage]>).catch(() => {});
    request.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    acknowledged,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const idsOf = ({ sessions }: Batch): string[] =>
  sessions.flatMap(({ events, journey }) => [...events, ...journey].map(({ id }) => id));
