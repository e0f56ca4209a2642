import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { migrate } from '@/db/migrate';
import { ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import { onShutdown } from '@/scripts/site/shutdown';
import { type CaseName, caseNames, jobOf, type Places, storingCases } from './cases';
import { empty, fill } from './fill';
import { startLoad } from './load-process';
import { goals, type Rates, table } from './report';
import { serveCopy } from './serve-copy';
import { buildSiteCopy } from './site-copy';

/** Connections of each site, and of whoever sends rows without it. */
const POOL = 10;

/** A database of the measurement's own, on disk and with PostgreSQL's own settings; gone afterwards. */
async function openDatabase(): Promise<string> {
  const folder = join(tmpdir(), `site bench ${randomUUID()}`);
  const server = await ensurePostgres({ folder });
  onShutdown(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await migrate(server.url);
  return server.url;
}

async function openPlaces(): Promise<Places> {
  const folder = buildSiteCopy();
  const database = await openDatabase();
  const variables = { DATABASE_URL: database, DATABASE_POOL_SIZE: String(POOL) };
  return {
    database,
    limited: await serveCopy(folder, { ...variables, RATE_LIMIT: 'on' }),
    unlimited: await serveCopy(folder, { ...variables, RATE_LIMIT: 'off' }),
  };
}

const load = () => `load average ${loadavg()[0]?.toFixed(1)}`;

type Measure = (name: CaseName) => Promise<number>;

/** Each case once a round, one after the other: what else the machine does meets them all alike. */
async function measureRounds(rounds: number, names: CaseName[], measure: Measure): Promise<Rates> {
  const rates: Rates = {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of names) rates[name] = [...(rates[name] ?? []), await measure(name)];
    console.log(`Round ${round} of ${rounds} measured, ${load()}.`);
  }
  return rates;
}

/** Measures with empty tables, then with two million events in them, and prints both and the goals. */
export async function benchIngest(rounds: number): Promise<void> {
  const places = await openPlaces();
  const send = startLoad();
  const sql = postgres(places.database, { max: 1, onnotice: () => {} });
  onShutdown(() => sql.end({ timeout: 1 }));
  const measure: Measure = (name) => send(jobOf(name, places));

  console.log(
    `\n${cpus().length} processors, Node ${process.version}, pools of ${POOL} connections, ${load()}.`,
  );
  // A server that has just started has not compiled its code yet.
  for (const name of caseNames) await measure(name);
  const whenEmpty = await measureRounds(rounds, caseNames, async (name) => {
    await empty(sql);
    return measure(name);
  });
  console.log(`${table(whenEmpty)}\n`);

  await empty(sql);
  const started = performance.now();
  const count = await fill(sql);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${count.toLocaleString('en')} events of 100,000 visits were put in beforehand, in ${seconds.toFixed(0)} s.`,
  );
  const whenFull = await measureRounds(rounds, storingCases, measure);
  console.log(`${table(whenFull)}\n\n${goals(whenEmpty, whenFull)}\n`);
}
