import { sumExpired } from '@/db/prune';
import type { RollupProgress } from '@/db/reporting/rollups';
import { readOptions } from './options';
import { showProgress, showsProgress } from './progress';
import { maintain as maintainDatabase, waitForMaintenance } from './site/maintenance';
import { onDatabase } from './site/on-database';

const help = `npm run maintain

Makes the sums by day that the views of the schema reporting read, then deletes visits that are past their age.
The site does both by itself; this is for cron where it is told not to (MAINTENANCE=off), and for once more now.
It may be run at any time, as often as you like. Exit code 0: done; 1: not done, and a sentence says why; 130:
interrupted.`;

const inLines = {
  onDays: ({ done, of }: RollupProgress) => console.log(`  sums by day: part ${done} of ${of}`),
  onDeleted: (rows: number) => console.log(`  rows deleted, past their age: ${rows.toLocaleString('en')}`),
};

/**
 * @param expired how many rows have reached their age; undefined where no progress is shown
 * @returns true; undefined when another instance is doing it already
 */
async function maintainAloud(url: string, expired: number | undefined): Promise<true | undefined> {
  const always = async () => true;
  if (expired === undefined) return maintainDatabase(url, always, inLines);
  const sums = showProgress('parts of the sums by day', 0);
  const deleted = showProgress('rows deleted', expired);
  try {
    return await maintainDatabase(url, always, {
      onDays: ({ done, of }) => sums.update(done, of),
      onDeleted: (rows) => {
        sums.end();
        deleted.update(rows);
      },
    });
  } finally {
    sums.end();
    deleted.end();
  }
}

/** `npm run maintain`: does now what the site does by itself. */
export async function maintain(args: string[]): Promise<void> {
  if (readOptions(args, {}, help) === undefined) return;
  await onDatabase(async (url) => {
    const expired = showsProgress() ? await sumExpired(url) : undefined;
    await waitForMaintenance(url, () => maintainAloud(url, expired));
    console.log('The sums by day are made, and nothing is left that is past its age.');
  });
}
