import { retentionMonths } from '@/content/analytics';
import { countExpired, prune as pruneDatabase } from '@/db/prune';
import { readArguments } from './prune/arguments';
import { openExistingDatabase } from './prune/existing-database';
import { pruneRefusal } from './prune/refusal';
import { addTo, type Tally, tallyLines } from './prune/tally';
import { checkEnvironment } from './site/environment';
import { shutDown } from './site/shutdown';

/** As a shell says it of a program that a signal ended. */
const INTERRUPTED = 130;

/** `npm run prune`: deletes visits past their age, or with `-- --dry-run` says how many there are. */
export async function prune(args: string[]): Promise<void> {
  const { isDryRun } = readArguments(args);
  const interrupt = untilInterrupted();
  try {
    const url = await openExistingDatabase(checkEnvironment().DATABASE_URL);
    console.log(
      `Visits stay ${retentionMonths.visits} months, suspected bots' ${retentionMonths.bots} month.`,
    );
    await (isDryRun ? dryRun(url) : deleteAll(url, interrupt)).catch((error: unknown) => {
      throw pruneRefusal(url, error);
    });
  } finally {
    await shutDown();
  }
}

/** The batch that runs is finished, or undone by the database when it takes too long. npm passes Ctrl-C on twice. */
function untilInterrupted(): AbortSignal {
  const interrupt = new AbortController();
  const stop = () => {
    interrupt.abort();
    setTimeout(() => process.exit(INTERRUPTED), 9_000).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return interrupt.signal;
}

async function dryRun(url: string): Promise<void> {
  const tally: Tally = new Map();
  for await (const found of countExpired(url, new Date())) addTo(tally, found);
  for (const line of tallyLines(tally, 'would go')) console.log(line);
  console.log('Nothing was deleted.');
}

async function deleteAll(url: string, interrupt: AbortSignal): Promise<void> {
  const tally: Tally = new Map();
  for await (const gone of pruneDatabase(url, new Date())) {
    const sum = addTo(tally, gone);
    console.log(`  ${gone.table}: ${sum.toLocaleString('en')} deleted`);
    if (interrupt.aborted) break;
  }
  for (const line of tallyLines(tally, 'deleted')) console.log(line);
  if (!interrupt.aborted) return;
  console.log('Interrupted. What is left goes with the next run.');
  process.exitCode = INTERRUPTED;
}
