import { countOf } from '@/content/counts';
import { type Aged, type AgedKind, type AgedRows, countBefore, eraseBefore } from '@/db/erase-before';
import { daysAgo, readFirstDay } from './options';
import { showProgress, showsProgress } from './progress';
import { Refusal } from './refusal';
import { openExistingDatabase, refuseNewerTables } from './site/database';
import { commandRefusal, databaseInWords } from './site/database-refusal';
import { checkEnvironment } from './site/environment';
import { waitForMaintenance } from './site/maintenance';
import { INTERRUPTED, shutDown, shutDownOnSignals, untilInterrupted } from './site/shutdown';
import { printTally } from './tally';
import { plainLine } from './terminal-table';

/**
 * For how many days a kind is left alone. What a browser recorded arrives up to a week late, and a visit that names an
 * erased assessment, as it may for a day, is taken for that person's and not stored.
 */
const untouchedDays: Record<AgedKind, number> = { applications: 0, assessments: 8 };

/** @throws {Refusal} where that is no day, to come, or too near */
export function readAged(kind: AgedKind, given: string): Aged {
  const option = `--${kind}-before`;
  const day = readFirstDay(option, given) ?? given;
  const last = daysAgo(untouchedDays[kind]);
  if (day <= last) return { kind, day };
  throw new Refusal(
    `${option} ${day} is too near: visits that belong to what arrived lately still come in; nothing was done.`,
    `The last day that it takes is ${last}.`,
  );
}

/** Each kind has the plural of its rows as its name. */
const countOfKind = (kind: AgedKind, rows: number) => countOf(rows, kind.slice(0, -1), kind);

const sortLine = (kind: AgedKind, { sort, rows, first, last }: AgedRows['sorts'][number]) =>
  `  ${plainLine(sort)}: ${countOfKind(kind, rows)}, of ${first === last ? first : `${first} to ${last}`}`;

async function deleteAll(url: string, aged: Aged, of: number, interrupt: AbortSignal): Promise<void> {
  // Whoever reads of a failure after some steps would take those for done.
  console.log('All of it goes at the end, or nothing:');
  const progress = showProgress(aged.kind, of);
  interrupt.addEventListener('abort', () =>
    progress.say('Interrupted: ends after the batch that runs, and takes all of it back.'),
  );
  const onRows = (rows: number) => {
    progress.update(rows);
    if (!showsProgress()) console.log(`  ${countOfKind(aged.kind, rows)} of ${of.toLocaleString('en')}`);
  };
  const erased = await waitForMaintenance(url, () =>
    eraseBefore(url, aged, { signal: interrupt, onRows }),
  ).finally(progress.end);
  if (erased === 'interrupted') {
    console.log('Nothing was deleted.');
    process.exitCode = INTERRUPTED;
    return;
  }
  printTally(erased, 'deleted');
  console.log(`Reports of the days before ${aged.day} are without them from now on (docs/reporting.md).`);
  console.log('Note the day: who restores an older backup into an empty database deletes them once more.');
}

/** Shows how many applications or assessments arrived before a day; with `isFinal` they are deleted. */
export async function eraseAged(aged: Aged, { isFinal }: { isFinal: boolean }): Promise<void> {
  const interrupt = isFinal ? untilInterrupted() : undefined;
  if (!interrupt) shutDownOnSignals();
  try {
    const url = await openExistingDatabase(checkEnvironment().DATABASE_URL);
    await refuseNewerTables(url, 'what they hold of these would stay');
    const { sorts, tables } = await countBefore(url, aged).catch((error: unknown) => {
      throw commandRefusal(url, error);
    });
    if (sorts.length === 0) {
      console.log(`No ${aged.kind} that arrived before ${aged.day} are in ${databaseInWords(url)}.`);
      return;
    }
    for (const sort of sorts) console.log(sortLine(aged.kind, sort));
    const all = sorts.reduce((sum, { rows }) => sum + rows, 0);
    if (interrupt) return await deleteAll(url, aged, all, interrupt);
    printTally(tables, 'would go');
    console.log('Nothing was deleted. With --yes they are.');
  } finally {
    await shutDown();
  }
}
