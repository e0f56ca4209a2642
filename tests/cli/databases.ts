import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import postgres from 'postgres';
import { onTestFinished } from 'vitest';
import { migrate } from '@/db/migrate';
import { type EmbeddedPostgres, ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import { createTestDatabase, templateOf } from '../support/database';
import { listening } from '../support/listening';
import { temporaryFolder } from './project-folder';

/** Asks a database one question over a connection of its own. */
export async function ask<Row extends object>(url: string, query: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1, connect_timeout: 60, onnotice: () => {} });
  try {
    return await sql.unsafe<Row[]>(query);
  } finally {
    await sql.end({ timeout: 0 });
  }
}

/** A client of a test's own, ended after it. @param max how many connections it may have */
export function openSql(url: string, max = 1): postgres.Sql {
  const sql = postgres(url, { max, onnotice: () => {} });
  onTestFinished(() => sql.end({ timeout: 0 }));
  return sql;
}

async function databaseOfTest(template?: string): Promise<string> {
  const { url, drop } = await createTestDatabase(template);
  onTestFinished(drop);
  return url;
}

/** The address of a database without tables on the run's server, gone after the test. */
export const emptyDatabase = () => databaseOfTest('template0');

/** The same with the newest tables, which hold no rows. */
export const migratedDatabase = () => databaseOfTest();

/** One with the newest tables and no rows whose texts are bytes to PostgreSQL: a version before decision 0250 began it. */
export async function databaseOfBytes(): Promise<string> {
  const url = await databaseOfTest(templateOf('SQL_ASCII'));
  await ask(
    url,
    `create schema drizzle;
     create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint);
     insert into drizzle.__drizzle_migrations (hash, created_at) values ('before', 1)`,
  );
  await migrate(url);
  return url;
}

/** As a version after this one leaves the journal. */
export const migrateByNewerVersion = (url: string) =>
  ask(
    url,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.UTC(2031, 4, 31)})`,
  );

/** An embedded server of this process, for tests of what such a server does; gone after the test. */
export async function openDatabase(
  folder = join(temporaryFolder({ database: 'db' }), 'db'),
): Promise<EmbeddedPostgres> {
  const database = await ensurePostgres({ folder, settings: { fsync: 'off' } });
  onTestFinished(() => database.stop());
  return database;
}

/** One message of PostgreSQL's protocol: a letter, a length, a body. */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => Buffer.concat([int16(value >> 16), int16(value & 65_535)]);
const word = (value: string) => Buffer.from(`${value}\0`);

const READY = message('Z', Buffer.from('I'));
const WELCOME = Buffer.concat([message('R', int32(0)), READY]);

/** One row with one text column. */
function answer(column: string, value: string): Buffer {
  const format = Buffer.concat([int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)]);
  return Buffer.concat([
    message('T', Buffer.concat([int16(1), word(column), format])),
    message('D', Buffer.concat([int16(1), int32(value.length), Buffer.from(value)])),
    message('C', word('SHOW')),
    READY,
  ]);
}

function speak(socket: Socket, version: string): void {
  let isWelcome = false;
  socket.on('data', (data) => {
    if (!isWelcome) socket.write(WELCOME);
    else if (data.toString('latin1', 0, 1) === 'Q') socket.write(answer('server_version_num', version));
    isWelcome = true;
  });
  socket.on('error', () => {});
}

/** Listens as a PostgreSQL of that `server_version_num` would, and answers one question. Returns its port. */
export async function oldPostgres(version: string): Promise<number> {
  return portOf(createServer((socket) => speak(socket, version)));
}

/** Has a server listen, until the test is over. */
async function portOf(server: Server): Promise<number> {
  const { port, close } = await listening(server);
  onTestFinished(close);
  return port;
}

/** Who comes, and to which database, of the message with which a client begins. */
function withoutSettings(startup: Buffer): Buffer {
  const words = startup.toString('utf8', 8).split('\0');
  const kept = ['user', 'database'].flatMap((name) => [name, words[words.indexOf(name) + 1] ?? '']);
  const body = Buffer.concat([int32(196_608), ...kept.map(word), Buffer.from([0])]);
  return Buffer.concat([int32(body.length + 4), body]);
}

/** The same database behind a pooler that drops every setting of a session without a word, as some hosts' do. */
export async function behindDroppingPooler(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const pooler = new URL(url);
  pooler.hostname = '127.0.0.1';
  pooler.port = String(
    await portOf(
      createServer((client) => {
        const database = connect(Number(port), hostname);
        client.once('data', (startup) => {
          database.write(withoutSettings(startup));
          client.pipe(database);
        });
        database.pipe(client);
        for (const socket of [client, database]) socket.on('error', () => {});
      }),
    ),
  );
  return pooler.href;
}
