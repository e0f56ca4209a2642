import postgres from 'postgres';
import { expect, it, onTestFinished, vi } from 'vitest';
import { migrate } from '@/db/migrate';
import { makeReader, readerRole } from '@/db/reporting/reader';
import { viewNames } from '@/db/reporting/views';
import { migrateToServe } from '@/scripts/site/database';
import { hurryClock } from '../support/hurried-clock';
import { siteDatabase } from '../support/site-database';

const database = siteDatabase();

async function readerWith(password: string) {
  await makeReader(database.current.url, password);
  const url = new URL(database.current.url);
  url.username = readerRole;
  url.password = password;
  const sql = postgres(url.href, { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end({ timeout: 0 }));
  return sql;
}

const refused = { code: '42501' };

it('reads every view', async () => {
  const reader = await readerWith('a password of the staff');
  for (const name of viewNames) await reader.unsafe(`select * from reporting.${name} limit 1`);
});

it('is refused on every table, wherever it is, even when it allows itself to write', async () => {
  const reader = await readerWith('a password of the staff');
  await reader`set default_transaction_read_only = off`;
  const tables = await database.current.sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`;
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables) {
    for (const statement of [
      `select from ${name}`,
      `delete from ${name}`,
      `insert into ${name} default values`,
    ])
      await expect(reader.unsafe(statement), statement).rejects.toMatchObject(refused);
  }
});

it('writes nothing: no row through a view, no table, no schema', async () => {
  const reader = await readerWith('a password of the staff');
  await reader`set default_transaction_read_only = off`;
  const statements = [
    'delete from reporting.pages',
    "update reporting.bots set kind = ''",
    'create table reporting.note (text text)',
    'create table public.note (text text)',
    'create schema notes',
  ];
  for (const statement of statements)
    await expect(reader.unsafe(statement), statement).rejects.toHaveProperty(
      'code',
      expect.stringMatching(/^(42501|55000)$/),
    );
});

it('has another password the next time, and the old one is no good', async () => {
  await readerWith('a password of the staff');
  await readerWith('another password of the staff');
  const url = new URL(database.current.url);
  url.username = readerRole;
  url.password = 'a password of the staff';
  const late = postgres(url.href, { max: 1 });
  await expect(late`select 1`).rejects.toMatchObject({ code: '28P01' });
  await late.end({ timeout: 0 });
});

it('reads the views of a later version too', async () => {
  const reader = await readerWith('a password of the staff');
  await database.current.sql.unsafe(`comment on schema reporting is 'Definition of another version.'`);
  await migrate(database.current.url);
  await reader`select * from reporting.leads`;
});

/** From now on; a sequence counts also what is taken back. */
async function countDroppings() {
  const { sql } = database.current;
  await sql.unsafe(`
    create sequence droppings;
    create function count_dropping() returns event_trigger language plpgsql as
      $$ begin perform nextval('public.droppings'); end $$;
    create event trigger dropped on ddl_command_start when tag in ('DROP VIEW') execute function count_dropping()`);
  onTestFinished(async () => {
    await sql.unsafe('drop event trigger dropped; drop function count_dropping(); drop sequence droppings');
  });
  return async () => (await sql`select last_value::int as times from droppings where is_called`)[0]?.times;
}

it('does not keep the site down with an open transaction, and the next start makes the views', async () => {
  const { sql, url } = database.current;
  const reader = await readerWith('a password of the staff');
  await reader.unsafe('begin; select from reporting.leads limit 1');
  await sql.unsafe(`comment on schema reporting is 'Definition of another version.'`);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const attempts = await countDroppings();
  hurryClock(6_000);
  expect(await migrateToServe(url)).toBe(false);
  // Six seconds were too long.
  expect(await attempts()).toBe(1);
  expect(String(said.mock.lastCall)).toMatch(
    /views .* of another version .* somebody holds one of them or a table, .* vacuum .* db:migrate/,
  );
  await reader.unsafe('rollback');
  expect(await migrateToServe(url)).toBe(true);
});

it('is disconnected a minute after it left a transaction open', async () => {
  const reader = await readerWith('a password of the staff');
  expect(await reader`show idle_in_transaction_session_timeout`).toEqual([
    { idle_in_transaction_session_timeout: '1min' },
  ]);
});
