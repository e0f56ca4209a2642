import { inArray } from 'drizzle-orm';
import type { QueryResult } from '@/db/failure';
import { runQuery } from '@/db/run-query';
import { userSessions as table } from '@/db/schema/user-sessions';

type Location = { country?: string; region?: string; city?: string };

/** Says where the visitor of some sessions is. */
export async function updateLocation(
  sessionIds: string[],
  location: Location,
): Promise<QueryResult<'stored'>> {
  const result = await runQuery((db) => {
    // In the order in which batches of these sessions take the rows, so that neither blocks the other.
    const inOrder = db
      .select({ sessionId: table.sessionId })
      .from(table)
      .where(inArray(table.sessionId, sessionIds))
      .orderBy(table.sessionId)
      .for('update');
    return db.update(table).set(location).where(inArray(table.sessionId, inOrder));
  });
  return result.ok ? { ok: true, value: 'stored' } : result;
}
