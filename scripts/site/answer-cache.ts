import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An answer as it was sent, which any later request of its kind gets too. */
type KeptAnswer = { headers: OutgoingHttpHeaders; body: Buffer };

/** All that is kept together, in bytes: the whole site is a tenth of it. */
const MOST_BYTES = 64 * 1024 * 1024;

/** What asks for a part of an answer, for none if it is unchanged, or for another kind of answer at the same address. */
const asksForOther =
  /^(rsc|range|if-.*|next-.*|x-(next|middleware|invoke|matched|now|prerender|rewrite).*|content-.*|transfer-encoding|authorization)$/;

/** Those of one connection, and what Node writes by itself. */
const notKept = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

const isOther = (name: string) => asksForOther.test(name);

/** How Next compresses for whoever takes gzip; other wishes, and weights, are left to it. */
function encodingOf({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): 'gzip' | 'none' | undefined {
  if (accepted === '' || accepted === 'identity') return 'none';
  return /^(?!.*;).*\bgzip\b/.test(`${accepted}`) ? 'gzip' : undefined;
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

/** Copies what is sent, and hands it over once all of it was. */
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

/**
 * Keeps the pages, scripts and styles of a build as they were first sent, compressed, and sends them again: Next would
 * find, hash and compress each anew for every request. A shared cache in front could do the same; here it is never
 * stale, since it ends with the build that is served.
 * @param readsQuery whether what a query says leads to another page; else campaigns name their links as they like
 * @returns a function that answers a request from what is kept; `false`: Next has to, and what it says may be kept
 */
export function answerCache(readsQuery: (path: string) => boolean, mostBytes = MOST_BYTES) {
  const kept = new Map<string, KeptAnswer>();
  let bytes = 0;

  /** The path, where it alone says what a request wants. */
  function plainPath({ method, url = '', headers }: IncomingMessage): string | undefined {
    if (method !== 'GET' || Object.keys(headers).some(isOther)) return;
    const [path = '', query] = url.split('?', 2);
    // Next's own parameter comes with what a script asks for.
    const isRead = query !== undefined && (query.includes('_rsc=') || readsQuery(path));
    return isRead ? undefined : path;
  }

  /** The oldest make room: whoever spells addresses in ever new ways must not keep the pages out. */
  function keep(key: string, answer: KeptAnswer): void {
    if (kept.has(key) || answer.body.length > mostBytes) return;
    kept.set(key, answer);
    bytes += answer.body.length;
    for (const [oldest, { body }] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(oldest);
      bytes -= body.length;
    }
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = plainPath(request);
    const encoding = encodingOf(request.headers);
    if (path === undefined || !encoding) return false;
    const key = `${encoding} ${path}`;
    const known = kept.get(key);
    if (known) {
      response.writeHead(200, known.headers).end(known.body);
      return true;
    }
    copyAnswer(response, (body) => {
      if (!isFixed(response, encoding)) return;
      const headers = Object.entries(response.getHeaders()).filter(([name]) => !notKept.includes(name));
      keep(key, { headers: { ...Object.fromEntries(headers), 'content-length': body.length }, body });
    });
    return false;
  };
}
