import type { Sql } from 'postgres';
import { closeDatabase } from '@/db/client';
import { schemaState } from '@/db/migrate';
import { withMaintenanceLock } from '@/db/queries/maintenance';
import { refreshRollups } from '@/db/reporting/rollups';
import { holdsOthers, removeSamples } from '@/db/samples';
import type { Environment } from '@/lib/env';
import { isPublicAddress } from '@/lib/site-address';
import { storeDay, visitsOfDay } from './demo-data/day';
import { daysAgo, readOptions } from './options';
import { showProgress } from './progress';
import { Refusal } from './refusal';
import { migrateDatabase, openDatabase, openExistingDatabase } from './site/database';
import { commandRefusal } from './site/database-refusal';
import { checkEnvironment } from './site/environment';
import { waitForMaintenance } from './site/maintenance';
import { onShutdown, shutDown, shutDownOnSignals } from './site/shutdown';
import { printTally } from './tally';

const DAYS = '90';
const SEED = 'sample';
const MOST_DAYS = 365;

const help = `npm run demo-data [-- --days ${DAYS} --seed <text>] | -- --remove

Fills the database with visits that nobody made, to try reports, views and exports with: sources, campaigns, devices,
assessments with what the engine really recommends, applications, calls, purchases, errors, speed, machines. They take
the way of everything that visitors send, with a clock of their own. Every one is marked: reports say so, the views have
is_sample, names end in "sample", and no mail and no webhook tells of them.
  --days    so many days up to yesterday, 1 to ${MOST_DAYS}, ${DAYS} unless given
  --seed    another text makes other visits; the same makes the same on the same days, and stores them once
  --remove  deletes exactly the samples, with the sums by day they were counted in
  --beside-real-data
            also on a public site (SITE_URL), and in a database that holds visits of people
The database of DATABASE_URL, else the embedded one, which is made where there is none. It may be interrupted; run
again, it goes on. Exit code 0: done; 1: not done, or in part, and a sentence says why; 130: interrupted.`;

/** @throws {Refusal} */
function readDayCount(days: string): number {
  const count = /^\d{1,3}$/.test(days) ? Number(days) : 0;
  if (count >= 1 && count <= MOST_DAYS) return count;
  throw new Refusal(`--days ${days} is no number of days from 1 to ${MOST_DAYS}; nothing was done.`);
}

const FLAG =
  'With --beside-real-data samples are put beside them; npm run demo-data -- --remove takes them out again.';

/** @throws {Refusal} where people's visits are, or will be */
function refusePublicSite({ SITE_URL }: Environment): void {
  if (!isPublicAddress(SITE_URL)) return;
  throw new Refusal(`SITE_URL is ${SITE_URL}, a public site; nothing was done.`, FLAG);
}

/** @throws {Refusal} */
async function refuseRealData(url: string, { DATABASE_URL }: Environment): Promise<void> {
  const isReal = await holdsOthers(url).catch((error: unknown) => {
    throw commandRefusal(url, error);
  });
  if (!isReal) return;
  const which = DATABASE_URL ? 'DATABASE_URL: that' : 'The embedded';
  throw new Refusal(`${which} database holds what people sent; nothing was done.`, FLAG);
}

type Wanted = { days: number; seed: string; isBesideRealData: boolean };

/** @returns how many visits there are now; undefined when another instance is making the sums at this moment */
const makeAlone = (url: string, wanted: Wanted): Promise<number | undefined> =>
  withMaintenanceLock(url, (sql) => makeAll(sql, wanted));

async function makeAll(sql: Sql, { days, seed }: Wanted): Promise<number> {
  const progress = showProgress('days', days);
  let visits = 0;
  for (let back = days; back >= 1; back -= 1) {
    const midnight = Date.parse(`${daysAgo(back)}T00:00:00Z`);
    const made = visitsOfDay(seed, midnight);
    await storeDay(sql, midnight, made);
    visits += made.length;
    progress.update(days - back + 1);
  }
  progress.end();
  await refreshRollups(sql);
  return visits;
}

const stateOf = (url: string) =>
  schemaState(url).catch((error: unknown) => {
    throw commandRefusal(url, error);
  });

/** An existing database whose tables are newer or older is for its owner to migrate; the embedded one is ours. */
async function openForSamples(environment: Environment): Promise<string> {
  const { url } = await openDatabase(environment.DATABASE_URL);
  if (!environment.DATABASE_URL) await migrateDatabase(url);
  else if ((await stateOf(url)) !== 'same') {
    throw new Refusal(
      'DATABASE_URL: the tables of that database are not of this version of the site; nothing was done.',
      'npm run db:migrate makes them.',
    );
  }
  return url;
}

async function make(wanted: Wanted): Promise<void> {
  const environment = checkEnvironment();
  if (!wanted.isBesideRealData) refusePublicSite(environment);
  const url = await openForSamples(environment);
  if (!wanted.isBesideRealData) await refuseRealData(url, environment);
  onShutdown(closeDatabase);
  const visits = await waitForMaintenance(url, () => makeAlone(url, wanted));
  console.log(
    `${visits.toLocaleString('en')} sample visits from ${daysAgo(wanted.days)} to ${daysAgo(1)} are there.`,
  );
  // The report's days end with today.
  console.log(
    `npm run report -- --days ${wanted.days + 1} reads them; npm run demo-data -- --remove deletes them.`,
  );
}

async function remove(): Promise<void> {
  const url = await openExistingDatabase(checkEnvironment().DATABASE_URL);
  const tables = await waitForMaintenance(url, () => removeSamples(url));
  if (tables.every(({ rows }) => rows === 0)) throw new Refusal('There are no samples in this database.');
  printTally(tables, 'deleted');
}

/** `npm run demo-data`: visits that nobody made; with `--remove`, deletes them. */
export async function demoData(args: string[]): Promise<void> {
  const options = readOptions(
    args,
    {
      days: { type: 'string', default: DAYS },
      seed: { type: 'string', default: SEED },
      remove: { type: 'boolean', default: false },
      'beside-real-data': { type: 'boolean', default: false },
    },
    help,
  );
  if (!options) return;
  const days = readDayCount(options.days);
  shutDownOnSignals();
  try {
    if (options.remove) await remove();
    else await make({ days, seed: options.seed, isBesideRealData: options['beside-real-data'] });
  } finally {
    await shutDown();
  }
}
