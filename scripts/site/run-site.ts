import { buildIfNeeded } from '@/scripts/build';
import { checkEnvironment } from './environment';
import { migrateDatabase } from './migrate-database';
import { openDatabase } from './open-database';
import { checkPort } from './port';
import { serveSite } from './serve-site';
import { shutDown, shutDownOnSignals } from './shutdown';

/**
 * From nothing to a served site. Whatever can be refused is refused before the slow build.
 * @throws {Refusal} after stopping what was already started
 */
export async function runSite({ dev }: { dev: boolean }): Promise<void> {
  shutDownOnSignals();
  try {
    const { DATABASE_URL, PORT } = checkEnvironment();
    await checkPort(PORT);
    const { url, psql } = await openDatabase(DATABASE_URL);
    if (!dev) await buildIfNeeded();
    await migrateDatabase(url);
    await serveSite({ dev, port: PORT, psql });
  } catch (error) {
    await shutDown();
    throw error;
  }
}
