import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Outgoing = {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Uint8Array | string;
  /** Send the body in chunks, without saying how long it is. */
  chunked?: boolean;
};

export type Answer = {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  /** Every value of one header, in the order sent: a browser enforces each of two policies. */
  all(header: string): string[];
  body: Buffer;
};

/** One request with exactly these headers: `fetch` would add some of its own, and hides others. */
export async function send(
  url: string,
  { method = 'GET', headers, body, chunked }: Outgoing = {},
): Promise<Answer> {
  const length = chunked
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': Buffer.byteLength(body ?? '') };
  const framing = body === undefined ? {} : length;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers: { ...headers, ...framing } });
    outgoing.on('response', (response) => answer(response).then(resolve, reject));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function answer(response: IncomingMessage): Promise<Answer> {
  return {
    status: response.statusCode,
    headers: response.headers,
    all: (header) => response.headersDistinct[header] ?? [],
    body: await buffer(response),
  };
}
