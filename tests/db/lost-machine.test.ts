import { connect, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { Restoration } from '@/db/backup';
import { endWhenLost } from '@/db/connect';
import { erasePerson } from '@/db/erase';
import { eraseBefore } from '@/db/erase-before';
import { migrate } from '@/db/migrate';
import { withMaintenanceLock } from '@/db/queries/maintenance';
import { removeSamples } from '@/db/samples';
import { listening } from '../support/listening';
import { siteDatabase } from '../support/site-database';
import { storeVisit } from '../support/stored-visits';

const database = siteDatabase();

/** The database by an address that notes what each connection to it says. */
async function tappedDatabase() {
  const { hostname, port } = new URL(database.current.url);
  const said: string[] = [];
  const tap = createServer((client) => {
    const server = connect({ host: hostname, port: Number(port) });
    const place = said.push('') - 1;
    client.on('data', (chunk) => {
      said[place] += chunk.toString('latin1');
    });
    client.on('error', () => server.destroy()).pipe(server);
    server.on('error', () => client.destroy()).pipe(client);
  });
  const { port: tapPort, close } = await listening(tap);
  onTestFinished(close);
  const address = new URL(database.current.url);
  address.port = String(tapPort);
  address.hostname = '127.0.0.1';
  return { url: address.href, said };
}

async function eraseSomebody(url: string) {
  const sessionId = await storeVisit(database.current.sql, { at: new Date() });
  return erasePerson(url, { sessionId }, { isFinal: true });
}

const unheard = { signal: new AbortController().signal, onRows: () => {} };

/** Each with how many transactions it holds open that others wait for. */
const holders: [string, number, (url: string) => Promise<unknown>][] = [
  ['the daily work', 1, (url) => withMaintenanceLock(url, async () => undefined)],
  ['an erasure', 3, eraseSomebody],
  ['an erasure by day', 2, (url) => eraseBefore(url, { kind: 'applications', day: '2024-06-01' }, unheard)],
  ['the end of samples', 2, removeSamples],
  ['a migration', 1, (url) => migrate(url)],
  ['a restoration', 1, async (url) => (await Restoration.begin(url, { emptyFirst: false })).end()],
];

it.each(holders)('%s holds nobody up for long after its machine is gone', async (_, transactions, hold) => {
  const { url, said } = await tappedDatabase();
  await hold(url);
  expect(said.join('').split(endWhenLost).length - 1).toBe(transactions);
});

it('is told to the database in words that it takes', async () => {
  const sql = await database.current.sql.reserve();
  onTestFinished(() => sql.release());
  await sql.unsafe(`begin; ${endWhenLost}`);
  const [told] = await sql.unsafe(`select current_setting('tcp_keepalives_idle') as idle`);
  await sql.unsafe('commit');
  expect(told).toEqual({ idle: '30' });
});
