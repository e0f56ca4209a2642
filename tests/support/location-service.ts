import { createServer, type RequestListener } from 'node:http';
import { listening } from './listening';

/** A service that says where an address is, as well or as badly as a test wants. */
export type LocationService = {
  /** The value for GEOLOCATION_URL. */
  url: string;
  /** The addresses that it was asked about since `answerWith` was last called. */
  asked: string[];
  /** The largest number of requests that were left open at the same time since then. */
  mostAtOnce(): number;
  answerWith(answer: RequestListener): void;
  close(): Promise<void>;
};

/** Milliseconds in which the end of a request is heard of that came before another's beginning. */
const HEARD_OF_MS = 50;

export async function startLocationService(): Promise<LocationService> {
  const asked: string[] = [];
  const open = { now: 0, most: 0 };
  let current: RequestListener = (_, response) => response.end();
  const server = createServer((request, response) => {
    open.now += 1;
    // Whoever gives one up to ask the next has closed the first before, which is heard of after the next on a busy machine.
    setTimeout(() => {
      open.most = Math.max(open.most, open.now);
    }, HEARD_OF_MS);
    response.on('close', () => {
      open.now -= 1;
    });
    asked.push(decodeURIComponent(request.url?.slice(1) ?? ''));
    current(request, response);
  });
  const { port, close } = await listening(server);
  return {
    url: `http://127.0.0.1:${port}/{ip}`,
    asked,
    mostAtOnce: () => open.most,
    answerWith(answer) {
      asked.length = 0;
      open.most = open.now;
      current = answer;
    },
    close,
  };
}
