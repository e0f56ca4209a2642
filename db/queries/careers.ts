import 'server-only';
import { getTableColumns, sql } from 'drizzle-orm';
import { type QueryResult, runQuery } from '@/db/run-query';
import { type ApplicationRecord, careerApplications as table } from '@/db/schema/careers';

/** When and by whom it was first sent: these stay when an applicant corrects something and sends again. */
const { id: _id, createdAt, sessionId, suspectedBot, botReasons, ...correctable } = getTableColumns(table);

const correctedColumns = Object.fromEntries(
  Object.entries(correctable).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
);

/**
 * Stores an application once, however often it is sent, in one statement that has committed when this says so. An
 * applicant whose answer was lost, and who corrected something before sending again, is still one row: the last one.
 */
export async function insertApplication(record: ApplicationRecord): Promise<QueryResult<'stored'>> {
  const result = await runQuery((db) =>
    db.insert(table).values(record).onConflictDoUpdate({ target: table.id, set: correctedColumns }),
  );
  return result.ok ? { ok: true, value: 'stored' } : result;
}
