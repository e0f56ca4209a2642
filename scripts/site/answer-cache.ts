import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** An answer as it was sent; later requests of the same kind get it, too. */
type KeptAnswer = {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** The same body, for clients that accept Brotli. */
  brotli?: Buffer | undefined;
};

/** The limit for everything that is kept, in bytes: the whole site takes a tenth of it. */
const MOST_BYTES = 64 * 1024 * 1024;

/** What an answer takes besides its body and its key: its headers, and the address under which it was first requested. */
const BYTES_BESIDES = 4096;

/** Headers that ask for a part of an answer, for none if it is unchanged, or for another kind of answer at its address. */
const asksForOther =
  /^(rsc|range|if-.*|next-.*|x-(next|middleware|invoke|matched|now|prerender|rewrite).*|content-.*|transfer-encoding|authorization)$/;

/** Headers of a single connection, and those that Node writes by itself. */
const notKept = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

const isOther = (name: string) => asksForOther.test(name);

/** How Next compresses for clients that accept gzip; other wishes, and weights, are left to Next. */
function encodingOf({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): 'gzip' | 'none' | undefined {
  if (accepted === '' || accepted === 'identity') return 'none';
  return /^(?!.*;)(.*,)?\s*gzip\s*(,|$)/.test(`${accepted}`) ? 'gzip' : undefined;
}

const takesBrotli = ({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders) =>
  /\bbr\b/.test(`${accepted}`);

const sizeOf = (key: string, { body, brotli }: KeptAnswer) =>
  key.length + BYTES_BESIDES + body.length + (brotli?.length ?? 0);

/** None of our addresses is longer. */
const LONGEST_PATH = 200;

/** Whether a path is spelled as the site spells it: other spellings of the same address are without number. */
const isOurSpelling = (path: string) =>
  path.length <= LONGEST_PATH && /^[\w./~-]+$/.test(path) && !/\/\.(?!well-known\/)/.test(path);

function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, body, brotli }: KeptAnswer,
): void {
  if (!brotli || !takesBrotli(request.headers)) return void response.writeHead(200, headers).end(body);
  const encoded = { ...headers, 'content-encoding': 'br', 'content-length': brotli.length };
  response.writeHead(200, encoded).end(brotli);
}

/** Whether an answer is the same for everybody for as long as its build is served. */
function isFixed(response: ServerResponse, encoding: string): boolean {
  const control = String(response.getHeader('cache-control'));
  const vary = String(response.getHeader('vary') ?? '').toLowerCase();
  return (
    response.statusCode === 200 &&
    /\b(s-maxage=|immutable)/.test(control) &&
    [encoding, undefined].includes(response.getHeader('content-encoding')?.toString()) &&
    !response.hasHeader('set-cookie') &&
    vary.split(/,\s*/).every((name) => name === '' || name === 'accept-encoding' || isOther(name))
  );
}

/** Copies what is sent, and passes the copy on once everything was sent. */
function copyAnswer(response: ServerResponse, use: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const copy = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  for (const method of ['write', 'end'] as const) {
    const send = response[method];
    response[method] = (...args: unknown[]) => {
      copy(args[0], args[1]);
      return Reflect.apply(send, response, args);
    };
  }
  response.once('finish', () => use(Buffer.concat(chunks)));
}

/** @returns undefined for a body that is incomplete */
function unzip(body: Buffer): Buffer | undefined {
  try {
    return gunzipSync(body);
  } catch {
    return;
  }
}

type Options = {
  readsQuery: (path: string) => boolean;
  brotliOf: (content: Buffer) => Buffer | undefined;
  mostBytes?: number;
};

/**
 * Keeps the pages, scripts and styles of a build as they were first sent, compressed, and sends them again: Next would
 * find, hash and compress each of them for every request. A shared cache in front of the site could do the same; here,
 * nothing is ever stale, because the cache ends with the build that is served.
 * @param options.readsQuery whether the query at a path can lead to another page; otherwise it is ignored, because
 * campaigns add to links what they like
 * @param options.brotliOf the same content as the build has compressed it, if it has
 * @returns a function that answers a request from the cache; `false` means that Next has to answer, and that its
 * answer may be kept
 */
export function answerCache({ readsQuery, brotliOf, mostBytes = MOST_BYTES }: Options) {
  const kept = new Map<string, KeptAnswer>();
  let bytes = 0;

  /** The path, if it alone says what a request wants. */
  function plainPath({ method, url = '', headers }: IncomingMessage): string | undefined {
    if (method !== 'GET' || Object.keys(headers).some(isOther)) return;
    const [path = '', query] = url.split('?', 2);
    // Next's own parameter is part of what a script requests.
    const isRead = query !== undefined && (query.includes('_rsc=') || readsQuery(path));
    return isRead || !isOurSpelling(path) ? undefined : path;
  }

  /** The oldest answers make room: a client that spells addresses in ever new ways must not keep the pages out. */
  function keep(key: string, answer: KeptAnswer): void {
    if (kept.has(key) || sizeOf(key, answer) > mostBytes) return;
    kept.set(key, answer);
    bytes += sizeOf(key, answer);
    for (const [oldest, other] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(oldest);
      bytes -= sizeOf(oldest, other);
    }
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = plainPath(request);
    const encoding = encodingOf(request.headers);
    if (path === undefined || !encoding) return false;
    const key = `${encoding} ${path}`;
    const known = kept.get(key);
    if (known) {
      sendKept(request, response, known);
      return true;
    }
    // Where a client names something before gzip, Next may send the answer as it is: everybody after it would get that.
    if (encoding === 'gzip') request.headers['accept-encoding'] = encoding;
    copyAnswer(response, (body) => {
      if (!isFixed(response, encoding)) return;
      const headers = Object.entries(response.getHeaders()).filter(([name]) => !notKept.includes(name));
      const answer = { headers: { ...Object.fromEntries(headers), 'content-length': body.length }, body };
      if (!response.hasHeader('content-encoding')) return keep(key, answer);
      const content = unzip(body);
      if (content) keep(key, { ...answer, brotli: brotliOf(content) });
    });
    return false;
  };
}
