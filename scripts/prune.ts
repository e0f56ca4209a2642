import { retentionMonths } from '@/content/analytics';
import { countExpired, type Pruned, prune as pruneDatabase, sumExpired } from '@/db/prune';
import { readOptions } from './options';
import { showProgress, showsProgress } from './progress';
import { openExistingDatabase } from './site/database';
import { commandRefusal } from './site/database-refusal';
import { checkEnvironment } from './site/environment';
import { INTERRUPTED, shutDown, shutDownOnSignals, untilInterrupted } from './site/shutdown';
import { printTally } from './tally';

const help = `npm run prune [-- --dry-run]

Deletes visits ${retentionMonths.visits} months after they arrived, those of suspected bots after ${retentionMonths.bots} month
unless they booked or bought, sums by day of clicks, errors and addresses that no page has with the visits of that day,
and that a lead was sent ${retentionMonths.deliveries} month after it was settled, in small statements while the site runs. The site does so by
itself once a day; see MAINTENANCE in .env.example. With --dry-run it only counts.
It may be interrupted, and run twice at once. Exit code 0: done; 1: not done, and a sentence says why; 130: interrupted.`;

/** Numbers of rows by table. */
type Tally = Map<string, number>;

/** @returns how many rows of the table there are so far */
function addToTally(tally: Tally, { table, rows }: Pruned): number {
  const sum = (tally.get(table) ?? 0) + rows;
  tally.set(table, sum);
  return sum;
}

const printSums = (tally: Tally, fate: string) =>
  printTally(
    [...tally].map(([table, rows]) => ({ table, rows })),
    fate,
  );

/** `npm run prune`: deletes visits past their age; with `-- --dry-run` it only says how many there are. */
export async function prune(args: string[]): Promise<void> {
  const options = readOptions(args, { 'dry-run': { type: 'boolean' } }, help);
  if (!options) return;
  const isDryRun = options['dry-run'] ?? false;
  const interrupt = isDryRun ? undefined : untilInterrupted();
  if (isDryRun) shutDownOnSignals();
  try {
    const url = await openExistingDatabase(checkEnvironment().DATABASE_URL);
    console.log(
      `Visits stay ${retentionMonths.visits} months, suspected bots' ${retentionMonths.bots} month.`,
    );
    await (interrupt ? deleteAll(url, interrupt) : dryRun(url)).catch((error: unknown) => {
      throw commandRefusal(url, error);
    });
  } finally {
    await shutDown();
  }
}

async function dryRun(url: string): Promise<void> {
  const tally: Tally = new Map();
  for await (const found of countExpired(url)) addToTally(tally, found);
  printSums(tally, 'would go');
  console.log('Nothing was deleted.');
}

/** Shows the progress as a bar, or as a line for each statement. Only the bar needs to know how many rows there are. */
async function deleteAll(url: string, interrupt: AbortSignal): Promise<void> {
  const tally: Tally = new Map();
  const progress = showProgress('rows deleted', showsProgress() ? await sumExpired(url) : 0);
  let deleted = 0;
  interrupt.addEventListener('abort', () => progress.say('Interrupted: ends after the batch that runs.'));
  try {
    for await (const gone of pruneDatabase(url)) {
      const sum = addToTally(tally, gone);
      deleted += gone.rows;
      progress.update(deleted);
      if (!showsProgress()) console.log(`  ${gone.table}: ${sum.toLocaleString('en')} deleted`);
      if (interrupt.aborted) break;
    }
  } finally {
    progress.end();
  }
  printSums(tally, 'deleted');
  if (!interrupt.aborted) return;
  console.log('What is left goes with the next run.');
  process.exitCode = INTERRUPTED;
}
