import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardPath } from '@/lib/paths';
import { type Site, startSite } from './site';

describe('a request written by hand', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  /** All that comes back until the server closes the connection. */
  async function ask(line: string, ...headers: string[]): Promise<string> {
    const { hostname, port, host } = new URL(site.origin);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write([line, `Host: ${host}`, ...headers, '', ''].join('\r\n'));
    return text(socket);
  }

  const upgrade = (to: string) => ['Connection: Upgrade, close', `Upgrade: ${to}`];
  const webSocket = [
    ...upgrade('websocket'),
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];

  it.each([
    ['for a web socket', '/about', webSocket, 200],
    ['for the web socket of development', '/_next/webpack-hmr', webSocket, 404],
    ['for HTTP/2', '/about', upgrade('h2c'), 200],
    ['for anything', '/api/health', upgrade('x'), 200],
  ])('%s is answered as if it had not asked to be upgraded', async (_what, path, headers, status) => {
    expect(await ask(`GET ${path} HTTP/1.1`, ...headers)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('that names the whole address gets the page of its path', async () => {
    const answer = await ask(`GET ${site.origin}/about HTTP/1.1`, 'Connection: close');
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(answer).toContain('<html');
  });

  /** As long as that, and nothing but names that Next would compare with each other. */
  const addressOf = (length: number) => `/about?${'a=&'.repeat(length)}`.slice(0, length);

  it.each([
    [4000, 200],
    [4001, 414],
    [15_000, 414],
  ])('for an address of %i characters is answered %i', async (length, status) => {
    const answer = await ask(`GET ${addressOf(length)} HTTP/1.1`, 'Connection: close');
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    if (status === 414) expect(answer).toMatch(/text\/plain[\s\S]*\r\nThis address is too long\.\r\n/);
  });

  it.each([
    'Range: bytes=9999999-',
    'Range: bytes=x',
    'If-Match: "x"',
    'If-Unmodified-Since: Mon, 01 Jan 2001 00:00:00 GMT',
  ])('for a part that there is not gets the whole: %s', async (header) => {
    const answer = await ask(`GET ${cardPath('/')} HTTP/1.1`, header, 'Connection: close');
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  it('to be traced is refused, at an address of the interface too', async () => {
    const answer = await ask('TRACE /api/health HTTP/1.1', 'Connection: close');
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(site.log()).not.toContain('TRACE');
  });

  it.each([
    `POST ${cardPath('/')}`,
    'PUT /favicon.ico?x',
    'OPTIONS /icons/192.png',
    'POST /_next/static/chunks/none.js',
    'PATCH /about.md',
    'PROPFIND /markdown/about',
  ])('to do more with a file than to read it is refused as that: %s', async (line) => {
    const answer = await ask(`${line} HTTP/1.1`, 'Content-Length: 0', 'Connection: close');
    expect(answer).toMatch(/^HTTP\/1.1 405 [\s\S]*allow: GET, HEAD\r\n/);
  });

  it('at an address of the interface where nothing stands is answered as the interface answers', async () => {
    const answer = await ask('GET /api/none HTTP/1.1', 'Connection: close');
    expect(answer).toMatch(
      /^HTTP\/1.1 404 [\s\S]*\r\n\r\n[\s\S]*^\{"error":"Nothing stands at this address."\}\r$/m,
    );
  });

  it.each(['OPTIONS * HTTP/1.1', 'GET http://[ HTTP/1.1', 'GET x-jane@example.com HTTP/1.1'])(
    '%s is refused, without a word of it in answer or log',
    async (line) => {
      const answer = await ask(line, 'Connection: close');
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer + site.log()).not.toMatch(/node_modules|\n\s+at |jane/);
    },
  );
});
