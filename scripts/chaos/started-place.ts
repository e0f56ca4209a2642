import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedFolder } from '@/scripts/site/database';
import { onShutdown } from '@/scripts/site/shutdown';
import { startSiteProcess } from '@/scripts/site/site-process';
import { copyProjectTo } from '@/tests/support/copy-project';
import { ChaosDatabase, type Place } from './place';

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
