import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';

export type Listening = {
  port: number;
  /** Breaks off what is still connected. */
  close(): Promise<void>;
};

/** Has a server listen on this machine alone. @param wanted its port; any that is free if there is none */
export async function listening(server: Server, wanted = 0): Promise<Listening> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await once(server.listen(wanted, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
