import { once } from 'node:events';
import { createServer, IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { expect, it } from 'vitest';
import { socketAddressHeader } from '@/lib/http/client-address';
import { listening } from '@/tests/support/listening';
import { endsWithin } from '@/tests/support/slow-time';
import {
  httpServer,
  keepNoYear,
  replaceClientHeaders,
  requestedPath,
  stopServer,
  watchRequests,
} from './server';

function aRequest(headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return request;
}

it('replaces an address the client claims for itself', () => {
  const request = aRequest({ [socketAddressHeader]: '203.0.113.7' });
  replaceClientHeaders(request, 1);
  expect(request.headers[socketAddressHeader]).toBe('');
});

it.each([
  ['', undefined],
  ['abc', 'abc'],
])('lets an action be named "%s" as %s', (name, action) => {
  const request = aRequest({ 'next-action': name });
  replaceClientHeaders(request, 1);
  expect(request.headers['next-action']).toBe(action);
});

it.each([
  [0, undefined],
  [1, 'site.example'],
])('with %i proxies in front, their word on the host is %s', (hops, host) => {
  const request = aRequest({ 'x-forwarded-host': 'site.example' });
  replaceClientHeaders(request, hops);
  expect(request.headers['x-forwarded-host']).toBe(host);
});

it.each([
  ['/about?a=b', '/about?a=b'],
  ['//other.example/', '//other.example/'],
  ['http://site.example', '/'],
  ['HTTP://site.example:80/about?a=b', '/about?a=b'],
  ['https://[::1]/%2e%2e/about', '/about'],
  ['*', undefined],
  ['', undefined],
  ['http://[', undefined],
  ['ftp://site.example/', undefined],
  ['site.example:443', undefined],
])('of %j asks for %s', (target, path) => {
  expect(requestedPath(target)).toBe(path);
});

it.each([
  [500, undefined, 'no-store'],
  [503, 'max-age=5', 'max-age=5'],
  [404, 's-maxage=31536000', 'no-store'],
  [200, 's-maxage=31536000', 's-maxage=60'],
  [200, undefined, undefined],
])('has caches keep an answer of %i, of which Next says %s, as %s', (status, said, kept) => {
  const response = new ServerResponse(aRequest({}));
  if (said) response.setHeader('cache-control', said);
  keepNoYear(response);
  response.writeHead(status);
  expect(response.getHeader('cache-control')).toBe(kept);
});

it('cuts off a client that asks and does not read', async () => {
  // What the site is served with; the test waits for less.
  expect(httpServer()).toMatchObject({ timeout: 30_000, keepAliveTimeout: 65_000, requestTimeout: 30_000 });
  const server = httpServer(200);
  server.on('request', (_request, response) => void response.end(Buffer.alloc(32 * 1024 * 1024)));
  const { port, close } = await listening(server);
  const client = connect(port, '127.0.0.1').pause();
  client.on('error', () => {});
  const [accepted] = await once(server, 'connection');
  client.write('GET / HTTP/1.1\r\nHost: site.example\r\n\r\n');
  await once(accepted, 'close');
  client.destroy();
  await close();
});

/** A server that notes in which order it comes to its end. */
async function aServer(answer: RequestListener) {
  const end: string[] = [];
  const server = createServer({ keepAliveTimeout: 65_000 });
  const requests = watchRequests(server);
  server.on('request', answer);
  server.on('request', (_request, response) => response.once('finish', () => end.push('answered')));
  const { port } = await listening(server);
  const app = { close: async () => void end.push('app closed') };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    end,
    /** Resolves when a request has arrived. */
    asked: once(server, 'request'),
    stop: () => stopServer(server, requests, app),
  };
}

it('lets a running request end, then closes the connection it would have kept, then the application', async () => {
  const slow = await aServer((_request, response) => setTimeout(() => response.end('whole'), 300));
  const answer = fetch(slow.url);
  await slow.asked;
  // It breaks off after 8 s.
  expect(await endsWithin(7000, slow.stop())).toBe(true);
  expect(slow.end).toEqual(['answered', 'app closed']);
  expect(await (await answer).text()).toBe('whole');
});

it('does not wait for a connection that asks for nothing', async () => {
  const idle = await aServer((_request, response) => response.end());
  const socket = connect(idle.port, 'localhost');
  await once(socket, 'connect');
  await idle.stop();
  await once(socket, 'close');
  expect(idle.end).toEqual(['app closed']);
});

it('answers a request that has arrived and was not read yet', async () => {
  const busy = await aServer((_request, response) => response.end('whole'));
  const socket = connect(busy.port, 'localhost').setEncoding('utf8');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.write('GET / HTTP/1.1\r\nHost: site.example\r\n\r\n');
  await busy.stop();
  await once(socket, 'close');
  expect(answer).toContain('whole');
});

it('takes no new request', async () => {
  const stopped = await aServer((_request, response) => response.end());
  await stopped.stop();
  await expect(fetch(stopped.url)).rejects.toThrow();
});
