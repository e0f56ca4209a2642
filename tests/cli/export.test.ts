import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { csvLine } from '@/scripts/export-data';
import { reportedDay, storeReportedVisit } from '../support/reporting-rows';
import { migratedDatabase, openSql } from './databases';
import { temporaryFolder } from './project-folder';
import { functionOf, refusedHere, startCommand } from './run-command';

/** Right to left, combining marks, emoji of several code points, and what CSV has to quote. */
const names = ['שָׁלוֹם', 'e\u0301', '👩🏽‍🚀', 'a "quoted", name', 'line\nbreak'];
const formulas = ['=1+1', '+1', '-1', '@sum', '＝1+1', '＋1', '－1', '＠sum', '\tx', '\rx'];

async function filledDatabase() {
  const url = await migratedDatabase();
  const sql = openSql(url);
  for (const name of [...names, ...formulas]) {
    const { lead } = await storeReportedVisit(sql);
    await sql`update ai_assessments set name = ${name} where id = ${lead}`;
  }
  await storeReportedVisit(sql, { isBot: true });
  return url;
}

const exportFrom = (url: string, ...args: string[]) =>
  startCommand(process.execPath, ['scripts/run.mjs', 'export-data', ...args], { env: { DATABASE_URL: url } })
    .outcome;

/** Cells as RFC 4180 reads them. */
const cellsOf = (csv: string) =>
  [...csv.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );

test.skipIf(process.platform === 'win32')(
  'a file that takes no more says so, where only its end is missing too',
  async () => {
    const url = await filledDatabase();
    const whole = await exportFrom(url, '--what', 'leads');
    const file = join(temporaryFolder({ database: 'none' }), 'leads.csv');
    // In blocks of 512 bytes, or of 1024: all but the end has room.
    const blocks = Math.floor(Buffer.byteLength(whole.stdout) / 1024);
    const script = `ulimit -f ${blocks}; exec "$0" scripts/run.mjs export-data --what leads > "$1"`;
    const { code, stderr } = await startCommand('sh', ['-c', script, process.execPath, file], {
      env: { DATABASE_URL: url },
    }).outcome;
    expect(statSync(file).size).toBeLessThan(Buffer.byteLength(whole.stdout));
    expect(stderr).toMatch(/^What was asked for cannot be written: /m);
    expect(code).toBe(1);
  },
);

test('every name comes back from JSON Lines, and from CSV where no spreadsheet takes it for a formula', async () => {
  const url = await filledDatabase();
  const lines = await exportFrom(url, '--what', 'leads', '--format', 'jsonl');
  expect(lines.code).toBe(0);
  const leads = lines.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(leads).toHaveLength(2 * (names.length + formulas.length));
  expect(leads.map(({ name }) => name)).toEqual(expect.arrayContaining([...names, ...formulas]));
  // All of one moment, in the order of their ids then.
  expect(leads).toEqual(leads.toSorted((one, other) => (one.lead_id < other.lead_id ? -1 : 1)));

  const file = join(temporaryFolder({ database: 'none' }), 'leads.csv');
  expect((await exportFrom(url, '--what', 'leads', '--out', file)).code).toBe(0);
  const csv = readFileSync(file, 'utf8');
  expect(csv.startsWith('\uFEFFlead_id,pressed_at,')).toBe(true);
  const cells = cellsOf(csv);
  expect(cells).toEqual(expect.arrayContaining([...names, ...formulas.map((text) => `'${text}`)]));
  for (const formula of formulas) expect(cells).not.toContain(formula);
});

/** Cells as a spreadsheet reads them that parts them at another sign, and takes a quotation mark within one for a letter. */
const cellsPartedAt = (sign: string, csv: string) =>
  csv.split(/\r?\n/).flatMap((line) => line.split(sign).map((cell) => cell.replace(/^"+/, '')));

test.each([';', '\t'])('no cell is a formula where %j parts them', (sign) => {
  const texts = [
    `a${sign}=1+1`,
    `a${sign} =1+1`,
    `a${sign}"=1+1"`,
    `a${sign} "=1+1"`,
    `a\n-1`,
    `"${sign}@sum`,
    `a${sign}\t+1`,
    `a${sign}＝1+1`,
    'a - b; c = d',
  ];
  for (const text of texts)
    expect(
      cellsPartedAt(sign, csvLine(['x', text])).filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell)),
    ).toEqual([]);
  expect(csvLine(['a - b; c = d', 'a-b=c'])).toBe('a - b; c = d,a-b=c\r\n');
});

test('a spreadsheet keeps digits as they were typed, as a telephone number or the name of a campaign', () => {
  const typed = [
    '07911123456',
    '00',
    '4111111111111111',
    '12e3',
    '2026-05',
    '5/2026',
    '1-2',
    '3/4/26',
    '24.12.2026',
    '2026/05/01',
    '2026-5-1',
    '2026.05.01',
    '2026.10',
    '1/2/3',
  ];
  expect(csvLine(typed)).toBe(`${typed.map((text) => `'${text}`).join(',')}\r\n`);
  // What is a number or a day is one in a spreadsheet too, and what it leaves alone stays as it is.
  const left = [
    '0',
    '12',
    7911123456,
    '447911123456',
    0.5,
    '2026-05-01',
    '2026-05-01T10:00:00+00:00',
    '0791 112',
    'v1.2',
    '1440x900',
  ];
  expect(csvLine(left)).toBe(`${left.join(',')}\r\n`);
});

test('a spreadsheet has the earlier work of an applicant in lines, and no formula among them', {
  tags: 'full',
}, async () => {
  const url = await filledDatabase();
  const sql = openSql(url);
  const typed = { company: 'Acme', position: 'Closer', duration: '2 years', description: '=1+1' };
  const blank = { company: '', position: '', duration: '', description: '' };
  const experiences = [typed, blank, { ...blank, company: 'Initech' }].map((job) => ({
    id: 'an id',
    ...job,
  }));
  await sql`update career_applications set experiences = ${sql.json(experiences)}`;
  const { stdout } = await exportFrom(url, '--what', 'applications');
  expect(stdout).toContain(',"Closer, Acme, 2 years\n\'=1+1\n\nInitech",');
  const { stdout: lines } = await exportFrom(url, '--what', 'applications', '--format', 'jsonl');
  expect(JSON.parse(lines.split('\n')[0] ?? '')).toMatchObject({ experiences });
});

test('what applicants wrote comes back as they wrote it', { tags: 'full' }, async () => {
  const url = await filledDatabase();
  const sql = openSql(url);
  const applicants = await sql<{ id: string }[]>`select id from career_applications`;
  for (const [index, { id }] of applicants.entries()) {
    const text = names[index % names.length] ?? '';
    await sql`update career_applications set first_name = ${text}, about_yourself = ${text} where id = ${id}`;
  }
  const { stdout } = await exportFrom(url, '--what', 'applications', '--format', 'jsonl');
  const rows = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(new Set(rows.map((row) => row.first_name))).toEqual(new Set(names));
  for (const row of rows) expect(row.about_yourself).toBe(row.first_name);
});

test('what is marked as a machine’s is no lead and no application, is said to be there, and comes out by itself; of a marked visit it is one, and the export says so', async () => {
  const url = await filledDatabase();
  const linesOf = async (what: string, ...args: string[]) => {
    const { stdout, stderr } = await exportFrom(url, '--what', what, '--format', 'jsonl', ...args);
    return {
      rows: stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
      stderr,
    };
  };
  expect((await linesOf('leads')).stderr).toBe(
    '2 more are marked as a machine’s and not among these leads: look at them with --what bots.\n',
  );
  const applications = await linesOf('applications');
  expect(applications.stderr).toContain('1 more is marked');
  expect(applications.rows).toHaveLength(names.length + formulas.length);
  expect(await linesOf('applications', '--to', '2020-01-01')).toEqual({ rows: [], stderr: '' });
  const sql = openSql(url);
  await sql`
    update user_sessions set suspected_bot = true, bot_reasons = '{webdriver}'
    where session_id in (select session_id from career_applications where not suspected_bot limit 1)`;
  const ofMarkedVisit = await linesOf('applications');
  expect(ofMarkedVisit.rows.filter(({ marked }) => marked)).toHaveLength(1);
  expect(ofMarkedVisit.stderr).toBe(
    'Of these applications 1 is of a visit marked as a machine’s: the column marked says which.\n' +
      '1 more is marked as a machine’s and not among these applications: look at them with --what bots.\n',
  );
  expect((await linesOf('leads')).stderr).toContain('Of these leads 2 are of a visit marked');

  const { rows, stderr } = await linesOf('bots');
  expect(stderr).toBe('');
  expect(rows.map(({ kind }) => kind).sort()).toEqual([
    'application',
    'assessment',
    'assessment',
    'visit',
    'visit',
  ]);
  expect(rows).toContainEqual(
    expect.objectContaining({
      kind: 'application',
      reasons: ['no_origin'],
      name: 'Grace H',
      email: 'grace@example.com',
      phone: '+1 555 0100',
      text: 'About',
    }),
  );
});

test.each(['bookings', 'purchases', 'pending-payments'])(
  '%s come out too, by the day they were made, those of marked visitors among them',
  async (what) => {
    const days = ['--from', reportedDay, '--to', reportedDay];
    const { stdout, stderr } = await exportFrom(
      await filledDatabase(),
      ...['--what', what, '--format', 'jsonl', ...days],
    );
    const marks = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).marked);
    expect(new Set(marks)).toEqual(new Set([false, true]));
    expect(stderr).toBe('');
  },
);

test('a file is complete, for its owner alone, and only of the days asked for', async () => {
  const url = await filledDatabase();
  const sql = openSql(url);
  await sql`insert into sample_ids (id, kind, arrived_at)
    select session_id, 'session', now() from user_sessions where not suspected_bot limit 1`;
  // Days are in UTC, wherever the database lives.
  await sql`alter database ${sql(new URL(url).pathname.slice(1))} set timezone to 'Europe/Berlin'`;
  const folder = join(temporaryFolder({ database: 'none' }), 'out');
  mkdirSync(folder);
  const file = join(folder, 'events.jsonl');
  const all = ['--what', 'events', '--format', 'jsonl', '--out', file];
  const written = await exportFrom(url, ...all);
  expect(written).toMatchObject({
    code: 0,
    stdout: '',
    stderr: expect.stringContaining(`events in ${file}`),
  });
  const events = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(events).toHaveLength(24 * (names.length + formulas.length));
  expect(new Set(events.map(({ event_type }) => event_type))).toContain('journey_complete');
  expect(events.filter(({ is_sample }) => is_sample)).toHaveLength(24);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const none = await exportFrom(url, ...all, '--to', '2020-01-01');
  expect(none.stderr).toContain('0 events');
  expect(readFileSync(file, 'utf8')).toBe('');
  expect(readdirSync(folder)).toEqual(['events.jsonl']);

  for (const [index, time] of [
    '2026-02-28 23:59:59.9Z',
    '2026-03-01Z',
    '2026-03-01 23:59:59.9Z',
    '2026-03-02Z',
  ].entries())
    await sql`update career_applications set created_at = ${time} where id = (
      select id from career_applications where not suspected_bot order by id offset ${index} limit 1
    )`;
  const day = ['--from', '2026-03-01', '--to', '2026-03-01'];
  const ofDay = await exportFrom(url, '--what', 'applications', ...day, '--out', join(folder, 'day.csv'));
  expect(ofDay.stderr).toContain('2 applications in ');
  expect(readFileSync(join(folder, 'day.csv'), 'utf8')).toContain('2026-03-01T23:59:59.9+00:00');

  await sql`delete from career_applications where id <> (select id from career_applications where not suspected_bot limit 1)`;
  const one = await exportFrom(url, '--what', 'applications', '--out', join(folder, 'one.csv'));
  expect(one.stderr).toContain('1 application in ');
});

const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };

test.each([
  [['--format', 'csv'], '--what is missing'],
  [['--what', 'people'], '--what people is not known'],
  [['--what', 'leads', '--format', 'xml'], '--format xml is not known'],
  [['--what', 'leads', '--from', '2026-02-30'], '2026-02-30 is no day'],
  [['--what', 'leads', '--from', '0000-01-01'], '--from 0000-01-01 is no day'],
  [['--what', 'leads', '--from', '2026-03-02', '--to', '2026-03-01'], 'is after'],
])('refuses %j', async (args, reason) => {
  const command = await functionOf('export-data');
  const { code, stdout, stderr } = await refusedHere(() => command(args), nowhere);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(reason);
});

test('writes to the standard output where the file is called -, as programs do', async () => {
  const url = await migratedDatabase();
  const { code, stdout } = await exportFrom(url, '--what', 'leads', '--out', '-');
  expect({ code, head: stdout.slice(0, 8) }).toEqual({ code: 0, head: 'lead_id,' });
  expect(existsSync('-')).toBe(false);
});

test('says why a file cannot be written, and leaves nothing behind', async () => {
  const url = await migratedDatabase();
  const file = join(temporaryFolder({ database: 'none' }), 'nowhere', 'leads.csv');
  const { code, stderr } = await exportFrom(url, '--what', 'leads', '--out', file);
  expect(stderr).toContain('there is no folder');
  expect(code).toBe(1);
});
