import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Batch } from '@/lib/analytics/batch';
import { eventsEndpoint } from '@/lib/paths';

/** A network between browsers and the site that notes which events pass it. */
export type CountingNetwork = {
  origin: string;
  /** Ids of events as often as they were sent. */
  sent: string[];
  /** Ids of events the site answered to have stored. */
  acknowledged: Set<string>;
  /** What browsers have reported to be against a page's policy. */
  violations: string[];
  close(): Promise<void>;
};

const reports = '/.policy-reports';

/** The site's answer, with an address added to its policy where browsers report what the policy forbids. */
function reportingHeaders({ headers }: IncomingMessage): IncomingMessage['headers'] {
  const policy = headers['content-security-policy'];
  return policy ? { ...headers, 'content-security-policy': `${policy}; report-uri ${reports}` } : headers;
}

/** Starts a network before the site at an address, which hears nothing of what it does not ask for itself. */
export async function startCountingNetwork(site: string): Promise<CountingNetwork> {
  const { hostname, port } = new URL(site);
  const sent: string[] = [];
  const acknowledged = new Set<string>();
  const violations: string[] = [];

  async function noteEvents(request: IncomingMessage, answered: Promise<[IncomingMessage]>) {
    const ids = idsOf(JSON.parse((await buffer(request)).toString()));
    sent.push(...ids);
    const [{ statusCode }] = await answered;
    if (statusCode === 204) for (const id of ids) acknowledged.add(id);
  }

  async function noteViolation(request: IncomingMessage, response: ServerResponse) {
    violations.push((await buffer(request)).toString());
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    if (path === reports) return void noteViolation(request, response);
    const passed = forward({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, reportingHeaders(answer));
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    if (path === eventsEndpoint)
      noteEvents(request, once(passed, 'response') as Promise<[IncomingMessage]>).catch(() => {});
    request.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    acknowledged,
    violations,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const idsOf = ({ sessions }: Batch): string[] =>
  sessions.flatMap(({ events, journey }) => [...events, ...journey].map(({ id }) => id));
