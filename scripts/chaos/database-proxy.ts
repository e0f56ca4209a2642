import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { freePort } from '@/scripts/postgres/launch-server';

/** What happens to passing data, in either direction. */
type Disturbance = {
  /** By how many milliseconds each packet is late. */
  delay?: number;
  /** In the middle of one packet out of so many, the connection is closed or reset. */
  cut?: { oneOf: number; how: 'end' | 'reset' };
};

/** A network between the site and its database that fails on request. */
export type DatabaseProxy = {
  url: string;
  /** From now on every connection, old and new, is accepted and never answered. */
  hang(): void;
  /** From now on every connection, old and new, is closed at once, as by a load balancer without a backend. */
  slam(): void;
  /** How many connections have been attempted so far. */
  attempts(): number;
  /** Nothing listens any more; existing connections are cut. */
  refuse(): Promise<void>;
  /** Applies from now on, until `heal` is called. */
  disturb(disturbance: Disturbance): void;
  /** New connections lead to this database, because after a restart it listens elsewhere. */
  leadTo(databaseUrl: string): void;
  /** New connections reach the database. Those that hung stay dead, as after a router has forgotten them. */
  heal(): Promise<void>;
  close(): Promise<void>;
};

function cutConnection(how: 'end' | 'reset', ends: readonly Socket[]): void {
  for (const end of ends) {
    if (how === 'reset') end.resetAndDestroy();
    else end.destroy();
  }
}

/** One direction of a connection. */
const passage = (disturbance: () => Disturbance, ends: readonly Socket[]) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const { delay, cut } = disturbance();
      if (cut && Math.random() * cut.oneOf < 1) {
        this.push(chunk.subarray(0, chunk.length >> 1));
        setImmediate(() => cutConnection(cut.how, ends));
      } else if (delay) setTimeout(() => done(null, chunk), delay);
      else done(null, chunk);
    },
  });

/** Joins both ends of a connection; a hung one keeps its client's end. */
function join(client: Socket, target: URL, disturbance: () => Disturbance): Socket {
  const server = connect({ host: target.hostname, port: Number(target.port) });
  const ends = [client, server];
  client.pipe(passage(disturbance, ends)).pipe(server);
  server.pipe(passage(disturbance, ends)).pipe(client);
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
  let target = new URL(databaseUrl);
  let disturbance: Disturbance = {};
  const wires = new Map<Socket, Socket | undefined>();
  let mode: 'open' | 'hanging' | 'slammed' = 'open';
  let attempts = 0;

  const listener = createServer((client) => {
    attempts += 1;
    client.on('error', () => {});
    client.on('close', () => wires.delete(client));
    wires.set(client, mode === 'open' ? join(client, target, () => disturbance) : undefined);
    if (mode === 'slammed') client.end();
  });
  // The port is fixed: `refuse` gives it up, and `heal` needs it again.
  const port = await freePort();
  const listen = async () => {
    listener.listen(port, '127.0.0.1');
    await once(listener, 'listening');
  };
  const refuse = async () => {
    for (const client of wires.keys()) client.destroy();
    if (listener.listening) await new Promise((resolve) => listener.close(resolve));
  };

  await listen();
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
    disturb(wanted) {
      disturbance = wanted;
    },
    leadTo(address) {
      target = new URL(address);
    },
    refuse,
    async heal() {
      mode = 'open';
      disturbance = {};
      if (!listener.listening) await listen();
    },
    close: refuse,
  };
}
