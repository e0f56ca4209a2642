import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Certificate } from './certificate';
import { listening } from './listening';

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
  const server = createServer((client) => void encrypt(client, certificate, database));
  const { port, close } = await listening(server);
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    close,
  };
}
