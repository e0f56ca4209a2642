import type { QueryResult } from '@/db/failure';
import type { Batch } from './batch-schema';
import { storeVisits } from './store-visits';
import { visitRecords } from './visit-records';
import type { Visitor } from './visitor';

/** Stores a batch once, however often it is sent; `ok` means that it is committed. Answers with the new sessions. */
export function recordVisits(batch: Batch, visitor: Visitor): Promise<QueryResult<Set<string>>> {
  return storeVisits(visitRecords(batch, visitor, Date.now()));
}
