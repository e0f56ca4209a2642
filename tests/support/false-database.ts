import { createServer, type Socket } from 'node:net';
import { listening } from './listening';

/** Something that listens where a PostgreSQL is expected, and is none. */
export type FalseDatabase = {
  url: string;
  /** How many connections there were so far. */
  attempts(): number;
  close(): Promise<void>;
};

const PASSWORD = 'correct-horse';

const httpAnswer = 'HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** How such a listener treats a connection. */
export const falseAnswers: Record<string, (socket: Socket) => void> = {
  'closes at once, as a balancer without a backend': (socket) => void socket.end(),
  'resets the connection': (socket) => void socket.resetAndDestroy(),
  'answers as a web server': (socket) => void socket.once('data', () => socket.end(httpAnswer)),
};

export async function startFalseDatabase(answer: (socket: Socket) => void): Promise<FalseDatabase> {
  let attempts = 0;
  const server = createServer((socket) => {
    attempts += 1;
    socket.on('error', () => {});
    answer(socket);
  });
  const { port, close } = await listening(server);
  return {
    url: `postgres://app:${PASSWORD}@127.0.0.1:${port}/site`,
    attempts: () => attempts,
    close,
  };
}
