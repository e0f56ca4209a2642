import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { erasePerson } from '@/db/erase';
import { eraseBefore } from '@/db/erase-before';
import { migrate } from '@/db/migrate';
import { storeReportedVisit } from '../support/reporting-rows';
import { storeVisit } from '../support/stored-visits';
import { ask, emptyDatabase, migrateByNewerVersion, migratedDatabase, openSql } from './databases';
import { temporaryFolder } from './project-folder';
import { startCommand } from './run-command';

const run = (command: string, args: readonly string[], url: string) =>
  startCommand(process.execPath, ['scripts/run.mjs', command, ...args], { env: { DATABASE_URL: url } })
    .outcome;

const backup = (file: string, url: string) => run('backup', [file], url);
const restore = (file: string, url: string, ...options: string[]) => run('restore', [file, ...options], url);

const connect = (url: string) => openSql(url, 2);

/** What a copy by lines and columns could trip over. */
const oddTexts = ['\\.', 'a\tb\nc\rd', '\\N', '', 'it\'s "quoted"', '日本 🙂 \u2028', '\\\\.\n\\.'];

/** One database to copy from, and one that has no tables. */
async function twoDatabases() {
  return { url: await migratedDatabase(), other: await emptyDatabase() };
}

async function filledDatabase() {
  const { url, other } = await twoDatabases();
  const sql = connect(url);
  await storeVisit(sql, { at: '2026-01-01T00:00:00Z', events: 3000 });
  await storeVisit(sql, { at: '2026-02-01T00:00:00Z', events: oddTexts.length });
  for (const [index, text] of oddTexts.entries()) {
    await sql`update website_analytics set element_text = ${text}, custom_properties = ${index % 2 ? null : sql.json(null)}
      where occurred_at >= '2026-02-01' and sequence_number = ${index + 1}`;
  }
  await sql`insert into site_secrets values ('site', 'a secret')`;
  await sql`insert into address_salts values ('2026-01-01', 'a salt')`;
  await sql`insert into write_limits values ('a code', 1, null)`;
  return { url, other, sql };
}

const dayTables = ['address_salts', 'write_limits'];

/** A digest of every row of every table but those of the day. */
async function digests(url: string): Promise<Record<string, string>> {
  const sql = connect(url);
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
  const found: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !dayTables.includes(table.name))) {
    const [row] = await sql<{ digest: string }[]>`
      select count(*) || ' ' || coalesce(md5(string_agg(kept::text, '|' order by kept::text)), '') as digest
      from ${sql(name)} as kept`;
    found[name] = row?.digest ?? '';
  }
  return found;
}

test('what a backup holds stands in an empty database as it did, and only there', async () => {
  const { url, other, sql } = await filledDatabase();
  const file = join(temporaryFolder({ database: 'none' }), 'a backup.gz');
  const made = await backup(file, url);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toMatch(/website_analytics +3,007 rows/);
  expect(made.stdout).toMatch(/site_secrets +1 row$/m);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = gunzipSync(readFileSync(file)).toString();
  expect(text).not.toMatch(/a salt|a code/);

  expect(await restore(file, other)).toMatchObject({ code: 0, stderr: '' });
  expect(await digests(other)).toEqual(await digests(url));

  const again = await restore(file, other);
  expect(again).toMatchObject({ code: 1 });
  expect(again.stderr).toContain('--replace');
  await sql`delete from website_analytics`;
  expect(await restore(file, url, '--replace')).toMatchObject({ code: 0 });
  expect(await digests(url)).toEqual(await digests(other));
});

test('takes no other file’s place, and says why it cannot be written', { tags: 'full' }, async () => {
  const url = await migratedDatabase();
  const folder = temporaryFolder({ database: 'none' });
  const file = join(folder, 'kept.gz');
  writeFileSync(file, 'the only good copy');
  for (const [place, reason] of [
    [file, 'there is one already'],
    [folder, 'it is a folder'],
    [join(file, 'below.gz'), `${file} is no folder`],
  ] as const) {
    const { code, stderr } = await backup(place, url);
    expect(stderr).toMatch(new RegExp(`^${place} cannot be written: ${reason}`));
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  }
  expect(readFileSync(file, 'utf8')).toBe('the only good copy');
  expect(readdirSync(folder)).toEqual(['kept.gz']);
});

test('is written whole when nobody reads what is said any more', { tags: 'full' }, async () => {
  const url = await migratedDatabase();
  const folder = temporaryFolder({ database: 'none' });
  const line = '"$0" scripts/run.mjs backup "$1" | true';
  const { stderr } = await startCommand('sh', ['-c', line, process.execPath, join(folder, 'one.gz')], {
    env: { DATABASE_URL: url },
  }).outcome;
  expect(stderr).toBe('');
  expect(readdirSync(folder)).toEqual(['one.gz']);
});

test('leaves nothing behind when it is interrupted, and its exit code says so', async () => {
  const url = await migratedDatabase();
  const folder = temporaryFolder({ database: 'none' });
  await connect(url).begin(async (held) => {
    await held`lock table site_secrets in access exclusive mode`;
    const args = ['scripts/run.mjs', 'backup', join(folder, 'one.gz')];
    const started = startCommand(process.execPath, args, { env: { DATABASE_URL: url } });
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1), { timeout: 60_000 });
    started.process.kill('SIGTERM');
    expect(await started.outcome).toMatchObject({ code: 130, stderr: '' });
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('is of one moment while visits are being stored, each whole or not there', {
  tags: 'full',
}, async () => {
  const { url, other, sql } = await filledDatabase();
  const file = join(temporaryFolder({ database: 'none' }), 'backup.gz');
  const load = { isOver: false };
  const stored = (async () => {
    for (; !load.isOver; ) await storeVisit(sql, { at: '2026-03-01T00:00:00Z', events: 5 });
  })();
  const { code } = await backup(file, url);
  load.isOver = true;
  await stored;
  expect(code).toBe(0);
  expect(await restore(file, other)).toMatchObject({ code: 0 });
  const torn = await connect(other)`
    select from user_sessions left join website_analytics using (session_id)
    where user_sessions.started_at >= '2026-03-01' group by session_id having count(id) <> 5`;
  expect(torn).toHaveLength(0);
});

/** A backup of one person's visit and of another's, after which the first was erased. */
async function eraseAfterBackup() {
  const { url, other } = await twoDatabases();
  const sql = connect(url);
  const gone = await storeReportedVisit(sql);
  const stays = await storeReportedVisit(sql);
  const early = join(temporaryFolder({ database: 'none' }), 'early.gz');
  const late = join(temporaryFolder({ database: 'none' }), 'late.gz');
  expect(await backup(early, url)).toMatchObject({ code: 0 });
  const [application] = await sql<{ id: string }[]>`
    delete from career_applications where session_id = ${stays.session} returning id`;
  await erasePerson(url, { sessionId: gone.session }, { isFinal: true });
  // A slip that finds nobody.
  await erasePerson(url, { sessionId: application?.id ?? '' }, { isFinal: true });
  expect(await backup(late, url)).toMatchObject({ code: 0 });
  return { url, other, early, late, gone, stays };
}

const sessionsOf = async (url: string) =>
  (await ask<{ id: string }>(url, 'select session_id as id from user_sessions order by 1')).map(
    ({ id }) => id,
  );

test('a backup from after an erasure knows it, so that an open tab cannot write the person back', {
  tags: 'full',
}, async () => {
  const { other, late, gone, stays } = await eraseAfterBackup();
  expect(await restore(late, other)).toMatchObject({ code: 0 });
  expect(await sessionsOf(other)).toEqual([stays.session]);
  const [known] = await ask<{ ids: number }>(
    other,
    `select count(*)::int as ids from erased_ids where id in ('${gone.session}', '${gone.lead}')`,
  );
  expect(known).toEqual({ ids: 2 });
  await ask(
    other,
    `insert into ai_assessments (id, assessment_type, name, q1_typed, q2_answer, q3_answer, user_intent, is_rotation,
      rotation_services, needs_clarification, clarification_message, turn)
     values ('${gone.lead}', 'backend', 'Ada', 'x', 'x', 'x', 'Unknown', false, '{}', true, 'What?', 0)`,
  );
  expect(await ask(other, `select from ai_assessments where id = '${gone.lead}'`)).toHaveLength(0);
});

test('a backup from before an erasure is erased again where the database remembers, and says where it cannot', async () => {
  const { url, other, early, gone, stays } = await eraseAfterBackup();
  const elsewhere = await restore(early, other);
  expect(elsewhere.stdout).toMatch(/Run npm run erase for whoever else was erased after \d{4}-/);
  expect(await sessionsOf(other)).toEqual([gone.session, stays.session]);

  const replaced = await restore(early, url, '--replace');
  expect(replaced).toMatchObject({ code: 0, stderr: '' });
  expect(replaced.stdout).toMatch(/\d+ of them have been erased since, and are gone again/);
  expect(await sessionsOf(url)).toEqual([stays.session]);
  for (const table of [
    'ai_assessments',
    'website_analytics',
    'ai_journey_analytics',
    'career_applications',
    'bookings',
    'purchases',
  ]) {
    expect(await ask(url, `select from ${table} where session_id = '${gone.session}'`), table).toHaveLength(
      0,
    );
    expect(
      await ask(url, `select from ${table} where session_id = '${stays.session}'`),
      table,
    ).not.toHaveLength(0);
  }
  expect(await ask(url, `select from erased_ids where id = '${gone.session}'`)).toHaveLength(1);
});

test('a backup from before does not bring back what was erased by its day, and keeps the calls and purchases of it', {
  tags: 'full',
}, async () => {
  const { url } = await twoDatabases();
  const sql = connect(url);
  await storeReportedVisit(sql);
  await sql`update ai_journey_analytics set journey_id = gen_random_uuid()`;
  const file = join(temporaryFolder({ database: 'none' }), 'backup.gz');
  expect(await backup(file, url)).toMatchObject({ code: 0 });
  const sold = async () => [
    await sql`select * from bookings order by 1`,
    await sql`select * from purchases order by 1`,
    await sql`select * from refunds order by 1`,
  ];
  const before = await sold();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  for (const kind of ['assessments', 'applications'] as const) {
    const listener = { signal: new AbortController().signal, onRows: () => {} };
    await eraseBefore(url, { kind, day: tomorrow }, listener);
  }

  const replaced = await restore(file, url, '--replace');
  expect(replaced).toMatchObject({ code: 0, stderr: '' });
  expect(replaced.stdout).toMatch(/\n3 of them have been erased since/);
  expect(await sql`select from ai_assessments union all select from career_applications`).toHaveLength(0);
  expect(await sold()).toEqual(before);
  expect(await sql`select from user_sessions`).toHaveLength(1);
});

test('where it cannot be erased again nothing is restored', { tags: 'full' }, async () => {
  const { url, early, stays } = await eraseAfterBackup();
  const sql = connect(url);
  await sql.unsafe(`
    create function fail() returns trigger language plpgsql as 'begin raise exception using errcode = ''53100''; end';
    create trigger held before delete on user_sessions for each row execute function fail()`);
  const before = await digests(url);
  const { code, stderr } = await restore(early, url, '--replace');
  expect(stderr).toContain('its disk is full');
  expect(code).toBe(1);
  expect(await digests(url)).toEqual(before);

  await sql.unsafe('drop function fail cascade');
  expect(await restore(early, url, '--replace')).toMatchObject({ code: 0 });
  expect(await sessionsOf(url)).toEqual([stays.session]);
});

test('leaves tables that are somebody else’s alone, and neither copies nor empties them', {
  tags: 'full',
}, async () => {
  const { url, other } = await twoDatabases();
  const visitor = await storeReportedVisit(connect(url));
  const theirs = `create table invoices (id serial primary key, total int);
    insert into invoices (total) values (1), (2)`;
  await connect(url).unsafe(theirs);
  await connect(other).unsafe(theirs);
  const file = join(temporaryFolder({ database: 'none' }), 'backup.gz');
  expect(await backup(file, url)).toMatchObject({ code: 0 });
  expect(gunzipSync(readFileSync(file)).toString()).not.toContain('invoices');
  for (const into of [url, other]) {
    expect(await restore(file, into, '--replace')).toMatchObject({ code: 0 });
    expect(await sessionsOf(into)).toEqual([visitor.session]);
    expect(await ask(into, 'select total from invoices order by id')).toEqual([{ total: 1 }, { total: 2 }]);
  }
});

test('of a database without tables of the site there is none', async () => {
  const file = join(temporaryFolder({ database: 'none' }), 'backup.gz');
  const { code, stderr } = await backup(file, await emptyDatabase());
  expect([code, existsSync(file)]).toEqual([1, false]);
  expect(stderr).toBe(
    'This database has no tables of the site.\nNothing was written: correct DATABASE_URL.\n',
  );
});

test('after going back from a version that made tables, nothing is copied or erased without them', async () => {
  const url = await migratedDatabase();
  await migrateByNewerVersion(url);
  const file = join(temporaryFolder({ database: 'none' }), 'backup.gz');
  // Without new tables this version knows all there is; only that version restores it.
  expect(await backup(file, url)).toMatchObject({ code: 0 });
  expect((await restore(file, await emptyDatabase())).stderr).toBe(
    'The backup is of a database that a newer version of the site had migrated.\nRestore it with that version; nothing was restored.\n',
  );

  await ask(url, 'create table newer_notes (session_id uuid)');
  for (const [command, ...args] of [
    ['backup', `${file}.2`],
    ['erase', '--session', '01980000-0000-7000-8000-000000000000', '--yes'],
    ['erase', '--applications-before', '2024-05-31'],
  ] as const) {
    const { code, stderr } = await run(command, args, url);
    expect(stderr).toMatch(
      /^A newer version of the site has migrated this database, and this one does not know newer_notes: .*\.\nRun the same command in a checkout of that version; nothing was done\.\n$/,
    );
    expect(code).toBe(1);
  }
  expect(existsSync(`${file}.2`)).toBe(false);
});

test('a file that is cut short is refused, and changes nothing', async () => {
  const { url } = await filledDatabase();
  const file = join(temporaryFolder({ database: 'none' }), 'backup.gz');
  await backup(file, url);
  const before = await digests(url);
  truncateSync(file, statSync(file).size - 2000);
  const { code, stderr } = await restore(file, url, '--replace');
  expect(code).toBe(1);
  expect(stderr).toMatch(/cut short.\nNothing was restored/);
  expect(await digests(url)).toEqual(before);
});

test('a file in which one byte has changed is refused before the database is asked', {
  tags: 'full',
}, async () => {
  const { url } = await filledDatabase();
  const file = join(temporaryFolder({ database: 'none' }), 'backup.gz');
  await backup(file, url);
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  writeFileSync(file, bytes);
  const { code, stderr } = await restore(file, 'postgres://nobody@127.0.0.1:1/none', '--replace');
  expect(stderr).toBe(
    `${file} cannot be restored: it is no backup of this site, or damaged.\nNothing was restored, and what the database held is as it was. Restore another backup.\n`,
  );
  expect(code).toBe(1);
});

test('rows that somebody has changed since are refused without a word of them, and change nothing', {
  tags: 'full',
}, async () => {
  const { url } = await filledDatabase();
  const file = join(temporaryFolder({ database: 'none' }), 'backup.gz');
  await backup(file, url);
  const before = await digests(url);
  const text = gunzipSync(readFileSync(file)).toString();
  for (const [from, to] of [
    ['2026-01-01 00:00:00', 'words of a visitor'],
    ['\t2026-01-01 00:00:00', ''],
  ] as const) {
    expect(text).toContain(from);
    writeFileSync(file, gzipSync(text.replace(from, to)));
    const refused = await restore(file, url, '--replace');
    // The row's own code, or that of the statement after it.
    expect(refused.stderr).toMatch(/does not take its rows \((22|25)\w{3}\)\.\nNothing was restored/);
    expect(refused.stderr).not.toMatch(/visitor|^\s+at /m);
    expect(refused.code).toBe(1);
  }
  expect(await digests(url)).toEqual(before);
});

for (const { what, from, to, tags } of [
  {
    what: 'a table of another name',
    from: '"table":"website_analytics"',
    to: '"table":"elsewhere"',
    tags: ['full'],
  },
  {
    what: 'a column of another name',
    from: '"table":"site_secrets","columns":["name"',
    to: '"table":"site_secrets","columns":["x"',
    tags: ['full'],
  },
  {
    what: 'a statement in place of a name',
    from: '"table":"website_analytics"',
    to: '"table":"website_analytics disable trigger user; commit; create table planted (); --"',
    tags: [],
  },
])
  test(`${what} is refused, and nothing of it is run`, { tags }, async () => {
    const { url } = await filledDatabase();
    const file = join(temporaryFolder({ database: 'none' }), 'backup.gz');
    await backup(file, url);
    const before = await digests(url);
    const text = gunzipSync(readFileSync(file)).toString();
    expect(text).toContain(from);
    writeFileSync(file, gzipSync(text.replace(from, to)));
    const { code, stderr } = await restore(file, url, '--replace');
    expect(stderr).toBe(
      `${file} cannot be restored: it names a table or a column that this database does not have.\nNothing was restored, and what the database held is as it was. Restore another backup.\n`,
    );
    expect(code).toBe(1);
    expect(await digests(url)).toEqual(before);
  });

const { entries } = JSON.parse(readFileSync('db/migrations/meta/_journal.json', 'utf8'));

test('the backup of an earlier version goes through the migrations made since', {
  tags: 'full',
}, async () => {
  const [url, other] = [await emptyDatabase(), await emptyDatabase()];
  await migrate(url, entries.at(-2).when);
  await ask(url, `insert into site_secrets values ('site', 'a secret')`);
  const file = join(temporaryFolder({ database: 'none' }), 'backup.gz');
  await backup(file, url);
  expect(await restore(file, other)).toMatchObject({ code: 0, stderr: '' });
  const done = await ask(other, 'select from drizzle.__drizzle_migrations');
  expect(done).toHaveLength(entries.length);
  expect(await ask(other, 'select value from site_secrets')).toEqual([{ value: 'a secret' }]);
});

test('nobody who was erased is back for a moment, in tables of an earlier version neither', {
  tags: 'full',
}, async () => {
  const url = await emptyDatabase();
  await migrate(url, entries.at(-2).when);
  const sql = connect(url);
  const gone = await storeVisit(sql, { at: '2026-01-01T00:00:00Z' });
  const stays = await storeVisit(sql, { at: '2026-01-02T00:00:00Z' });
  const file = join(temporaryFolder({ database: 'none' }), 'backup.gz');
  await backup(file, url);
  await sql`insert into erased_ids (id) values (${gone})`;
  // What the first statement after the rows finds there, anybody could.
  await sql.unsafe(`
    create function look() returns event_trigger language plpgsql as 'begin
      create table if not exists seen as select session_id::text as id from user_sessions; end';
    create event trigger looked on ddl_command_start when tag in ('CREATE VIEW') execute function look()`);
  expect(await restore(file, url, '--replace')).toMatchObject({ code: 0, stderr: '' });
  expect(await ask(url, 'select id from seen')).toEqual([{ id: stays }]);
  expect(await sessionsOf(url)).toEqual([stays]);
});

/** A backup from before the migration that made `sample_ids`, of two visits; since then one of them was erased. */
async function migrateAfterBackup() {
  const url = await emptyDatabase();
  const before = entries.findIndex(({ tag }: { tag: string }) => tag === '0010_mark_samples') - 1;
  await migrate(url, entries[before].when);
  const sql = connect(url);
  const gone = await storeVisit(sql, { at: '2026-01-01T00:00:00Z' });
  const stays = await storeVisit(sql, { at: '2026-01-02T00:00:00Z' });
  const file = join(temporaryFolder({ database: 'none' }), 'backup.gz');
  await backup(file, url);
  await migrate(url);
  await sql`delete from user_sessions where session_id = ${gone}`;
  await sql`insert into erased_ids (id) values (${gone})`;
  await sql`insert into sample_ids values (${gone}, 'session', now())`;
  return { url, sql, file, gone, stays };
}

/** Rows, what was migrated, and whether staff can read: all that a restore could have left half done. */
const stateOf = async (url: string) => ({
  rows: await digests(url),
  journal: await ask(url, 'select created_at from drizzle.__drizzle_migrations order by 1'),
  visits: await ask(url, 'select session_id from reporting.sessions order by 1'),
});

test('the backup from before a migration takes the place of what is there since, but for whom was erased', async () => {
  const { url, sql, file, gone, stays } = await migrateAfterBackup();
  await sql.unsafe('create table invoices (total int); insert into invoices values (1)');
  const before = await stateOf(url);
  const refused = await restore(file, url);
  expect(refused.stderr).toMatch(/of another version .*; nothing was restored\.\n.* -- FILE --replace\n$/);
  expect(await stateOf(url)).toEqual(before);

  const { code, stdout, stderr } = await restore(file, url, '--replace');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('deploy/writer-rights.sql');
  const { journal, visits } = await stateOf(url);
  expect(journal).toHaveLength(entries.length);
  expect(visits).toEqual([{ session_id: stays }]);
  expect(await sessionsOf(url)).toEqual([stays]);
  expect(await ask(url, 'select id from erased_ids')).toEqual([{ id: gone }]);
  expect(await ask(url, 'select from sample_ids')).toEqual([]);
  expect(await ask(url, 'select total from invoices')).toEqual([{ total: 1 }]);
});

test('tables of another version are made anew with their rows, or stay as they are', {
  tags: 'full',
}, async () => {
  const { url, sql, file, stays } = await migrateAfterBackup();
  const before = await stateOf(url);
  const refuse = async (words: string, from = url) => {
    const { code, stderr } = await restore(file, from, '--replace');
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
    expect(await stateOf(url)).toEqual(before);
  };
  const whole = readFileSync(file);
  writeFileSync(file, gzipSync(gunzipSync(whole).toString().replace('2026-01-01 00:00:00', 'no time')));
  await refuse('does not take its rows');
  writeFileSync(file, whole);
  await sql`create view theirs as select session_id from user_sessions`;
  await refuse('view theirs depends on');
  await sql`drop view theirs`;
  const { host, pathname } = new URL(url);
  const other = `Other-${Date.now()}`;
  await sql.unsafe(`create role "${other}" superuser login password 'a-password'`);
  onTestFinished(async () => void (await ask(url, `drop role "${other}"`)));
  await refuse('not its own', `postgres://${other}:a-password@${host}${pathname}`);

  // A database that stayed behind is brought to the version of the backup, too.
  const late = `${file}.late`;
  expect(await restore(file, url, '--replace')).toMatchObject({ code: 0 });
  expect(await backup(late, url)).toMatchObject({ code: 0 });
  const behind = await emptyDatabase();
  await migrate(behind, entries[0].when);
  expect(await restore(late, behind, '--replace')).toMatchObject({ code: 0, stderr: '' });
  expect((await stateOf(behind)).visits).toEqual([{ session_id: stays }]);
});
