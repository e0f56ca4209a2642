import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient } from '@/db/connect';
import { readDatabaseAddress } from '@/lib/database-address';
import { createTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What the server says to the site's client under an address as a host would hand it out. */
async function ask(address: string, question: string) {
  const client = openClient(readDatabaseAddress(address).url, { max: 1, connect_timeout: 5 });
  try {
    return await client.unsafe(question);
  } finally {
    await client.end({ timeout: 1 });
  }
}

it.each([
  'channel_binding=require',
  'pgbouncer=true&connection_limit=5&pool_timeout=0',
  'schema=public',
  'supa=base-pooler.x',
  'sslmode=disable',
  'sslmode=prefer',
  'connect_timeout=10&target_session_attrs=read-write&gssencmode=disable',
])('the server takes an address with ?%s', async (parameters) => {
  expect(await ask(`${database.url}?${parameters}`, 'select 1 as up')).toEqual([{ up: 1 }]);
});

it('gets the settings an address asks for', async () => {
  const address = `${database.url}?application_name=site&options=-c%20statement_timeout%3D7s&search_path=public,other`;
  const shown = await ask(
    address,
    `select current_setting('application_name') as name, current_setting('statement_timeout') as timeout,
       current_setting('search_path') as path`,
  );
  expect(shown).toEqual([{ name: 'site', timeout: '7s', path: 'public,other' }]);
});

it('says which server does not understand encryption', async () => {
  await expect(ask(`${database.url}?sslmode=require`, 'select 1')).rejects.toMatchObject({
    code: 'ECONNRESET',
  });
});

it.each(['100%', 'a@b', 'a/b#c?d', '%41', 'ü %2F'])('logs in with the password %s', async (password) => {
  const role = `role_${database.url.slice(-8)}`;
  await database.sql.unsafe(`create role ${role} login password '${password}'`);
  const address = new URL(database.url);
  const host = `${address.host}${address.pathname}`;
  try {
    const rows = await ask(`postgres://${role}:${encodeURIComponent(password)}@${host}`, 'select 1 as up');
    expect(rows).toEqual([{ up: 1 }]);
    if (password === '100%')
      expect(await ask(`postgres://${role}:100%@${host}`, 'select 1 as up')).toHaveLength(1);
  } finally {
    await database.sql.unsafe(`drop role ${role}`);
  }
});

it('finds a database whose name has a space', async () => {
  const name = `spaced ${database.url.slice(-8)}`;
  await database.sql.unsafe(`create database "${name}"`);
  const address = new URL(database.url);
  address.pathname = `/${encodeURIComponent(name)}`;
  expect(await ask(address.href, 'select current_database() as name')).toEqual([{ name }]);
  await database.sql.unsafe(`drop database "${name}"`);
});
