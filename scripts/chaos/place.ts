import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { migrate } from '@/db/migrate';
import { layoutOf } from '@/scripts/postgres/cluster';
import { type EmbeddedPostgres, ensurePostgres } from '@/scripts/postgres/ensure-postgres';
import { embeddedFolder } from '@/scripts/site/database-refusal';
import { onShutdown, stopOnShutdown } from '@/scripts/site/shutdown';
import { type SiteProcess, startSiteProcess } from '@/scripts/site/site-process';
import { copyProjectTo } from '@/tests/support/copy-project';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy';

const siteUser = { name: 'site', password: 'throwaway' };

/** Few connections, so that they can be used up. */
const settings = { max_connections: '40' };

/** The PostgreSQL of a trial, all of whose processes can be stopped, frozen and killed. */
export class ChaosDatabase {
  private server: EmbeddedPostgres | undefined;
  private starting: Promise<void> = Promise.resolve();
  private isClosed = false;
  /** Lets processes that are frozen go on. */
  private thaw = () => {};
  admin: postgres.Sql = this.connect('postgres://nowhere');

  /** It ends with the command, also where a signal comes while it starts. */
  private constructor(readonly folder: string) {
    onShutdown(() => this.close());
  }

  /** The database in a folder, which a site has brought up itself. */
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
    // Our own statements may write even while the site's may not.
    const connection: Record<string, string> = {
      // As a text: the driver leaves out what is false.
      default_transaction_read_only: 'off',
      statement_timeout: '60000',
    };
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

  /** As the site connects to it: not as the owner of the cluster, to whom few limits apply. */
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
    if (this.isClosed) throw new Error('The trial is over.');
    this.starting = this.bringUp();
    await this.starting;
  }

  private async bringUp(): Promise<void> {
    this.server = await ensurePostgres({ folder: this.folder, settings });
    await this.admin.end({ timeout: 0 });
    this.admin = this.connect(this.server.url);
    const [site] = await this.admin.unsafe(`select from pg_database where datname = 'site'`);
    if (site) await this.lookAtSite();
  }

  async stop(): Promise<void> {
    this.thaw();
    await this.admin.end({ timeout: 0 });
    await this.server?.stop();
  }

  /** Signals the postmaster first, because it would replace the processes that stop. */
  private async processes(signal: NodeJS.Signals): Promise<number[]> {
    const postmaster = Number.parseInt(readFileSync(layoutOf(this.folder).pidFile, 'utf8'), 10);
    // Asked first, because afterwards nobody answers.
    const rows = await this.admin.unsafe<{ pid: number }[]>('select pid from pg_stat_activity');
    process.kill(postmaster, signal);
    return [postmaster, ...rows.map(({ pid }) => pid)];
  }

  /** @param others processes that are signaled at the same moment */
  async signalAll(signal: NodeJS.Signals, others: number[] = []): Promise<() => void> {
    const pids = [...(await this.processes(signal)), ...others];
    const tell = (name: NodeJS.Signals) => {
      for (const pid of pids) {
        try {
          process.kill(pid, name);
        } catch {
          // It has already ended by itself.
        }
      }
    };
    const thaw = () => tell('SIGCONT');
    if (signal === 'SIGSTOP') this.thaw = thaw;
    tell(signal);
    return thaw;
  }

  /** After that, a fault that is still under way cannot start it again. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.starting.catch(() => {});
    await this.stop();
    if (!existsSync(this.folder)) return;
    rmSync(realpathSync(this.folder), { recursive: true, force: true });
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Where a scenario takes place. */
export type Place = {
  database: ChaosDatabase;
  sites: SiteProcess[];
  /** Starts a site of the newest build. @param port so that it can be found again at its old address */
  startSite(port?: string): Promise<SiteProcess>;
};

/** A place with a network between its sites and their database. */
export type NetworkedPlace = Place & { proxy: DatabaseProxy };

export async function openPlace(): Promise<NetworkedPlace> {
  const database = await ChaosDatabase.open();
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

/** Ends a site as a power cut would, and starts it again at its address. */
export async function killAndRestart(place: Place, index: number): Promise<void> {
  const site = place.sites[index];
  if (!site) return;
  await site.kill();
  place.sites[index] = await place.startSite(new URL(site.origin).port);
}

/** A folder for a small file system, which the database's account can enter. */
export function smallFolder(): string {
  const folder = join(tmpdir(), `site-chaos-disk-${randomUUID()}`);
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  return folder;
}

/** A copy of the project in which `npm start` makes, brings up and migrates a database of its own. */
export async function openStartedPlace(): Promise<Place> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site chaos started ')));
  onShutdown(async () => rmSync(folder, { recursive: true, force: true }));
  // When run by root, PostgreSQL uses another account, which must be able to get here.
  chmodSync(folder, 0o755);
  copyProjectTo(folder, { isBuilt: true });
  const startSite = (port = '0') =>
    startSiteProcess({ folder, command: 'start', variables: { PORT: port }, isLogged: false });
  const starting = startSite();
  // Asked to end, not killed: until the trial has found its database, nobody else would stop that.
  stopOnShutdown(starting);
  const first = await starting;
  const database = await ChaosDatabase.find(join(folder, embeddedFolder));
  const place: Place = { database, sites: [first], startSite };
  onShutdown(async () => void (await Promise.all(place.sites.map((site) => site.kill()))));
  return place;
}
