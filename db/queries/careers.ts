import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type QueryResult, runQuery } from '@/db/run-query';
import { type ApplicationRecord, careerApplications as table } from '@/db/schema/careers';

const excludedValue = ({ name }: PgColumn) => sql`excluded.${sql.identifier(name)}`;

/** What an applicant who sends the same form again may have corrected; the marks of the first sending stay. */
const correctedColumns = {
  firstName: excludedValue(table.firstName),
  lastName: excludedValue(table.lastName),
  phoneNumber: excludedValue(table.phoneNumber),
  email: excludedValue(table.email),
  position: excludedValue(table.position),
  experiences: excludedValue(table.experiences),
  aboutYourself: excludedValue(table.aboutYourself),
};

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
