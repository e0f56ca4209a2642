import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join, sep } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import next from 'next';
import { decodePart } from '@/lib/address-checks';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/error-code';
import { socketAddressHeader } from '@/lib/http/client-address';
import { proxyFaults, sayProxyFaults } from '@/lib/http/proxy-faults';
import { headerReader } from '@/lib/http/request-headers';
import { cacheHeaders } from '@/lib/http/response-headers';
import { inRequest, log, logCounted } from '@/lib/log';
import type { DirectAnswers } from './site/direct-answers';
import { loadAhead } from './site/load-ahead';
import { isBrokenUpload, nameRequest, watchAnswer } from './site/watch-answers';

const proxyHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
] as const;

/** Makes Next send an empty page. Only its older router, which no page of ours uses, asks for that. */
const otherRouterHeader = 'x-middleware-prefetch';

/**
 * Next answers 500 for a file in a folder where one of these is not met or not understood. A client that asks for a part
 * may be sent the whole (RFC 9110, 14.2), and the site's files are small.
 */
const headersOfParts = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const;

/**
 * Puts the socket's address where the application reads it, whatever the client wrote there. Without a proxy, also
 * removes what only a proxy may say, because Next believes all of these headers.
 */
export function replaceClientHeaders(request: IncomingMessage, trustedProxyHops: number): void {
  request.headers[socketAddressHeader] = request.socket.remoteAddress ?? '';
  delete request.headers[otherRouterHeader];
  for (const name of headersOfParts) delete request.headers[name];
  // Even where this header is empty, Next tries to run an action, and logs that; no middleware can prevent it.
  if (request.headers['next-action'] === '') delete request.headers['next-action'];
  if (trustedProxyHops > 0) return;
  for (const name of proxyHeaders) delete request.headers[name];
}

/**
 * In characters. The time in which Next reads a query grows with the square of its length: 15 KB, which Node would let
 * through, take a second. The addresses of advertisements may have 2,048 characters, and each network adds ids of its
 * own.
 */
const LONGEST_ADDRESS = 4000;

const PUBLIC = 'public';

/** The addresses of the pictures and icons that a build draws. */
function publicFiles(): ReadonlySet<string> {
  const files = existsSync(PUBLIC) ? readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' }) : [];
  return new Set(files.map((file) => `/${file.replaceAll(sep, '/')}`));
}

/** Whether a file is asked for by a method that files do not have: Next would answer for a page's Markdown as for GET. */
function isNoReading(method: string | undefined, target: string, files: ReadonlySet<string>): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const [path = ''] = target.split('?');
  return /^\/(_next\/static|markdown)\/|\.md$/.test(path) || files.has(path);
}

/** Says what a proxy does wrong; called while the headers are still those that it sent. */
function noticeProxyFaults({ headers, httpVersion }: IncomingMessage): void {
  const { SITE_URL, TRUSTED_PROXY_HOPS } = env();
  const site = { url: SITE_URL, trustedHops: TRUSTED_PROXY_HOPS, httpVersion };
  sayProxyFaults(proxyFaults(headerReader(headers), site));
}

/**
 * The path that a request asks for. A client may name the complete address, as it does to a proxy (RFC 9112, 3.2.2),
 * which Next would redirect to itself for ever. `undefined` means that it asks for no path.
 */
export function requestedPath(target: string): string | undefined {
  if (target.startsWith('/')) return target;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** What is still going on in a server, as of the call of `watchRequests`. */
export type OpenRequests = {
  /** Resolves once no request is being answered. */
  ended(): Promise<void>;
  /** Closes every connection: idle ones, and the sockets of the hot reload, which a server does not close itself. */
  disconnect(): void;
};

/** Watches a server's requests and connections, so that it can be stopped without cutting off an answer. */
export function watchRequests(server: Server): OpenRequests {
  const sockets = new Set<Socket>();
  let open = 0;
  let tellEnded = () => {};
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (_request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
      if (open === 0) tellEnded();
    });
  });
  return {
    ended: () =>
      new Promise((resolve) => {
        if (open === 0) resolve();
        else tellEnded = resolve;
      }),
    disconnect() {
      for (const socket of sockets) socket.destroySoon();
    },
  };
}

/** Milliseconds for all that is still running. Hosts kill a process after 10 s, and the database is stopped after this. */
const patience = 8_000;

/** Graceful shutdown: accepts no new connection, waits for the requests, and then for their work `after` the response. */
export async function stopServer(
  server: Server,
  requests: OpenRequests,
  app: { close(): Promise<void> },
): Promise<void> {
  // Requests that arrived before the signal are accepted first: until its request was read, a connection counts as
  // idle and is cut.
  await nextTurn();
  await nextTurn();
  const canceled = new AbortController();
  const deadline = wait(patience, undefined, { signal: canceled.signal }).catch(() => undefined);
  server.close();
  await Promise.race([requests.ended(), deadline]);
  requests.disconnect();
  await Promise.race([app.close(), deadline]);
  canceled.abort();
}

export type RunningServer = {
  /** The port that is really used, also when 0 was asked for. */
  port: number;
  /** Accepts no new connection, lets what is running (including `after` work) end, and resolves within 10 s. */
  stop(): Promise<void>;
};

/** @param standstill milliseconds after which a client that does not read its answer is cut off; 0 waits for ever */
export function httpServer(standstill = 30_000): Server {
  // Load balancers keep idle connections for a minute: if we closed one first, a request could be lost.
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 });
  return server.setTimeout(standstill);
}

/**
 * Serves the site on one address of this machine, or on all of them.
 * @param options.build the folder of the build itself, because a link to it may lead elsewhere after a later build;
 * undefined serves the sources, with hot reload
 * @throws NodeJS.ErrnoException such as `EADDRINUSE`, before anything else is started
 */
export async function startServer(options: {
  build: string | undefined;
  port: number;
  address?: string;
}): Promise<RunningServer> {
  const { build } = options;
  const dev = build === undefined;
  // In development, the first answer of a page waits for its compilation.
  const server = dev ? httpServer(0) : httpServer();
  const requests = watchRequests(server);
  const port = await listen(server, options.port, options.address);
  if (!dev) takeConfigOfBuild(build);
  // Next accepts upgrades on the server it is given, and holds them, though only the hot reload ever upgrades. If Next
  // is given a server that never listens, ours answers such requests as if they asked for no upgrade.
  const app = next({ dev, port, httpServer: dev ? server : createServer() });
  const direct = app
    .prepare()
    .then(() => (build === undefined ? undefined : loadAhead(build, app.getRequestHandler())))
    .then(() => import('./site/direct-answers'))
    .then(({ directAnswers }) => directAnswers(build));
  const close = async () => {
    await (await direct).ended();
    await app.close();
  };
  const stop = () => stopServer(server, requests, { close });
  try {
    await answerRequests(server, app, direct);
  } catch (error) {
    server.close();
    throw error;
  }
  return { port, stop };
}

/**
 * Makes Next use its configuration as the build wrote it down, as Next's own standalone server does. Otherwise
 * `next.config.ts` would be compiled at each start, which takes a third of the whole time.
 */
function takeConfigOfBuild(build: string): void {
  const { config } = JSON.parse(readFileSync(join(build, 'required-server-files.json'), 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir: build });
}

async function listen(server: Server, port: number, address?: string): Promise<number> {
  server.listen(port, address);
  await once(server, 'listening');
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : port;
}

/** What Next says of whatever is static: for so long a shared cache need not ask again. */
const A_YEAR = 's-maxage=31536000';

/**
 * Has caches keep the parts of a page that a prefetch asks for as long as the page (decision 0112): browsers refuse those
 * of another build, and each link would load a whole document after a deploy. What is not there is not kept at all, nor
 * what failed, of which Next says nothing.
 */
export function keepNoYear(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const said = response.getHeader('cache-control');
    const isFailure = status >= 500 && !said;
    if (said === A_YEAR || isFailure) {
      const headers = status === 200 ? cacheHeaders : { 'cache-control': 'no-store' };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    }
    return Reflect.apply(writeHead, response, [status, ...rest]);
  };
}

/** Requests that arrive while Next is getting ready wait for it. */
async function answerRequests(
  server: Server,
  app: ReturnType<typeof next>,
  direct: Promise<DirectAnswers>,
): Promise<void> {
  const handle = app.getRequestHandler();
  const files = publicFiles();
  const answerOne = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const { answer } = await direct;
      if (!(await answer(request, response))) await handle(request, response);
    } catch (error) {
      if (isBrokenUpload(error)) return logCounted('uploads_broken_off');
      log('request_failed', { code: errorCode(error) });
      answerInWords(response, 500, 'Something went wrong on our side. Please try again.');
    }
  };
  server.on('request', (request, response) => {
    noticeProxyFaults(request);
    const path = requestedPath(request.url ?? '');
    const named = nameRequest(request, path);
    watchAnswer(request, response, named);
    keepNoYear(response);
    replaceClientHeaders(request, env().TRUSTED_PROXY_HOPS);
    if (!path) return answerInWords(response, 400, 'This is no address of ours.');
    // Next looks for a page that says so, does not find it, and answers 500.
    if (isNoReading(request.method, path, files)) {
      response.setHeader('allow', 'GET, HEAD');
      return answerInWords(response, 405, 'A file can only be read.');
    }
    // Next would make a request of it that may not have this method, and answer 500.
    if (request.method === 'TRACE') {
      response.setHeader('allow', 'GET, HEAD, POST');
      return answerInWords(response, 405, 'Nothing here can be traced.');
    }
    if (path.length > LONGEST_ADDRESS) return answerInWords(response, 414, 'This address is too long.');
    // A link that was cut off within an encoded letter (`/services/ai%E2`) is no failure of the site, as Next has it.
    request.url = decodePart(path.replace(/\?.*/, '')) === undefined ? '/404' : path;
    void inRequest(named, () => answerOne(request, response));
  });
  await direct;
}

function answerInWords(response: ServerResponse, status: number, words: string): void {
  if (!response.headersSent) response.writeHead(status, { 'content-type': 'text/plain' });
  response.end(words);
}
