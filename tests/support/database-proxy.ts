import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network between the site and its database that fails on request. */
export type DatabaseProxy = {
  url: string;
  /** From now on every connection, old and new, is accepted and never answered. */
  hang(): void;
  /** From now on every connection, old and new, is closed at once, as by a balancer without a backend. */
  slam(): void;
  /** Connections tried so far. */
  attempts(): number;
  /** Nothing listens; what was connected is cut. */
  refuse(): Promise<void>;
  /** New connections reach the database. Those that hung stay dead, as after a router has forgotten them. */
  heal(): Promise<void>;
  close(): Promise<void>;
};

/** Both ends of one connection; a hung one keeps its client's end. */
function join(client: Socket, target: URL): Socket {
  const server = connect({ host: target.hostname, port: Number(target.port) });
  client.pipe(server).pipe(client);
  server.on('error', () => client.destroy());
  server.on('close', () => client.destroy());
  client.on('close', () => server.destroy());
  return server;
}

/** Cuts the wire without telling the client. */
function unplug(client: Socket, server: Socket): void {
  client.unpipe();
  client.resume();
  server.unpipe();
  server.removeAllListeners('close');
  server.destroy();
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl);
  const target = new URL(databaseUrl);
  const wires = new Map<Socket, Socket | undefined>();
  let mode: 'open' | 'hanging' | 'slammed' = 'open';
  let attempts = 0;

  const listener = createServer((client) => {
    attempts += 1;
    client.on('error', () => {});
    client.on('close', () => wires.delete(client));
    wires.set(client, mode === 'open' ? join(client, target) : undefined);
    if (mode === 'slammed') client.end();
  });
  const listen = async (port: number) => {
    listener.listen(port, '127.0.0.1');
    await once(listener, 'listening');
  };
  const refuse = async () => {
    for (const client of wires.keys()) client.destroy();
    if (listener.listening) await new Promise((resolve) => listener.close(resolve));
  };

  await listen(0);
  const { port } = listener.address() as AddressInfo;
  url.port = String(port);
  return {
    url: url.href,
    hang() {
      mode = 'hanging';
      for (const [client, server] of wires) if (server) unplug(client, server);
    },
    slam() {
      mode = 'slammed';
      for (const client of wires.keys()) client.end();
    },
    attempts: () => attempts,
    refuse,
    async heal() {
      mode = 'open';
      if (!listener.listening) await listen(port);
    },
    close: refuse,
  };
}
