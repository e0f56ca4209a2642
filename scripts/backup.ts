import { join, resolve } from 'node:path';
import { readBackup } from '@/db/backup';
import { withClient } from '@/db/connect';
import { brokenOffCauses } from '@/db/database-causes';
import { newestApplied } from '@/db/migrate';
import { tableLine, writeBackup } from './backup/backup-file';
import { readArguments } from './options';
import { writeWhole } from './private-file';
import { showProgress } from './progress';
import { Refusal } from './refusal';
import { refuseNewerTables } from './site/database';
import { databaseInWords } from './site/database-refusal';
import { onDatabase } from './site/on-database';

const help = `npm run backup [-- FILE]

Copies every table of the site, as it is at one moment, into one compressed file that only its owner may read:
.data/backups/<time>.backup.gz unless another name is given, and never in the place of another. The site goes on
meanwhile. npm run restore puts it back, also into a newer PostgreSQL or under a newer version of the site. Salts and
counts of the day stay out of it.
Exit code 0: written; 1: not written, and a sentence says why; 130: interrupted, and not written.`;

const FOLDER = join('.data', 'backups');

/** Without colons, because some file systems refuse them. */
const defaultFile = (now: Date) =>
  join(FOLDER, `${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`);

/** @throws {Refusal} naming what is not understood */
export function readBackupArguments(args: string[], now = new Date()): { file: string } | undefined {
  const read = readArguments(args, {}, help, 'FILE');
  return read && { file: read.argument ?? defaultFile(now) };
}

const reasons = { ...brokenOffCauses, '42501': 'its user may not read every table' };

/** `npm run backup`: one file with everything a database holds. */
export async function backup(args: string[]): Promise<void> {
  const wanted = readBackupArguments(args);
  if (!wanted) return;
  const file = resolve(wanted.file);
  await onDatabase(async (url) => {
    if ((await withClient(url, newestApplied)) === 0)
      throw new Refusal(
        'This database has no tables of the site.',
        'Nothing was written: correct DATABASE_URL.',
      );
    await refuseNewerTables(url, 'a backup would be without them');
    const progress = showProgress('rows', 0);
    let all = 0;
    const write = (stream: NodeJS.WritableStream) =>
      writeBackup(readBackup(url), stream, {
        onRows: progress.update,
        onTable: (table, rows) => {
          all += rows;
          progress.say(tableLine(table, rows));
        },
      });
    await writeWhole(file, write, { isNew: true, makesFolder: true }).finally(progress.end);
    console.log(`${all.toLocaleString('en')} rows of ${databaseInWords(url)} are in ${file}`);
    console.log('It holds personal data: keep it where only you can read it, and no longer than the data.');
  }, reasons);
}
