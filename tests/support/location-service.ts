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

/**
 * Calls back once all has been read that had arrived before now. Whoever gives up a request to ask the next closes the
 * first before, and a busy machine reads both at once, in any order.
 */
const whenAllIsRead = (done: () => void) => setImmediate(() => setImmediate(done));

export async function startLocationService(): Promise<LocationService> {
  const asked: string[] = [];
  const open = { now: 0, most: 0 };
  let current: RequestListener = (_, response) => response.end();
  const server = createServer((request, response) => {
    open.now += 1;
    whenAllIsRead(() => {
      open.most = Math.max(open.most, open.now);
    });
    const end = () => {
      open.now -= 1;
      request.socket.off('end', end);
      response.off('close', end);
    };
    request.socket.on('end', end);
    response.on('close', end);
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
