import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { buildStamp, findBuild } from '@/scripts/builds';
import { noSmallDisk, withFullDisk } from './full-disk';
import type { Ledger, RecordKind } from './ledger';
import type { Load } from './outbox-client';
import { killAndRestart, type NetworkedPlace, type Place } from './place';

/** What a fault receives: how many milliseconds it is to last, and what the browsers have been told. */
export type Circumstances = { lasting: number; load: Load };

type Happening<Where> = (place: Where, circumstances: Circumstances) => Promise<void>;

/** One thing that goes wrong under load; when `happen` ends, everything is well again. */
export type Scenario = {
  does: string;
  /** How many sites share the load; 1 by default. */
  sites?: number;
  /** Why it cannot be tried here, or undefined. */
  impossible?: () => string | undefined | Promise<string | undefined>;
} & (
  | { visit?: undefined; drives?: undefined }
  /** Who visits in place of clients that speak HTTP, and the kinds of record that they send. */
  | {
      visit: (ledger: Ledger, origins: () => string[]) => Load | Promise<Load>;
      drives: readonly RecordKind[];
    }
) &
  (
    | { open?: undefined; happen: Happening<NetworkedPlace> }
    /** Makes a place of its own instead of using the one that the others share. */
    | { open: () => Promise<Place>; happen: Happening<Place> }
  );

async function restartDatabase({ database, proxy }: NetworkedPlace): Promise<void> {
  await database.start();
  // What listened at the old port is gone for whoever was connected through it.
  proxy.leadTo(database.siteUrl());
}

async function disturbed({ proxy }: NetworkedPlace, lasting: number, start: () => void): Promise<void> {
  start();
  await sleep(lasting);
  await proxy.heal();
}

async function setReadOnly(admin: postgres.Sql, isReadOnly: boolean): Promise<void> {
  await admin.unsafe(
    isReadOnly
      ? 'alter system set default_transaction_read_only = on'
      : 'alter system reset default_transaction_read_only',
  );
  await admin.unsafe('select pg_reload_conf()');
  await admin.unsafe(`
    select pg_terminate_backend(pid) from pg_stat_activity where usename = 'site'`);
}

/** Takes every connection there is. @returns a function that gives them back */
async function takeConnections({ database }: Place): Promise<() => Promise<void>> {
  const taken: postgres.Sql[] = [];
  for (;;) {
    const sql = database.openAdmin();
    taken.push(sql);
    try {
      await sql.unsafe('select 1');
    } catch {
      return async () => void (await Promise.all(taken.map((one) => one.end({ timeout: 0 }))));
    }
  }
}

const KILLS = 15;

/** Milliseconds after which a site is killed even if nobody could reach it; the table shows what was left. */
const KILL_PATIENCE_MS = 30_000;

/** Kills it each time only after it has served again, so that every kill hits writes that are under way. */
async function killInARow(load: Load, killAndBegin: () => Promise<void>): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = load.acknowledged();
    const end = Date.now() + KILL_PATIENCE_MS;
    while (load.acknowledged() < before + 20 && Date.now() < end) await sleep(20);
    await killAndBegin();
  }
}

const killedSite = {
  does: `the site is killed with -9, ${KILLS} times in a row`,
  happen: (place: Place, { load }: Circumstances) => killInARow(load, () => killAndRestart(place, 0)),
};

/** Kills both at the same moment; then the site brings up its database from what is on disk. */
async function killBoth(place: Place): Promise<void> {
  await place.database.signalAll('SIGKILL', [place.sites[0]?.pid ?? 0]);
  await killAndRestart(place, 0);
  await place.database.start();
}

/** Why `npm start` would first have to build. */
const noBuildOfTheseSources = () =>
  findBuild(process.cwd(), buildStamp(process.cwd(), {}))
    ? undefined
    : 'needs a build of these very sources: npm run build';

/** What drives a browser is only installed for development. */
const findBrowser = () =>
  import('@/scripts/browser').then(
    ({ findQuickBrowser }) => findQuickBrowser(),
    () => undefined,
  );

/** By how far a site's clock jumps, one jump after another, in milliseconds. */
const jumps = { hourAhead: 3_600_000, hourBehind: -3_600_000, dayAhead: 86_400_000, dayBehind: -86_400_000 };

/** Everything that `npm run chaos` does to the site, by the name that `--only` takes. */
export const scenarios: Record<string, Scenario> = {
  'database-stopped': {
    does: 'the database is shut down, and started later',
    async happen(place, { lasting }) {
      await place.database.stop();
      await sleep(lasting);
      await restartDatabase(place);
    },
  },
  'database-restarted': {
    does: 'the database is restarted three times',
    async happen(place, { lasting }) {
      for (let time = 0; time < 3; time += 1) {
        await place.database.stop();
        await restartDatabase(place);
        await sleep(lasting / 3);
      }
    },
  },
  'database-frozen': {
    does: 'every process of the database is frozen (SIGSTOP)',
    async happen({ database }, { lasting }) {
      const goOn = await database.signalAll('SIGSTOP');
      await sleep(lasting);
      goOn();
    },
  },
  'database-killed': {
    does: 'every process of the database is killed with -9',
    async happen(place, { lasting }) {
      await place.database.signalAll('SIGKILL');
      await sleep(lasting);
      await restartDatabase(place);
    },
  },
  'database-full': {
    does: 'the disk of the tables is full',
    impossible: noSmallDisk,
    happen: (place, { lasting }) => withFullDisk(place, () => sleep(lasting)),
  },
  'database-read-only': {
    does: 'the database turns read-only, and back',
    async happen({ database }, { lasting }) {
      await setReadOnly(database.admin, true);
      await sleep(lasting);
      await setReadOnly(database.admin, false);
    },
  },
  'connections-taken': {
    does: 'others hold every connection the database has',
    async happen(place, { lasting }) {
      await place.proxy.refuse();
      const giveBack = await takeConnections(place);
      await place.proxy.heal();
      await sleep(lasting);
      await giveBack();
    },
  },
  'network-cut': {
    does: 'connections end in the middle of a packet, one of 20',
    happen: (place, { lasting }) =>
      disturbed(place, lasting, () => place.proxy.disturb({ cut: { oneOf: 20, how: 'end' } })),
  },
  'network-reset': {
    does: 'connections are reset in the middle of a packet, one of 20',
    happen: (place, { lasting }) =>
      disturbed(place, lasting, () => place.proxy.disturb({ cut: { oneOf: 20, how: 'reset' } })),
  },
  'network-slow': {
    does: 'each packet between site and database is 400 ms late',
    happen: (place, { lasting }) => disturbed(place, lasting, () => place.proxy.disturb({ delay: 400 })),
  },
  'network-silent': {
    does: 'packets vanish, and connections are never answered',
    happen: (place, { lasting }) => disturbed(place, lasting, () => place.proxy.hang()),
  },
  'network-slammed': {
    does: 'connections are taken and closed at once',
    happen: (place, { lasting }) => disturbed(place, lasting, () => place.proxy.slam()),
  },
  'site-killed': killedSite,
  'site-killed-again': killedSite,
  'both-killed': {
    does: `npm start and its database are killed with -9 at once, ${KILLS} times in a row`,
    impossible: noBuildOfTheseSources,
    open: async () => (await import('./place')).openStartedPlace(),
    happen: (place: Place, { load }: Circumstances) => killInARow(load, () => killBoth(place)),
  },
  'browsers-waiting': {
    ...killedSite,
    does: `the site is killed with -9, ${KILLS} times, under three visitors in Chromium`,
    impossible: async () =>
      (await findBrowser()) ? undefined : 'needs Chromium: npx playwright install chromium',
    drives: ['events', 'steps', 'assessments', 'applications'],
    visit: async (ledger, origins) => (await import('./visitors')).startVisitors(ledger, origins),
  },
  'instance-killed': {
    does: 'of two sites that share the load one is killed, and begun again',
    sites: 2,
    async happen(place, { lasting }) {
      await place.sites[1]?.kill();
      await sleep(lasting);
      await killAndRestart(place, 1);
      await sleep(lasting);
    },
  },
  'clock-jumps': {
    does: 'the site’s clock jumps an hour and a day, ahead and back',
    async happen({ sites }, { lasting }) {
      for (const ahead of [...Object.values(jumps), 0]) {
        for (const site of sites) site.moveClock(ahead);
        await sleep(lasting / 4);
      }
    },
  },
};
