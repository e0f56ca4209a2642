import { existsSync, statSync } from 'node:fs';
import { Restoration, RestoreError, tablesWithRows } from '@/db/backup';
import { withClient } from '@/db/connect';
import { brokenOffCauses } from '@/db/database-causes';
import { type ErasedId, readErasedIds } from '@/db/erase';
import { isKnownMigration, migrate, newestApplied } from '@/db/migrate';
import {
  BackupFileError,
  type BackupHead,
  checkBackup,
  openBackup,
  type StoredPart,
  tableLine,
} from './backup/backup-file';
import { readArguments } from './options';
import { showProgress } from './progress';
import { Refusal } from './refusal';
import { migrateDatabase, openDatabaseToFill } from './site/database';
import { databaseInWords, operatorRefusal } from './site/database-refusal';
import { checkEnvironment } from './site/environment';
import { shutDown, shutDownOnSignals } from './site/shutdown';

const help = `npm run restore -- FILE [--replace] [--embedded]

Puts a backup's rows back, all or none, into the database of DATABASE_URL or the embedded one, then brings it to the
newest schema. Tables of the site that hold rows are refused; --replace deletes these first, and where they are of
another version than the backup makes them anew, all in one transaction: rights on them, and what else was added to
them by hand, go with them. Stop the site before.
Without DATABASE_URL and an embedded database it refuses; with --embedded it makes one.
What the database remembers as erased does not come back with them; whoever was erased after the backup, and what was
by its day, you have to erase once more where it is not remembered. Exit code 0: restored; 1: not restored, and a
sentence says why; 130: interrupted.`;

type RestoreArguments = { file: string; isReplacing: boolean; isEmbedded: boolean };

/** @throws {Refusal} naming what is not understood: a typing mistake must not delete rows */
export function readRestoreArguments(args: string[]): RestoreArguments | undefined {
  const flag = { type: 'boolean', default: false } as const;
  const read = readArguments(args, { replace: flag, embedded: flag }, help, 'FILE');
  if (!read) return;
  const { argument: file, options } = read;
  if (!file) throw new Refusal('Name the backup: npm run restore -- .data/backups/<time>.backup.gz');
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`, 'Nothing was restored.');
  return { file, isReplacing: options.replace, isEmbedded: options.embedded };
}

/**
 * Makes the tables as they were at the backup where there are none.
 * @returns whether those that are there have to be made anew, with the rows (decision 0241)
 * @throws {Refusal} when the database cannot take this backup
 */
async function prepareDatabase(
  url: string,
  { migration }: BackupHead,
  { isReplacing }: { isReplacing: boolean },
): Promise<{ isRemade: boolean }> {
  if (!isKnownMigration(migration)) {
    throw new Refusal(
      'The backup is of a database that a newer version of the site had migrated.',
      'Restore it with that version; nothing was restored.',
    );
  }
  const present = await withClient(url, newestApplied);
  if (present === 0) await migrate(url, migration);
  else if (present === migration && !isReplacing) await refuseRows(url);
  if (present === 0 || present === migration) return { isRemade: false };
  if (!isKnownMigration(present)) {
    throw new Refusal(
      'A newer version of the site has migrated this database; nothing was restored.',
      'Restore with that version, or into a database without tables: they are made as they were.',
    );
  }
  if (isReplacing) return { isRemade: true };
  throw new Refusal(
    'The tables of this database are of another version of the site than the backup; nothing was restored.',
    'Restore into one without tables, or have these made anew, without their rows: npm run restore -- FILE --replace',
  );
}

async function refuseRows(url: string): Promise<void> {
  const filled = await tablesWithRows(url);
  if (filled.length === 0) return;
  throw new Refusal(
    `This database holds rows (${filled.join(', ')}); nothing was restored.`,
    'Restore into an empty one, or delete these rows first: npm run restore -- FILE --replace',
  );
}

type Wanted = { remadeAt: number | undefined; erased: readonly ErasedId[] };

async function putBack(
  url: string,
  parts: AsyncIterable<StoredPart>,
  { remadeAt, erased }: Wanted,
  say: (line: string) => void,
): Promise<{ all: number; gone: number }> {
  // Rows that migrations insert are in the backup, too.
  const restoration = await Restoration.begin(url, { emptyFirst: true, remadeAt });
  let all = 0;
  try {
    for await (const part of parts) {
      if (part.kind === 'sequence') await restoration.setSequence(part.name, part.value);
      else {
        await restoration.fill(part);
        all += part.expected();
        say(tableLine(part.table, part.expected()));
      }
    }
    return { all, gone: await restoration.commit(erased) };
  } finally {
    await restoration.end();
  }
}

const reasons = {
  ...brokenOffCauses,
  '0A000': "a table that is not the site's refers to one of the site's, whose rows would have to go",
  '2BP01':
    "something that is not the site's stands on its tables, which have to be made anew: drop it, and make it again afterwards",
  '42501': 'its user may not write to the tables, or they are of another version and not its own',
};

/** A refusal where an operator can mend the error; any other error as it is. */
function restoreRefusal(file: string, url: string, error: unknown): unknown {
  if (error instanceof BackupFileError || error instanceof RestoreError) {
    return new Refusal(
      `${file} cannot be restored: ${error.message}.`,
      'Nothing was restored, and what the database held is as it was. Restore another backup.',
    );
  }
  return operatorRefusal(url, error, reasons);
}

/** Before the database is opened: a damaged file makes no tables, and nobody waits for its rows before that is found. */
async function lookThrough(file: string): Promise<void> {
  const progress = showProgress('bytes looked through', statSync(file).size);
  await checkBackup(file, progress.update)
    .catch((error: unknown) => {
      throw restoreRefusal(file, '', error);
    })
    .finally(progress.end);
}

/** For a failure after the rows are back: nobody should think that the database is as it was. */
function unfinishedRefusal(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  return new Refusal(error.what, 'The rows are back all the same; npm run db:migrate does what is left.');
}

/** `npm run restore`: puts a backup's rows back into an empty database, or one that `--replace` empties. */
export async function restore(args: string[]): Promise<void> {
  const wanted = readRestoreArguments(args);
  if (!wanted) return;
  shutDownOnSignals();
  await lookThrough(wanted.file);
  let url = '';
  const progress = showProgress('bytes of the backup', statSync(wanted.file).size);
  try {
    const { head, parts } = await openBackup(wanted.file, progress.update);
    url = await openDatabaseToFill(checkEnvironment().DATABASE_URL, wanted);
    progress.say(`The backup was made ${head.made}.`);
    const { isRemade } = await prepareDatabase(url, head, wanted);
    const erased = await readErasedIds(url);
    const remadeAt = isRemade ? head.migration : undefined;
    const { all, gone } = await putBack(url, parts, { remadeAt, erased }, progress.say);
    progress.end();
    await migrateDatabase(url).catch((error: unknown) => {
      throw unfinishedRefusal(error);
    });
    console.log(
      `${all.toLocaleString('en')} rows are back in ${databaseInWords(url)}, with the newest schema.`,
    );
    if (erased.length > 0)
      console.log(`${gone.toLocaleString('en')} of them have been erased since, and are gone again.`);
    if (isRemade)
      console.log(
        'Its tables were made anew: where the site writes as a role of its own, deploy/writer-rights.sql comes before its start.',
      );
    console.log(
      `Run npm run erase for whoever else was erased after ${head.made}, and with each day it was given since: they are there again.`,
    );
    console.log('Run npm run prune: the backup may hold what has reached its age since.');
  } catch (error) {
    progress.end();
    throw restoreRefusal(wanted.file, url, error);
  } finally {
    await shutDown();
  }
}
