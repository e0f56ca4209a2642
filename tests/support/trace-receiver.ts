import { createServer, type RequestListener } from 'node:http';
import { listening } from './listening';

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
  const { port, close } = await listening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    received: () => received,
    answerWith(other) {
      answer = other;
    },
    close,
  };
}
