import { eventsEndpoint } from '@/lib/paths';
import type { HttpProblem } from './problem';

const eventBytes = 64 * 1024;
const formBytes = 100 * 1024;

/** The most bytes a write to this address may carry (docs/lifecycle.md). */
export function bodyLimit(pathname: string): number {
  return pathname === eventsEndpoint ? eventBytes : formBytes;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

export type JsonBody = { ok: true; value: unknown } | ({ ok: false } & HttpProblem);

/**
 * The JSON a request carries, still unchecked. Counts the bytes while it reads: what a client says about the length
 * need not be true.
 * @param limit bytes; what the address may be sent, if not given
 */
export async function readJsonBody(
  request: Request,
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

/** The bytes of a body, counted while they are read. */
// With a reader: iterating a stream, or a Blob of its chunks, costs as much as all else that is done with a batch.
export async function readBytes(body: Request['body'], limit: number): Promise<Uint8Array | 'too long'> {
  const reader = body?.getReader();
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
  return Buffer.concat(chunks);
}
