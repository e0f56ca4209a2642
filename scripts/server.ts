import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import next from 'next';
import { env } from '@/lib/env';
import { openRequests } from './server/open-requests';
import { ownHeaders } from './server/own-headers';
import { stopServer } from './server/stop-server';

export type RunningServer = {
  /** The port that was really taken, also when 0 was asked for. */
  port: number;
  /** Takes no new connection, lets what runs (`after` work too) end, and resolves within 10 s. */
  stop(): Promise<void>;
};

/**
 * Serves the site on all addresses of this machine.
 * @param options.dev hot reload from the sources, instead of the pages that were built
 * @throws NodeJS.ErrnoException such as `EADDRINUSE`, before anything else is started
 */
export async function startServer(options: { dev: boolean; port: number }): Promise<RunningServer> {
  // Load balancers keep idle connections for a minute: whoever closes first loses requests.
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 });
  const requests = openRequests(server);
  const port = await listen(server, options.port);
  const app = next({ dev: options.dev, port, httpServer: server });
  const stop = () => stopServer(server, requests, app);
  try {
    await serve(server, app);
  } catch (error) {
    server.close();
    throw error;
  }
  return { port, stop };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Requests that arrive while Next is getting ready wait for it. */
async function serve(server: Server, app: ReturnType<typeof next>): Promise<void> {
  const ready = app.prepare();
  const handle = app.getRequestHandler();
  server.on('request', async (request, response) => {
    ownHeaders(request, env().TRUSTED_PROXY_HOPS);
    try {
      await ready;
      await handle(request, response);
    } catch (error) {
      fail(request, response, error);
    }
  });
  await ready;
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  console.error(`${request.method} ${request.url?.split('?')[0]} failed`, error);
  if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
  response.end('Something went wrong on our side. Please try again.');
}
