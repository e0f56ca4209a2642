import type { QueryResult } from '@/db/failure';
import { runQuery } from '@/db/run-query';

type Row = Record<string, unknown>;
type Parameter = string | number | null;

/** Runs a statement of the rate limiter's library, which brings its own SQL for the table `write_limits`. */
export function runLimiterStatement(text: string, values: Parameter[]): Promise<QueryResult<Row[]>> {
  return runQuery(async (_, client) => [...(await client.unsafe<Row[]>(text, values))]);
}
