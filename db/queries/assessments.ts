import 'server-only';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { answerFields } from '@/content/assessments/questions';
import type { LeadChannel } from '@/content/leads';
import { type QueryResult, runQuery } from '@/db/run-query';
import { type AssessmentRecord, aiAssessments as table } from '@/db/schema/assessments';
import { insertLead } from './leads';

/**
 * What makes two records the same assessment. Session and rule are not part of it: a reload has a new session, and a
 * deploy between two attempts may have a new rule.
 */
const identifyingColumns = [table.assessmentType, ...answerFields().map((field) => table[field])];

const columnList = (columns: PgColumn[], prefix: 'ai_assessments' | 'excluded') =>
  sql.join(
    columns.map((column) => sql`${sql.identifier(prefix)}.${sql.identifier(column.name)}`),
    sql`, `,
  );

/** The turn by which a rule was served, as it is stored. */
type StoredTurn = { rule_id: string | null; turn: number };

/**
 * Idempotent: stores an assessment once, however often it is sent, in one statement, an upsert. `refused`: another
 * assessment is stored under this id. An update that changes nothing locks the row, so that two senders at once cannot
 * both be told `stored`.
 * @returns also the turn of its rule that is stored, by the rule's id, if an earlier attempt had another one
 */
export async function insertAssessment(
  record: AssessmentRecord,
  channels: readonly LeadChannel[] = [],
): Promise<QueryResult<'stored' | 'refused'> & { turnsStored?: Record<string, number> }> {
  const result = await runQuery((db) => {
    const insert = db
      .insert(table)
      .values(record)
      .onConflictDoUpdate({
        target: table.id,
        set: { id: sql`excluded.id` },
        setWhere: sql`(${columnList(identifyingColumns, 'ai_assessments')}) is not distinct from (${columnList(identifyingColumns, 'excluded')})`,
      })
      .returning({ id: table.id, ruleId: table.ruleId, turn: table.turn });
    return insertLead<StoredTurn>(db, record.id, insert, 'assessmentId', channels);
  }, 'assessments');
  if (!result.ok) return result;
  const [row] = result.value;
  const stored = row?.stored;
  const turnsStored =
    stored?.rule_id && stored.turn !== record.turn ? { [stored.rule_id]: stored.turn } : undefined;
  return { ok: true, value: row ? 'stored' : 'refused', turnsStored };
}
