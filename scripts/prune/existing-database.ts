import { existsSync } from 'node:fs';
import { Refusal } from '@/scripts/refusal';
import { embeddedFolder, openDatabase } from '@/scripts/site/open-database';

/**
 * The given database, or the embedded one of a site that was started here.
 * @throws {Refusal} when there is none: a new one would have nothing to delete
 */
export async function openExistingDatabase(given: string | undefined): Promise<string> {
  if (!given && !existsSync(embeddedFolder)) {
    throw new Refusal(
      `DATABASE_URL is not set, and there is no embedded database in ${embeddedFolder}.`,
      'Set it where you run this command, or in .env.',
    );
  }
  return (await openDatabase(given)).url;
}
