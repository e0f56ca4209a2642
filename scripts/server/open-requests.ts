import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What is still going on in a server, seen from the moment `openRequests` was called. */
export type OpenRequests = {
  /** Resolves once no request is being answered. */
  ended(): Promise<void>;
  /** Closes every connection: idle ones, and the hot reload's sockets, which a server does not close itself. */
  disconnect(): void;
};

/** Watches a server's requests and connections, so that it can be stopped without cutting an answer short. */
export function openRequests(server: Server): OpenRequests {
  const sockets = new Set<Socket>();
  let open = 0;
  let tellEnded = () => {};
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (_request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
      if (open === 0) tellEnded();
    });
  });
  return {
    ended: () =>
      new Promise((resolve) => {
        if (open === 0) resolve();
        else tellEnded = resolve;
      }),
    disconnect() {
      for (const socket of sockets) socket.destroySoon();
    },
  };
}
