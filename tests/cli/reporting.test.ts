import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask, migratedDatabase } from './databases';
import { temporaryFolder } from './project-folder';
import { functionOf, refusedHere, startCommand } from './run-command';

const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  startCommand(process.execPath, ['scripts/run.mjs', command, ...args], { env }).outcome;

test('npm run db:reader prints an address that reads views, and a new one the next time', async () => {
  const url = await migratedDatabase();
  const addressOf = async (...args: string[]) => {
    const { code, stdout } = await run('reader', args, { DATABASE_URL: url });
    expect(code).toBe(0);
    return /Address +(\S+)/.exec(stdout)?.[1] ?? '';
  };
  const first = await addressOf();
  expect(await ask(first, 'select count(*)::int as leads from reporting.leads')).toEqual([{ leads: 0 }]);
  await expect(ask(first, 'select * from public.site_secrets')).rejects.toMatchObject({ code: '42501' });

  const file = join(temporaryFolder({ database: 'none' }), 'password');
  writeFileSync(file, "quoted ' and \\ and long\nand what else somebody notes with it\n");
  const second = await addressOf('--password-file', file);
  expect(new URL(second).username).toBe('reporting_reader');
  await ask(second, 'select 1 as one');
  await expect(ask(first, 'select 1 as one')).rejects.toMatchObject({ code: '28P01' });

  writeFileSync(file, 'short\n');
  const refused = await run('reader', ['--password-file', file], { DATABASE_URL: url });
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('at least 16 characters') });
});

test('npm run report and npm run export take the address of staff, and say how old sums are', {
  tags: 'full',
}, async () => {
  const url = await migratedDatabase();
  const { stdout: printed } = await run('reader', [], { DATABASE_URL: url });
  const DATABASE_URL = /Address +(\S+)/.exec(printed)?.[1] ?? '';
  const file = join(temporaryFolder({ database: 'none' }), 'report.html');
  const report = () => run('report', ['--out', file], { DATABASE_URL });

  const unsummed = await report();
  expect(unsummed).toMatchObject({ code: 0, stderr: '' });
  expect(unsummed.stdout).toMatch(/^Sums by day, .* were never made: .* npm run maintain$/m);
  expect(unsummed.stdout).toMatch(/Leads +0\n/);

  await run('maintain', [], { DATABASE_URL: url });
  const [summed] = await ask<{ until: string }>(
    url,
    "select to_char(seen_until at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as until from reporting.freshness where name = 'rollups'",
  );
  expect((await report()).stdout).toContain(`are those of ${summed?.until} UTC: `);

  expect(await run('export-data', ['--what', 'leads'], { DATABASE_URL })).toMatchObject({
    code: 0,
    stderr: '',
  });
  const events = await run('export-data', ['--what', 'events'], { DATABASE_URL });
  expect(events).toMatchObject({ code: 1, stderr: expect.stringContaining('the address of the owner can') });
});

test('with the address of staff, what writes or reads tables says whose address can', async () => {
  const url = await migratedDatabase();
  const { stdout } = await run('reader', [], { DATABASE_URL: url });
  const variables = {
    DATABASE_URL: /Address +(\S+)/.exec(stdout)?.[1] ?? '',
    LEAD_WEBHOOK_URL: 'http://127.0.0.1:1/hook',
    LEAD_WEBHOOK_FORMAT: 'slack',
  };
  for (const [name, ...args] of [
    ['erase', '--email', 'nobody@example.com'],
    ['erase', '--applications-before', '2024-06-01'],
    ['maintain'],
    ['prune'],
    ['prune', '--dry-run'],
    ['demo-data', '--days', '1'],
    ['demo-data', '--remove'],
    ['deliver'],
    ['export-data', '--what', 'events'],
  ] as const) {
    const command = await functionOf(name);
    const { stderr } = await refusedHere(() => command([...args]), variables);
    expect(stderr, name).toMatch(/^DATABASE_URL: .*: the address of the owner (can|has it), and /m);
  }
  for (const [name, reason] of [
    ['migrate', 'its user may not make the tables'],
    ['backup', 'its user may not read every table'],
  ] as const) {
    const command = await functionOf(name);
    const { stderr } = await refusedHere(() => command([]), variables);
    expect(stderr, name).toContain(reason);
  }
});

test('npm run db:reader says whose rights are missing', async () => {
  const url = await migratedDatabase();
  await ask(url, "create role plain login password 'plain'");
  const plain = Object.assign(new URL(url), { username: 'plain', password: 'plain' }).href;
  const { code, stderr } = await run('reader', [], { DATABASE_URL: plain });
  expect(stderr).toContain('may not make roles');
  expect(code).toBe(1);
});

test('npm run maintain makes the sums and remembers both works', async () => {
  const url = await migratedDatabase();
  const { code, stdout } = await run('maintain', [], { DATABASE_URL: url });
  expect(stdout).toContain('sums by day are made');
  expect(code).toBe(0);
  expect(await ask(url, 'select name from maintenance_runs order by name')).toEqual([
    { name: 'retention' },
    { name: 'rollups' },
  ]);
});

test('npm run db:migrate says that views of somebody else are in the way, and changes nothing', async () => {
  const url = await migratedDatabase();
  await ask(url, 'create view public.mine as select * from reporting.leads');
  await ask(url, "comment on schema reporting is 'Definition of another version.'");
  const { code, stderr } = await run('migrate', [], { DATABASE_URL: url });
  expect(stderr).toContain("not the site's stands on the schema reporting");
  expect(stderr).toContain('view mine depends on view reporting.leads');
  expect(code).toBe(1);
  expect(await ask(url, 'select count(*)::int as leads from public.mine')).toEqual([{ leads: 0 }]);
});
