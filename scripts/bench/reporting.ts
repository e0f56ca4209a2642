import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { migrate } from '@/db/migrate';
import { refreshRollups } from '@/db/reporting/rollups';
import { viewNames } from '@/db/reporting/views';
import { ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import { onShutdown } from '@/scripts/site/shutdown';
import { median } from '@/scripts/statistics';
import { fillSql, MILLION_EVENTS } from './reporting-rows';

/** A view of one visit or person is asked for one; the others for all they have. */
const questionSql: Partial<Record<(typeof viewNames)[number], string>> = {
  timeline: 'where session_id = (select session_id from ai_assessments limit 1)',
  lead_timeline: 'where lead_id = (select id from ai_assessments limit 1)',
};

const RUNS = 5;
const GOAL_MS = 200;

/** Milliseconds until the database has made all rows, the median of some runs. */
async function measure(sql: postgres.Sql, query: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const begun = performance.now();
    await sql.unsafe(`select count(*), max(row::text) from (${query}) as row`);
    times.push(performance.now() - begun);
  }
  return median(times);
}

type Throwaway = { sql: postgres.Sql; url: string; folder: string };

async function openThrowawayDatabase(): Promise<Throwaway> {
  const folder = join(tmpdir(), `site bench ${randomUUID()}`);
  const settings = { fsync: 'off', synchronous_commit: 'off', max_wal_size: '4GB' };
  const server = await ensurePostgres({ folder, settings });
  onShutdown(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await migrate(server.url);
  const sql = postgres(server.url, { max: 1, onnotice: () => {}, connection: { TimeZone: 'UTC' } });
  onShutdown(() => sql.end({ timeout: 1 }));
  return { sql, url: server.url, folder };
}

const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1);

const exported = ['leads', 'applications', 'sessions', 'events', 'bots'] as const;

/** What staff run, by what it is called in the table: everything there is, in files that are thrown away. */
const staffCommands = (folder: string): [name: string, args: string[]][] => [
  ['report, 90 days', ['report', '--days', '90', '--out', join(folder, 'report.html')]],
  ...exported.map((what): [string, string[]] => [
    `export, ${what}`,
    ['export-data', '--what', what, '--out', join(folder, `${what}.csv`)],
  ]),
];

/** Written by a process as its last line, in megabytes. */
const sayMemory = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => console.error(Math.round(process.resourceUsage().maxRSS / 1024)))",
)}`;

/** Runs a command of the site in a process of its own. @returns the megabytes it held at most */
async function peakMemory(args: string[], url: string): Promise<number> {
  const env = { ...process.env, DATABASE_URL: url };
  const command = spawn(process.execPath, ['--import', sayMemory, 'scripts/run.mjs', ...args], { env });
  let said = '';
  command.stdout.resume();
  command.stderr.on('data', (text) => {
    said += text;
  });
  const [code] = await once(command, 'close');
  const memory = Number(said.trim().split('\n').at(-1));
  if (code !== 0 || !(memory > 0)) throw new Error(`${args.join(' ')} failed: ${said}`);
  return memory;
}

/** Fills a database of its own with a million events, makes the sums, and prints how long each view, report and export takes. */
export async function benchReporting(): Promise<void> {
  const { sql, url, folder } = await openThrowawayDatabase();
  for (const [table, statement] of Object.entries(fillSql(MILLION_EVENTS))) {
    const begun = performance.now();
    const { count } = await sql.unsafe(statement);
    await sql.unsafe(`vacuum (analyze) ${table}`);
    console.log(
      `${table.padEnd(22)}${count.toLocaleString('en').padStart(10)} rows in ${secondsSince(begun)} s`,
    );
  }
  for (const what of ['All sums by day', 'Those of the last day again']) {
    const begun = performance.now();
    await refreshRollups(sql);
    console.log(`${what}: ${secondsSince(begun)} s`);
  }
  await sql.unsafe('analyze');
  console.log(
    `\nMedian of ${RUNS}, ${cpus().length} processors, load average ${loadavg()[0]?.toFixed(1)}; goal ${GOAL_MS} ms.`,
  );
  for (const name of viewNames) {
    const time = await measure(sql, `select * from reporting.${name} ${questionSql[name] ?? ''}`);
    console.log(`  ${name.padEnd(18)}${time.toFixed(0).padStart(6)} ms${time > GOAL_MS ? '  missed' : ''}`);
  }
  console.log('\nCommands, from the press of the key to the file, and the memory of their process:');
  for (const [name, args] of staffCommands(folder)) {
    const begun = performance.now();
    const memory = await peakMemory(args, url);
    console.log(`  ${name.padEnd(22)}${secondsSince(begun).padStart(6)} s${String(memory).padStart(6)} MB`);
  }
}
