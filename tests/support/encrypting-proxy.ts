import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Certificate } from './certificate';

/** Speaks TLS as PostgreSQL does, from the answer to the client's first eight bytes on, and passes the rest on. */
async function encrypt(client: Socket, { key, certificate }: Certificate, database: URL): Promise<void> {
  await once(client, 'data');
  client.write('S');
  const secure = new TLSSocket(client, { isServer: true, key, cert: certificate });
  const server = connect(Number(database.port), database.hostname);
  for (const socket of [client, secure, server]) socket.on('error', () => {});
  secure.pipe(server).pipe(secure);
}

/** The address of a test's database, encrypted with this certificate. */
export async function startEncryptingProxy(url: string, certificate: Certificate) {
  const database = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    void encrypt(client, certificate, database);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
