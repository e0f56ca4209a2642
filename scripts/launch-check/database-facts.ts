import { closeDatabase } from '@/db/client';
import { schemaState } from '@/db/migrate';
import { countExpired } from '@/db/prune';
import { lastMaintenance } from '@/db/queries/maintenance';
import { countSamples } from '@/db/samples';
import { databaseRefusal } from '@/scripts/site/database';
import type { DatabaseFacts } from './values';

async function expiredRows(url: string): Promise<number> {
  let sum = 0;
  for await (const { rows } of countExpired(url, new Date())) sum += rows;
  return sum;
}

async function sincePruned(): Promise<number | null> {
  const runs = await lastMaintenance();
  await closeDatabase();
  const last = runs.ok ? runs.value.find(({ kind }) => kind === 'retention') : undefined;
  return last ? Date.now() - last.succeededAt : null;
}

/** What the given database says of itself; nothing is changed in it. */
export async function databaseFacts(url: string | undefined): Promise<DatabaseFacts> {
  if (!url) return null;
  try {
    const isNewest = (await schemaState(url)) !== 'behind';
    if (!isNewest) return { reached: true, isNewest, expiredRows: 0, sincePruned: null, samples: 0 };
    return {
      reached: true,
      isNewest,
      expiredRows: await expiredRows(url),
      sincePruned: await sincePruned(),
      samples: await countSamples(url),
    };
  } catch (error) {
    const [why] = databaseRefusal(url, error).message.split('\n');
    return { reached: false, why, isNewest: false, expiredRows: 0, sincePruned: null, samples: 0 };
  }
}
