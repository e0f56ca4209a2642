import { readOptions } from './options';
import { openExistingDatabase, pruneRefusal } from './prune';
import { Refusal } from './refusal';
import { checkEnvironment } from './site/environment';
import { maintain as maintainDatabase } from './site/maintenance';
import { shutDown, shutDownOnSignals } from './site/shutdown';

const help = `npm run maintain

Makes the sums by day that the views of the schema reporting read, then deletes visits that are past their age.
The site does both by itself; this is for cron where it is told not to (MAINTENANCE=off), and for once more now.
It may be run at any time, as often as you like. Exit code 0: done; 1: not done, and a sentence says why.`;

/** `npm run maintain`: what the site does by itself, now. */
export async function maintain(args: string[]): Promise<void> {
  if (readOptions(args, {}, help) === undefined) return;
  shutDownOnSignals();
  try {
    const url = await openExistingDatabase(checkEnvironment().DATABASE_URL);
    const signal = new AbortController().signal;
    const wasDone = await maintainDatabase(url, async () => true, {
      signal,
      onDays: ({ done, of }) => console.log(`  sums by day: part ${done} of ${of}`),
      onDeleted: (rows) => console.log(`  ${rows.toLocaleString('en')} rows past their age deleted`),
    }).catch((error: unknown) => {
      throw pruneRefusal(url, error);
    });
    if (!wasDone) throw new Refusal('Another instance is doing this now.', 'There is nothing left to do.');
    console.log('The sums by day are made, and nothing is left that is past its age.');
  } finally {
    await shutDown();
  }
}
