import { Readable } from 'node:stream';
import type { z } from 'zod';
import { eventsEndpoint } from '@/lib/paths';
import { type HttpProblem, invalidBodyResponse, problemResponse } from './problem';
import { hostFault, sayProxyFaults } from './proxy-faults';
import { countUnreadable, limitWrites, type WriteKind } from './rate-limit';
import { type HeaderReader, isCrossSite, isOtherHost, requestHost } from './request-headers';

/** A write, as a route receives it or as Node does. */
export type IncomingWrite = Pick<Request, 'method' | 'url'> & {
  headers: HeaderReader;
  body: Request['body'] | Readable;
};

/** The most bytes a write to this address may carry (docs/lifecycle.md). */
const bodyLimit = (pathname: string): number => (pathname === eventsEndpoint ? 64 : 100) * 1024;

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Judges a request by its headers alone, before any of it is parsed: this is the first thing every write goes through,
 * in the middleware or in its handler. `undefined`: it may pass.
 */
export function refuseWrite({ method, url, headers }: Omit<IncomingWrite, 'body'>): HttpProblem | undefined {
  if (readingMethods.has(method)) return undefined;
  const { pathname } = new URL(url);
  if (isCrossSite(headers)) return { status: 403, message: 'This can only be sent from our own pages.' };
  const length = headers.get('content-length');
  if (length === null) return { status: 411, message: 'The request has to say how long it is.' };
  if (!(Number(length) <= bodyLimit(pathname))) {
    return { status: 413, message: 'This is too long. Please shorten your answers and send them again.' };
  }
  // Handlers under /api themselves refuse what is not JSON.
  if (!pathname.startsWith('/api/') && isUrlencoded(headers)) {
    return { status: 415, message: 'This form arrived in a way we cannot read. Please reload the page.' };
  }
  return undefined;
}

// Next would answer 200 without running the action, and without a policy.
const isUrlencoded = (headers: HeaderReader) =>
  headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;

/**
 * Refuses a form from one of our pages that names another host than the request, as happens behind a proxy that
 * changes it: Next would answer 500. The visitor gets a sentence, and the log the line to add.
 */
export function refuseMisdirected(headers: HeaderReader): HttpProblem | undefined {
  if (!isOtherHost(headers, requestHost(headers))) return undefined;
  sayProxyFaults([hostFault]);
  return {
    status: 503,
    message:
      'Our site cannot take this form at the moment, and the fault is ours. Please keep what you typed and try again later.',
  };
}

type AcceptedWrite<Value> = { ok: true; value: Value } | { ok: false; response: Response };

/**
 * The checked content of a write to the API, or the answer that refuses it. The client is counted before its body is
 * read, and several times more if it cannot be read: reading is what a flood of them would cost.
 */
export async function acceptWrite<Value>(
  kind: WriteKind,
  request: IncomingWrite,
  schema: z.ZodType<Value>,
): Promise<AcceptedWrite<Value>> {
  const limit = await limitWrites(kind, request.headers);
  if (!limit.ok) return { ok: false, response: problemResponse(limit) };
  const read = await readChecked(request, schema);
  if (!read.ok) await countUnreadable(kind, request.headers);
  return read;
}

async function readChecked<Value>(
  request: IncomingWrite,
  schema: z.ZodType<Value>,
): Promise<AcceptedWrite<Value>> {
  const body = await readJsonBody(request);
  if (!body.ok) return { ok: false, response: problemResponse(body) };
  const parsed = schema.safeParse(body.value);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, response: invalidBodyResponse(parsed.error) };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

type JsonBody = { ok: true; value: unknown } | ({ ok: false } & HttpProblem);

/**
 * The JSON that a request carries, still unchecked. Counts the bytes while it reads, because what a client says about
 * the length need not be true.
 * @param limit bytes; by default what may be sent to this address
 */
export async function readJsonBody(
  request: IncomingWrite,
  limit: number = bodyLimit(new URL(request.url).pathname),
): Promise<JsonBody> {
  if (!isJson(request.headers.get('content-type'))) {
    return { ok: false, status: 415, message: 'Please send JSON.' };
  }
  const bytes = await readBytes(request.body, limit);
  if (bytes === 'too long') {
    return { ok: false, status: 413, message: 'This is too long. Please shorten it and send it again.' };
  }
  try {
    return { ok: true, value: JSON.parse(utf8.decode(bytes)) };
  } catch {
    return { ok: false, status: 400, message: 'The request could not be read as JSON.' };
  }
}

const isJson = (type: string | null) => type?.split(';')[0]?.trim().toLowerCase() === 'application/json';

/**
 * The bytes of a body, counted while they are read. Read with a reader, because iterating over the stream, or making a
 * Blob of its chunks, costs as much as everything else that is done with a batch.
 * @param signal ends the reading of a stream of the web. That of a `fetch` does not by itself: Node forgets which answer
 * it belongs to as soon as it collects garbage, and would wait five minutes for the rest.
 * @throws the signal's reason
 */
export async function readBytes(
  body: IncomingWrite['body'],
  limit: number,
  signal?: AbortSignal,
): Promise<Uint8Array | 'too long'> {
  if (body instanceof Readable) return readFromNode(body, limit);
  const reader = body?.getReader();
  signal?.addEventListener('abort', () => void reader?.cancel().catch(() => undefined));
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > limit) {
      await reader?.cancel();
      return 'too long';
    }
    chunks.push(part.value);
  }
  signal?.throwIfAborted();
  return Buffer.concat(chunks);
}

function readFromNode(body: Readable, limit: number): Promise<Uint8Array | 'too long'> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    body.on('data', (chunk: Uint8Array) => {
      length += chunk.byteLength;
      if (length > limit) resolve('too long');
      else chunks.push(chunk);
    });
    body.once('end', () => resolve(Buffer.concat(chunks)));
    body.once('error', reject);
  });
}
