import { createServer, type OutgoingHttpHeaders, type RequestListener } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { type Outgoing, send } from '@/tests/server/send';
import { listening } from '@/tests/support/listening';
import { answerCache } from './answer-cache';

const fixed = { 'Cache-Control': 's-maxage=60', 'X-Name': 'a page', Vary: 'rsc, Accept-Encoding' };

let stop = async () => {};
afterEach(() => stop());

/** Answers on a port of its own, until the test is over. @returns sends a request there */
async function listen(answer: RequestListener) {
  const { port, close } = await listening(createServer(answer));
  stop = close;
  return (path: string, options?: Outgoing) => send(`http://127.0.0.1:${port}${path}`, options);
}

type Answerer = { headers?: OutgoingHttpHeaders; status?: number; words?: string[]; mostBytes?: number };

const readsQuery = (path: string) => path === '/contact';
const brotliOf = () => undefined;

/** A server behind the cache, which counts what it is asked itself and says the number in its answer. */
function serve({ headers = fixed, status = 200, words = [], mostBytes }: Answerer = {}) {
  const answer = answerCache({ readsQuery, brotliOf, ...(mostBytes && { mostBytes }) });
  let asked = 0;
  return listen((request, response) => {
    if (answer(request, response)) return;
    asked += 1;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '');
    response.writeHead(status);
    for (const word of words) response.write(word);
    response.end(`${asked}`);
  });
}

it('sends what was sent before, with its headers and how long it is', async () => {
  const ask = await serve({ words: ['é', ' and '] });
  const [first, second] = [await ask('/about'), await ask('/about')];
  expect(second.body).toEqual(first.body);
  expect(second.body.toString()).toBe('é and 1');
  const { 'transfer-encoding': _, date: __, ...headers } = first.headers;
  expect(second.headers).toEqual({ ...headers, date: expect.any(String), 'content-length': '8' });
  expect((await ask('/other')).body.toString()).toBe('é and 2');
});

it.each<[what: string, path: string, options: Outgoing]>([
  ['a part for a script', '/?_rsc=x', {}],
  ['another method', '/', { method: 'POST' }],
  ['the head alone', '/', { method: 'HEAD' }],
  ['data for a script', '/', { headers: { rsc: '1' } }],
  ['a segment', '/', { headers: { 'next-router-segment-prefetch': '/_tree' } }],
  ['an action', '/', { headers: { 'next-action': 'x' } }],
  ['a range', '/', { headers: { range: 'bytes=0-9' } }],
  ['whether it changed', '/', { headers: { 'if-none-match': '"x"' } }],
  ['a page of another address', '/', { headers: { 'x-matched-path': '/about' } }],
  ['a form', '/', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
  ['encodings it weighs', '/', { headers: { 'accept-encoding': 'gzip;q=0, br' } }],
  ['another encoding', '/', { headers: { 'accept-encoding': 'br' } }],
  ['what is called nearly like gzip', '/', { headers: { 'accept-encoding': 'x-gzip, gzip2' } }],
  ['no list of encodings', '/', { headers: { 'accept-encoding': 'gzip or br' } }],
])('neither keeps nor answers a request for %s', async (_what, path, options) => {
  const ask = await serve();
  await ask(path, options);
  await ask(path, options);
  expect((await ask('/')).body.toString()).toBe('3');
  const other = await ask(path, options);
  if (options.method !== 'HEAD') expect(other.body.toString()).toBe('4');
  expect((await ask('/')).body.toString()).toBe('3');
});

it.each<[what: string, answerer: Answerer, isKept: boolean]>([
  ['a page', {}, true],
  ['a script', { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } }, true],
  ['what no cache may keep', { headers: { 'Cache-Control': 'no-store' } }, false],
  ['what says nothing of it', { headers: {} }, false],
  ['what sets a cookie', { headers: { ...fixed, 'Set-Cookie': 'a=b' } }, false],
  ['what depends on more', { headers: { ...fixed, Vary: 'Accept-Encoding, Cookie' } }, false],
  ['what is compressed although nobody asked', { headers: { ...fixed, 'Content-Encoding': 'br' } }, false],
  ['what is not there', { status: 404 }, false],
  ['what there is no room for', { words: ['x'.repeat(10_000)], mostBytes: 10_000 }, false],
])('%s', async (_what, answerer, isKept) => {
  const ask = await serve(answerer);
  const [first, second] = [await ask('/'), await ask('/')];
  expect(second.body.equals(first.body)).toBe(isKept);
});

it.each<[path: string, isKept: boolean]>([
  ['/_next/static/chunks/x.js', true],
  ['/.well-known/security.txt', true],
  [`/${'x'.repeat(199)}`, true],
  [`/${'x'.repeat(200)}`, false],
  ['/_next/static/%63hunks/x.js', false],
  ['/_next/.static/x.js', false],
  ['/main;1', false],
  ['/.well-known', false],
])('as there is no end of spellings, of %s it is kept: %s', async (path, isKept) => {
  const ask = await serve();
  const [first, second] = [await ask(path), await ask(path)];
  expect(second.body.equals(first.body)).toBe(isKept);
});

it('sends the same page whatever a query says, but where it is read', async () => {
  const ask = await serve();
  expect((await ask('/about?utm_source=mail')).body.toString()).toBe('1');
  expect((await ask('/about')).body.toString()).toBe('1');
  expect((await ask('/about?utm_source=x')).body.toString()).toBe('1');
  expect((await ask('/contact?clarify=income')).body.toString()).toBe('2');
  expect((await ask('/contact')).body.toString()).toBe('3');
  expect((await ask('/contact?clarify=backend')).body.toString()).toBe('4');
});

it('keeps apart what is sent to whoever takes gzip, in whatever company', async () => {
  const ask = await serve();
  const takes = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });
  expect((await ask('/', takes('gzip, deflate, br, zstd'))).body.toString()).toBe('1');
  expect((await ask('/')).body.toString()).toBe('2');
  expect((await ask('/', takes('br, gzip'))).body.toString()).toBe('1');
  expect((await ask('/', takes('identity'))).body.toString()).toBe('2');
});

it('asks for gzip alone where everybody after it gets the answer, whatever else the first was content with', async () => {
  const answer = answerCache({ readsQuery, brotliOf });
  const ask = await listen((request, response) => {
    if (!answer(request, response)) response.end(request.headers['accept-encoding']);
  });
  const seen = async (encoding: string) =>
    (await ask('/', { headers: { 'accept-encoding': encoding } })).body.toString();
  expect(await seen('identity, gzip')).toBe('gzip');
  expect(await seen('gzip;q=0.5, br')).toBe('gzip;q=0.5, br');
});

/** Compresses what it says as Next does for whoever takes gzip, as this build knows it in Brotli too. */
async function serveCompressed(isKnown: (content: string) => boolean, change = (body: Buffer) => body) {
  const answer = answerCache({
    readsQuery,
    brotliOf: (content) => (isKnown(`${content}`) ? brotliCompressSync(content) : undefined),
  });
  const ask = await listen((request, response) => {
    if (answer(request, response)) return;
    const headers = { ...fixed, 'Content-Encoding': 'gzip' };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(change(gzipSync(`what ${request.url} says`)));
  });
  return (path: string, encoding: string) => ask(path, { headers: { 'accept-encoding': encoding } });
}

it('sends the next in Brotli to whoever takes it, where the build has it', async () => {
  const ask = await serveCompressed((content) => content === 'what /about says');
  const [first, second] = [await ask('/about', 'gzip, br'), await ask('/about', 'gzip, br')];
  expect(first.headers['content-encoding']).toBe('gzip');
  expect(second.headers).toEqual({
    ...first.headers,
    'content-encoding': 'br',
    'content-length': `${second.body.length}`,
    date: expect.any(String),
  });
  expect(brotliDecompressSync(second.body)).toEqual(gunzipSync(first.body));
  expect((await ask('/about', 'gzip, deflate')).body).toEqual(first.body);
  const other = [await ask('/other', 'gzip, br'), await ask('/other', 'gzip, br')];
  expect(other.map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'gzip']);
});

it('keeps nothing of a compressed answer that is not whole', async () => {
  let asked = 0;
  const ask = await serveCompressed(
    () => true,
    (body) => {
      asked += 1;
      return body.subarray(0, -1);
    },
  );
  await ask('/', 'gzip, br');
  await ask('/', 'gzip, br');
  expect(asked).toBe(2);
});

it('lets the oldest make room', async () => {
  // Each answer is of eleven bytes, and takes some 4,000 with what is kept beside it.
  const ask = await serve({ words: ['0123456789'], mostBytes: 10_000 });
  for (const path of ['/first', '/second', '/third']) await ask(path);
  expect((await ask('/third')).body.toString()).toBe('01234567893');
  expect((await ask('/second')).body.toString()).toBe('01234567892');
  expect((await ask('/first')).body.toString()).toBe('01234567894');
});

it('keeps nothing of an answer that was broken off', async () => {
  const answer = answerCache({ readsQuery, brotliOf });
  let asked = 0;
  const ask = await listen((request, response) => {
    if (answer(request, response)) return;
    asked += 1;
    response.writeHead(200, { 'Cache-Control': 'immutable' }).write('half');
    if (asked === 1) response.destroy();
    else response.end();
  });
  await expect(ask('/')).rejects.toThrow();
  expect((await ask('/')).body.toString()).toBe('half');
  expect(asked).toBe(2);
});
