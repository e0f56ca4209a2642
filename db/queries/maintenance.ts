import { type MaintenanceRun, readRunsSql } from '@/db/maintenance';
import { type QueryResult, runQuery } from '@/db/run-query';

/** When the work that one instance does for all last came to its end, by its kind; a kind that never did is missing. */
export function lastMaintenance(): Promise<QueryResult<MaintenanceRun[]>> {
  return runQuery(async (_, client) => [...(await client.unsafe<MaintenanceRun[]>(readRunsSql))], 'look');
}
