import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server to which traces are sent; it answers as well or as badly as a test wants. */
export type TraceReceiver = {
  /** The value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  /** Everything that has arrived, as it was sent. */
  received(): string;
  answerWith(answer: RequestListener): void;
  close(): Promise<void>;
};

export async function startTraceReceiver(): Promise<TraceReceiver> {
  let received = '';
  let answer: RequestListener = (_, response) => response.writeHead(200).end('{}');
  const server = createServer((request, response) => {
    request.on('data', (chunk) => {
      received += chunk;
    });
    request.on('end', () => answer(request, response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received: () => received,
    answerWith(other) {
      answer = other;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
