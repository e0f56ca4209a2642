import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { migrate } from '@/db/migrate';
import { layoutOf } from '@/scripts/postgres/cluster';
import { type EmbeddedPostgres, ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import { embeddedFolder } from '@/scripts/site/database-refusal';
import { onShutdown } from '@/scripts/site/shutdown';
import { type SiteProcess, startSiteProcess } from '@/scripts/site/site-process';
import { copyProjectTo } from '@/tests/support/copy-project';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy';

const siteUser = { name: 'site', password: 'throwaway' };

/** Few, so that they can be used up. */
const settings = { max_connections: '40' };

/** A PostgreSQL of a trial, whose every process can be stopped, frozen and killed. */
export class ChaosDatabase {
  private server: EmbeddedPostgres | undefined;
  admin: postgres.Sql = this.connect('postgres://nowhere');

  private constructor(readonly folder: string) {}

  /** The one in a folder, which a site has brought up itself. */
  static async find(folder: string): Promise<ChaosDatabase> {
    const database = new ChaosDatabase(folder);
    await database.start();
    return database;
  }

  static async open(): Promise<ChaosDatabase> {
    const database = new ChaosDatabase(join(tmpdir(), `site chaos ${randomUUID()}`));
    await database.start();
    await database.admin.unsafe(`create role ${siteUser.name} login password '${siteUser.password}'`);
    await database.admin.unsafe(`create database site owner ${siteUser.name}`);
    await migrate(database.siteUrl());
    await database.lookAtSite();
    return database;
  }

  private connect(url: string): postgres.Sql {
    // Its own statements may write also while the site's may not.
    const connection = { default_transaction_read_only: false, statement_timeout: 60_000 };
    return postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10, connection, fetch_types: false });
  }

  private adminUrl(name: string): string {
    const url = new URL(this.server?.url ?? '');
    url.pathname = `/${name}`;
    return url.href;
  }

  private async lookAtSite(): Promise<void> {
    await this.admin.end({ timeout: 0 });
    this.admin = this.connect(this.adminUrl('site'));
  }

  /** As the site knows it: not as the cluster's owner, whom few limits hold. */
  siteUrl(): string {
    const url = new URL(this.adminUrl('site'));
    url.username = siteUser.name;
    url.password = siteUser.password;
    return url.href;
  }

  openAdmin(): postgres.Sql {
    return this.connect(this.adminUrl('site'));
  }

  /** Brings it up, or finds it running. */
  async start(): Promise<void> {
    this.server = await ensurePostgres({ folder: this.folder, settings });
    await this.admin.end({ timeout: 0 });
    this.admin = this.connect(this.server.url);
    const [site] = await this.admin.unsafe(`select from pg_database where datname = 'site'`);
    if (site) await this.lookAtSite();
  }

  async stop(): Promise<void> {
    await this.admin.end({ timeout: 0 });
    await this.server?.stop();
  }

  /** The postmaster first: it would start others in the place of those that stop. */
  private async processes(signal: NodeJS.Signals): Promise<number[]> {
    const postmaster = Number.parseInt(readFileSync(layoutOf(this.folder).pidFile, 'utf8'), 10);
    // Asked before, as nobody answers after.
    const rows = await this.admin.unsafe<{ pid: number }[]>('select pid from pg_stat_activity');
    process.kill(postmaster, signal);
    return [postmaster, ...rows.map(({ pid }) => pid)];
  }

  /** @param others are told with it, at the same moment */
  async signalAll(signal: NodeJS.Signals, others: number[] = []): Promise<() => void> {
    const pids = [...(await this.processes(signal)), ...others];
    const tell = (name: NodeJS.Signals) => {
      for (const pid of pids) {
        try {
          process.kill(pid, name);
        } catch {
          // It has ended by itself.
        }
      }
    };
    tell(signal);
    return () => tell('SIGCONT');
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(realpathSync(this.folder), { recursive: true, force: true });
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Where a scenario takes place. */
export type Place = {
  database: ChaosDatabase;
  sites: SiteProcess[];
  /** A site of the newest build. @param port to be found again where it was */
  startSite(port?: string): Promise<SiteProcess>;
};

/** One with a network between its sites and their database. */
export type NetworkedPlace = Place & { proxy: DatabaseProxy };

export async function openPlace(): Promise<NetworkedPlace> {
  const database = await ChaosDatabase.open();
  onShutdown(() => database.close());
  const proxy = await startDatabaseProxy(database.siteUrl());
  onShutdown(() => proxy.close());
  const place: NetworkedPlace = { database, proxy, sites: [], startSite: startSiteBehind(proxy) };
  onShutdown(async () => void (await Promise.all(place.sites.map((site) => site.kill()))));
  return place;
}

const clock = join(import.meta.dirname, 'movable-clock.mjs');

const startSiteBehind =
  (proxy: DatabaseProxy) =>
  (port = '0'): Promise<SiteProcess> =>
    startSiteProcess({
      folder: process.cwd(),
      variables: { DATABASE_URL: proxy.url, PORT: port, SITE_SECRET: 'only for a trial of a few minutes' },
      preload: clock,
      isLogged: false,
    });

/** Ends a site as a power cut does, and begins it again at its address. */
export async function killAndRestart(place: Place, index: number): Promise<void> {
  const site = place.sites[index];
  if (!site) return;
  await site.kill();
  place.sites[index] = await place.startSite(new URL(site.origin).port);
}

/** A folder of its own for a small file system, which the database's account can enter. */
export function smallFolder(): string {
  const folder = join(tmpdir(), `site-chaos-disk-${randomUUID()}`);
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  return folder;
}

/** A copy of the project where `npm start` makes, brings up and migrates a database of its own. */
export async function openStartedPlace(): Promise<Place> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site chaos started ')));
  onShutdown(async () => rmSync(folder, { recursive: true, force: true }));
  // Run by root, PostgreSQL has an account of its own, which has to get there.
  chmodSync(folder, 0o755);
  copyProjectTo(folder, { isBuilt: true });
  const startSite = (port = '0') =>
    startSiteProcess({ folder, command: 'start', variables: { PORT: port }, isLogged: false });
  const first = await startSite();
  const database = await ChaosDatabase.find(join(folder, embeddedFolder));
  onShutdown(() => database.close());
  const place: Place = { database, sites: [first], startSite };
  onShutdown(async () => void (await Promise.all(place.sites.map((site) => site.kill()))));
  return place;
}
