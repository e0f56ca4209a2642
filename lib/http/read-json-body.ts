import { bodyLimit } from './body-limit';
import type { Problem } from './problem';

export type JsonBody = { ok: true; value: unknown } | ({ ok: false } & Problem);

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
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false, status: 400, message: 'The request could not be read as JSON.' };
  }
}

const isJson = (type: string | null) => type?.split(';')[0]?.trim().toLowerCase() === 'application/json';

async function readBytes(
  body: Request['body'],
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'too long'> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  // Leaving the loop cancels the rest of the body.
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > limit) return 'too long';
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
