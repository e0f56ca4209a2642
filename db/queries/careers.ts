import 'server-only';
import { getTableColumns, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LeadChannel } from '@/content/leads';
import { type QueryResult, runQuery } from '@/db/run-query';
import { type ApplicationRecord, careerApplications as table } from '@/db/schema/careers';
import { insertLead } from './leads';

/** When and by whom it was first sent: this stays when an applicant corrects something and sends again. */
const {
  id: _id,
  createdAt,
  correctedAt,
  press,
  sessionId,
  suspectedBot,
  botReasons,
  ...correctable
} = getTableColumns(table);

const sent = ({ name }: PgColumn) => sql`excluded.${sql.identifier(name)}`;

/** A network may hold a press back, and let it through after the next one has been stored. */
const isOlderPress = sql`${sent(press)} < ${press}`;

const correctedColumns = Object.fromEntries(
  Object.entries(correctable).map(([key, column]) => [
    key,
    sql`case when ${isOlderPress} then ${column} else ${sent(column)} end`,
  ]),
);

const listOf = (parts: SQLWrapper[]) => sql.join(parts, sql`, `);

const isAnother = sql`not ${isOlderPress} and (${listOf(Object.values(correctable))})
  is distinct from (${listOf(Object.values(correctable).map(sent))})`;

/** Whoever keeps the address or the name is correcting an application; whoever keeps neither is somebody else. */
const isSameApplicant = sql`lower(${table.email}) = lower(excluded.email)
  or (lower(${table.firstName}), lower(${table.lastName})) = (lower(excluded.first_name), lower(excluded.last_name))`;

/**
 * Stores an application once, however often it is sent, in one statement that has committed when this returns. If an
 * applicant never received the answer, corrected something and sent again, it is still one row: the last press, and who was
 * told of the one before is told of the correction.
 * @returns `taken` when another applicant's row has this id: that row stays as it is, and nothing is stored
 */
export async function insertApplication(
  record: ApplicationRecord,
  channels: readonly LeadChannel[] = [],
): Promise<QueryResult<'stored' | 'taken'>> {
  const result = await runQuery((db) => {
    const insert = db
      .insert(table)
      .values(record)
      .onConflictDoUpdate({
        target: table.id,
        set: {
          ...correctedColumns,
          press: sql`greatest(${press}, ${sent(press)})`,
          correctedAt: sql`case when ${isAnother} then now() else ${correctedAt} end`,
        },
        setWhere: isSameApplicant,
      })
      // `now()` is the same throughout the statement: by another one the row was corrected at another time.
      .returning({ id: table.id, isCorrected: sql`${correctedAt} = now()`.as('is_corrected') });
    return insertLead(db, record.id, insert, 'applicationId', channels);
  }, 'applications');
  return result.ok ? { ok: true, value: result.value.length > 0 ? 'stored' : 'taken' } : result;
}
