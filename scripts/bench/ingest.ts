import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { migrate } from '@/db/migrate';
import { ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import type { Settings } from '@/scripts/postgres/launch-server';
import { onShutdown, stopOnShutdown } from '@/scripts/site/shutdown';
import { median } from '../statistics';
import {
  type CaseName,
  caseNames,
  cases,
  type Job,
  type JobResult,
  jobOf,
  type Places,
  storingCases,
} from './cases';
import { buildSiteCopy, serveCopy } from './site-copy';

/** Events per second: for each case, one figure for each round. */
type Rates = Partial<Record<CaseName, number[]>>;

/** The median of the ratios within each round, because what else the machine is doing changes between rounds. */
const ratio = (rates: Rates, name: CaseName, base: CaseName) =>
  median(rates[name]?.map((rate, round) => rate / (rates[base]?.[round] ?? Number.NaN)));

const rateNumber = (value: number) => Math.round(value).toLocaleString('en').padStart(9);

function rateLine(rates: Rates, name: CaseName): string {
  const { label, base } = cases[name];
  const own = rates[name] ?? [];
  const compared =
    base && rates[base] ? `${ratio(rates, name, base).toFixed(2)} of ${cases[base].label.split(':')[0]}` : '';
  return `  ${label.padEnd(44)}${rateNumber(median(own))}  ${rateNumber(Math.min(...own))} to${rateNumber(Math.max(...own))}  ${compared}`;
}

function groupHeading(name: CaseName): string {
  const { events, inFlight } = cases[name].size;
  return (
    `\n  ${events === 1 ? '1 event' : `${events} events`} a batch, ${inFlight} in flight`.padEnd(48) +
    'events/s  lowest and highest'
  );
}

/** One line for each case that was measured, under a heading with what they have in common. */
function rateTable(rates: Rates): string {
  const lines = caseNames
    .filter((name) => rates[name])
    .map((name) => ({ heading: groupHeading(name), line: rateLine(rates, name) }));
  return lines
    .map((entry, index) =>
      entry.heading === lines[index - 1]?.heading ? entry.line : `${entry.heading}\n${entry.line}`,
    )
    .join('\n');
}

const goalLine = (what: string, measured: number, wanted: number) =>
  `  ${what.padEnd(62)}${measured.toFixed(2)}  goal ${wanted}  ${measured >= wanted ? 'met' : 'NOT MET'}`;

/** The goals for the endpoint, with its rate limit on, as it is when it serves. */
function goalLines(empty: Rates, full: Rates): string {
  const whenFull = (name: CaseName) => median(full[name]) / median(empty[name]);
  return [
    goalLine('20 events a batch, of the raw limit', ratio(empty, 'twentyLimited', 'twentyRaw'), 0.5),
    goalLine('1 event, 10 in flight, of the bare handler', ratio(empty, 'oneLimited', 'oneBare'), 0.85),
    goalLine('1 event, 32 in flight, of the bare handler', ratio(empty, 'crowdLimited', 'crowdBare'), 0.85),
    goalLine('20 events a batch, of the rate with empty tables', whenFull('twentyLimited'), 0.8),
    goalLine('1 event, 10 in flight, of the rate with empty tables', whenFull('oneLimited'), 0.8),
  ].join('\n');
}

const SESSIONS = 100_000;
const EVENTS_EACH = 20;

/** A year of sessions whose ids were made when they began, as browsers make them. */
const fillSessionsSql = (sessions: number, apart: number) => `
  insert into user_sessions (session_id, created_at, started_at, user_agent, referrer, device_type, browser_name,
    browser_version, os_name, screen_resolution, viewport_size, page_views_count, total_duration_seconds, is_bounce,
    session_end, updated_at, suspected_bot, bot_reasons)
  select uuidv7(age), now() + age, now() + age, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
    'https://www.example.com/', 'desktop', 'Chrome', '140.0.0.0', 'Windows', '1440x900', '1440x800', 3, 190, false,
    now() + age, now() + age, false, '{}'
  from generate_series(1, ${sessions}) as number, lateral (select (number - ${sessions + 1}) * interval '${apart} seconds') as t(age)`;

const fillEventsSql = `
  insert into website_analytics (session_id, id, created_at, occurred_at, occurred_on, sequence_number, event_type,
    page_url, page_title, element_type, element_class, element_text, click_coordinates)
  select session_id, uuidv7(moment - now()), moment, moment, (moment at time zone 'UTC')::date, number,
    case number % 3 when 0 then 'click' when 1 then 'page_view' else 'page_exit' end, '/services/ai-agents',
    'AI Agents · Transcend AI', 'button', 'rounded-full px-6 py-3', 'Book a call', '{"x": 512, "y": 340}'
  from user_sessions, generate_series(1, ${EVENTS_EACH}) as number,
    lateral (select created_at + number * interval '10 seconds') as t(moment)
  order by created_at, number`;

/**
 * Fills in sessions with twenty events each, in the order in which they would have arrived.
 * @param apart seconds between two visits
 * @returns how many events there are
 */
export async function fillTables(sql: postgres.Sql, sessions = SESSIONS, apart = 300): Promise<number> {
  await sql.unsafe(fillSessionsSql(sessions, apart));
  const { count } = await sql.unsafe(fillEventsSql);
  // As the tables of a site that has run for a year would be, and so that none of this runs while time is measured.
  for (const table of ['user_sessions', 'website_analytics']) await sql.unsafe(`vacuum (analyze) ${table}`);
  await sql.unsafe('checkpoint');
  return count;
}

const emptyTables = (sql: postgres.Sql) =>
  sql.unsafe('truncate user_sessions, website_analytics, ai_journey_analytics, write_limits');

/** Starts the process that generates the load. */
function startLoad(): ChildProcess {
  const child = fork('scripts/run-typescript.mjs', ['scripts/bench/load.ts']);
  onShutdown(async () => void child.kill());
  return child;
}

/** The returned function has the process do one job, and resolves to events per second. */
export function jobsOf(child: ChildProcess): (job: Job) => Promise<number> {
  // It could be ended for want of memory, and would answer nothing.
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The load ended by itself, with ${signal ?? `code ${code}`}.`);
  });
  ended.catch(() => {});
  return async (job) => {
    child.send(job);
    const [result] = (await Promise.race([once(child, 'message'), ended])) as [JobResult];
    if ('error' in result) throw new Error(`The load stopped: ${result.error}`);
    if (result.repeated > 0)
      console.log(`  ${result.repeated} batches were refused with a 503 and sent again.`);
    return (job.batches * job.events) / result.seconds;
  };
}

/** How many connections each site has, and whoever sends rows without a site. */
const POOL = 10;

/** A database just for the measurement, on disk and with PostgreSQL's own settings unless given; deleted afterwards. */
export async function openBenchDatabase(settings?: Settings): Promise<{ url: string; folder: string }> {
  const folder = join(tmpdir(), `site bench ${randomUUID()}`);
  onShutdown(async () => rmSync(folder, { recursive: true, force: true }));
  const starting = ensurePostgres({ folder, settings });
  stopOnShutdown(starting);
  const { url } = await starting;
  await migrate(url);
  return { url, folder };
}

async function openPlaces(): Promise<Places> {
  const folder = buildSiteCopy();
  const { url: database } = await openBenchDatabase();
  const variables = { DATABASE_URL: database, DATABASE_POOL_SIZE: String(POOL) };
  return {
    database,
    limited: await serveCopy(folder, { ...variables, RATE_LIMIT: 'on' }),
    unlimited: await serveCopy(folder, { ...variables, RATE_LIMIT: 'off' }),
  };
}

const loadAverage = () => `load average ${loadavg()[0]?.toFixed(1)}`;

type Measure = (name: CaseName) => Promise<number>;

/** Every case once per round, one after the other, so that whatever else the machine does affects them all alike. */
async function measureRounds(rounds: number, names: CaseName[], measure: Measure): Promise<Rates> {
  const rates: Rates = {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of names) rates[name] = [...(rates[name] ?? []), await measure(name)];
    console.log(`Round ${round} of ${rounds} measured, ${loadAverage()}.`);
  }
  return rates;
}

/** Measures with empty tables, then with two million events in them, and prints both, and the goals. */
export async function benchIngest(rounds: number): Promise<void> {
  const places = await openPlaces();
  const send = jobsOf(startLoad());
  const sql = postgres(places.database, { max: 1, onnotice: () => {} });
  onShutdown(() => sql.end({ timeout: 1 }));
  const measure: Measure = (name) => send(jobOf(name, places));

  console.log(
    `\n${cpus().length} processors, Node ${process.version}, pools of ${POOL} connections, ${loadAverage()}.`,
  );
  // A server that has just started has not compiled its code yet.
  for (const name of caseNames) await measure(name);
  const whenEmpty = await measureRounds(rounds, caseNames, async (name) => {
    await emptyTables(sql);
    return measure(name);
  });
  console.log(`${rateTable(whenEmpty)}\n`);

  await emptyTables(sql);
  const started = performance.now();
  const count = await fillTables(sql);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${count.toLocaleString('en')} events of ${SESSIONS.toLocaleString('en')} visits were put in beforehand, in ${seconds.toFixed(0)} s.`,
  );
  const whenFull = await measureRounds(rounds, storingCases, measure);
  console.log(`${rateTable(whenFull)}\n\n${goalLines(whenEmpty, whenFull)}\n`);
}
