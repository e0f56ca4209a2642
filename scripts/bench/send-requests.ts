import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { browserHeaders } from './browser-headers';
import { inFlight, type Send } from './in-flight';
import type { SentBatch } from './traffic';

/** A whole request as a browser behind a proxy sends it, ready for the wire: writing it must not cost much. */
function requestOf({ host, pathname, origin }: URL, { batch, address }: SentBatch): Buffer {
  const body = Buffer.from(JSON.stringify(batch));
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: keep-alive',
    `Content-Length: ${body.length}`,
    'Content-Type: application/json',
    'Accept: */*',
    `Origin: ${origin}`,
    'Sec-Fetch-Mode: cors',
    'Sec-Fetch-Dest: empty',
    `Referer: ${origin}/services/ai-agents`,
    'Accept-Encoding: gzip, deflate, br, zstd',
    ...Object.entries(browserHeaders).map(([name, value]) => `${name}: ${value}`),
    `X-Forwarded-For: ${address}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

/** Sends one request and waits for its 204, which has no body. @returns false after a 503 */
async function isTaken(socket: Socket, request: Buffer): Promise<boolean> {
  socket.write(request);
  for (let answer = ''; !answer.endsWith('\r\n\r\n'); ) {
    const [chunk] = await once(socket, 'data');
    answer += chunk;
    if (answer.startsWith('HTTP/1.1 503')) return false;
    if (!answer.startsWith('HTTP/1.1 204')) throw new Error(`The server answered ${answer.slice(0, 300)}`);
  }
  return true;
}

async function open(url: URL): Promise<Socket> {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  socket.once('end', () => socket.destroy(new Error('The server closed a connection.')));
  socket.setTimeout(30_000, () => socket.destroy(new Error('The server does not answer.')));
  await once(socket, 'connect');
  return socket;
}

/** A connection that is kept, and replaced after a refusal: what a page sends again would take a new one too. */
async function keepConnection(url: URL) {
  let socket = await open(url);
  let repeated = 0;
  return {
    async send(request: Buffer) {
      for (; !(await isTaken(socket, request)); repeated += 1) {
        socket.destroy();
        socket = await open(url);
      }
    },
    /** @returns how often it was refused */
    close() {
      socket.destroy();
      return repeated;
    },
  };
}

/** Prepares requests; the function returned sends them, each until it is taken, over kept connections. */
export function sendRequests(address: string, batches: SentBatch[]): Send {
  const url = new URL(address);
  const requests = batches.map((batch) => requestOf(url, batch));
  return async (count) => {
    const connections = await Promise.all(Array.from({ length: count }, () => keepConnection(url)));
    const senders = connections.map(({ send }) => send);
    const seconds = await inFlight(requests, senders);
    return { seconds, repeated: connections.reduce((sum, { close }) => sum + close(), 0) };
  };
}
