import { setTimeout as sleep } from 'node:timers/promises';
import { runLimiterStatement } from '@/db/queries/run-limiter-statement';

/** After this a visitor is counted in memory instead: nobody waits for a limit. */
const PATIENCE_MS = 250;

type Statement = { text: string; values: (string | number | null)[] };

/** Runs a statement as the library expects of its client; throws where the database is away or slow. */
async function query({ text, values }: Statement) {
  const result = await Promise.race([
    runLimiterStatement(text, values),
    sleep(PATIENCE_MS, undefined, { ref: false }),
  ]);
  if (!result?.ok) throw new Error('The limits are counted in memory.');
  return { rows: result.value, rowCount: result.value.length };
}

/** Where rate-limiter-flexible counts, with the table a migration made. */
export const limiterStore = {
  storeClient: { query },
  storeType: 'pool',
  tableName: 'write_limits',
  tableCreated: true,
};
