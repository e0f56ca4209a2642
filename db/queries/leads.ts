import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  inArray,
  is,
  lte,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { type LeadChannel, leadChannels } from '@/content/leads';
import { type QueryResult, runQuery } from '@/db/run-query';
import { userSessions } from '@/db/schema/analytics';
import { aiAssessments } from '@/db/schema/assessments';
import { careerApplications } from '@/db/schema/careers';
import { leadDeliveries as table } from '@/db/schema/leads';
import { erasedIds, sampleIds } from '@/db/schema/marked-ids';
import { visitOrigin } from '@/db/visit-origin';

/** Longer than an attempt may take. After it, any process may repeat an attempt whose own process died. */
const LEASE = sql.raw(`interval '60 seconds'`);

/**
 * What becomes of the delivery of an application that is sent again. Before anybody was asked to take it there is nothing
 * to do: the first attempt reads what is stored by then. Later somebody may have been told what was stored before, so it
 * goes out anew: under another id, as receivers take each one once, and so that the end of an attempt that still runs is
 * not taken for its own; and not before that attempt's lease is over, so as not to overtake it. The conflicting row is
 * locked and read as it is now, whatever two presses and an attempt do at once. Nobody is told of a machine's.
 */
const sendCorrectionAgain = sql`on conflict (application_id, channel) do update
  set id = default, state = default, attempts = default, last_failure = null, settled_at = null, is_correction = true,
    next_attempt_at = least(${table.nextAttemptAt}, now() + ${LEASE})
  where exists (select from stored where is_corrected) and ${table.state} <> 'skipped'
    and (${table.attempts} > 0 or ${table.lastFailure} is not null)`;

const onConflict = { assessmentId: sql`on conflict do nothing`, applicationId: sendCorrectionAgain };

/**
 * Stores a lead and, in the same statement, that it has to leave by these channels, so that neither exists without the
 * other. Sending a lead again adds nothing, unless it corrects it. One that was erased is answered as if it were stored,
 * but it is not.
 * @param insert returns the lead's `id`, or nothing when it was refused, and what else its sender has to hear of the row;
 * of an application also `is_corrected`: whether what was stored before is now another
 */
export function insertLead<Row>(
  db: PostgresJsDatabase,
  id: string,
  insert: SQLWrapper,
  lead: 'assessmentId' | 'applicationId',
  channels: readonly LeadChannel[],
) {
  return db.execute<{ id: string; stored: Row | null }>(sql`
    with stored as ${insert}, queued as (
      insert into ${table} (channel, ${sql.identifier(table[lead].name)})
      select channel, stored.id from stored, unnest(string_to_array(${channels.join(',')}, ',')) as channel
      ${onConflict[lead]}
    )
    select id, to_jsonb(stored) as stored from stored
      union all select id, null from ${erasedIds} where id = ${id}`);
}

/** An attempt that has begun: it belongs to this process alone until the lease ends. */
export type ClaimedDelivery = { id: string; attempts: number };

/**
 * A delivery due later than any pause allows was given its time while the database's clock ran ahead: before the first
 * attempt there is a lease at most, and a day with its spread is the longest pause (lib/leads/deliver-leads.ts). Once the
 * clock is right, such a lead would be told of hours or days late.
 */
const isOfWrongClock = sql`${table.nextAttemptAt} > now()
  + case when ${table.attempts} = 0 then ${LEASE} else interval '27 hours' end`;

/** Claims the deliveries of a channel that are due, skipping those that other instances are claiming at this moment. */
export function claimDeliveries(channel: LeadChannel, most: number): Promise<QueryResult<ClaimedDelivery[]>> {
  // Looking for work does not prove that the database stores what it is sent.
  return runQuery((db) => {
    const due = db.$with('due').as(
      db
        .select({ id: table.id })
        .from(table)
        .where(
          and(
            eq(table.state, 'waiting'),
            eq(table.channel, channel),
            or(lte(table.nextAttemptAt, sql`now()`), isOfWrongClock),
          ),
        )
        .orderBy(asc(table.nextAttemptAt))
        .limit(most)
        .for('update', { skipLocked: true }),
    );
    return db
      .with(due)
      .update(table)
      .set({ attempts: sql`${table.attempts} + 1`, nextAttemptAt: sql`now() + ${LEASE}` })
      .from(due)
      .where(eq(table.id, due.id))
      .returning({ id: table.id, attempts: table.attempts });
  }, 'look');
}

/**
 * Gives a claim back that led to no attempt: the receiver was not asked, and each delivery has only so many. It stays
 * leased, so that not every turn begins with it.
 */
export const returnClaim = ({ id, attempts }: ClaimedDelivery): Promise<QueryResult<unknown>> =>
  runQuery(
    (db) =>
      db
        .update(table)
        .set({ attempts: attempts - 1 })
        .where(and(eq(table.id, id), eq(table.state, 'waiting'), eq(table.attempts, attempts))),
    'deliveries',
  );

/**
 * What a delivery is about, as it is stored now; if it was measured, its visit, and the visit that says where the
 * visitor came from, which is usually the same one.
 */
export type Lead = {
  assessment: typeof aiAssessments.$inferSelect | null;
  application: typeof careerApplications.$inferSelect | null;
  visit: typeof userSessions.$inferSelect | null;
  origin: typeof userSessions.$inferSelect | null;
  /** Whether a receiver may have been told of it before, in other words. */
  isCorrection: boolean;
};

/** A time by its number: its text is written as the `datestyle` of the role, the database or a pooler has it. */
const momentOf = (column: AnyPgColumn) =>
  sql`(extract(epoch from ${column}) * 1000)::float8`.mapWith(
    (milliseconds: number) => new Date(milliseconds),
  );

/** All columns of a table, with its times as `momentOf` reads them. */
function columnsOf<Table extends PgTable>(table: Table): Table['_']['columns'] {
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => [
    name,
    is(column, PgTimestamp) ? momentOf(column) : column,
  ]);
  return Object.fromEntries(columns);
}

/** Aliased to the name that `visitOrigin` uses for a visit. */
const session = alias(userSessions, 'session');

/** The leads of these deliveries, by delivery id. A lead that has been erased meanwhile is absent. */
export async function readLeads(deliveries: readonly string[]): Promise<QueryResult<Map<string, Lead>>> {
  const result = await runQuery(
    (db) =>
      db
        .select({
          id: table.id,
          assessment: columnsOf(aiAssessments),
          application: columnsOf(careerApplications),
          visit: columnsOf(session),
          origin: columnsOf(userSessions),
          isCorrection: table.isCorrection,
        })
        .from(table)
        .leftJoin(aiAssessments, eq(aiAssessments.id, table.assessmentId))
        .leftJoin(careerApplications, eq(careerApplications.id, table.applicationId))
        .leftJoin(
          session,
          eq(session.sessionId, sql`coalesce(${aiAssessments.sessionId}, ${careerApplications.sessionId})`),
        )
        .leftJoin(userSessions, eq(userSessions.sessionId, sql.raw(visitOrigin)))
        .where(inArray(table.id, [...deliveries])),
    'look',
  );
  if (!result.ok) return result;
  return { ok: true, value: new Map(result.value.map(({ id, ...lead }) => [id, lead])) };
}

/** How an attempt ended. `retryIn`: seconds until the next one; without it the delivery is given up. */
export type AttemptOutcome =
  | { state: 'delivered' | 'skipped' }
  | { state: 'failed'; failure: string; retryIn?: number };

/**
 * Records how an attempt ended. A success counts however late it is reported, a failure only while nobody else has
 * begun another attempt.
 */
export function settleDelivery(
  { id, attempts }: ClaimedDelivery,
  outcome: AttemptOutcome,
): Promise<QueryResult<unknown>> {
  const isOpen = and(eq(table.id, id), eq(table.state, 'waiting'));
  if (outcome.state !== 'failed') {
    const settled = { state: outcome.state, lastFailure: null, settledAt: sql`now()` };
    return runQuery((db) => db.update(table).set(settled).where(isOpen), 'deliveries');
  }
  const { failure: lastFailure, retryIn } = outcome;
  const next =
    retryIn === undefined
      ? ({ state: 'dead', settledAt: sql`now()` } as const)
      : { nextAttemptAt: sql`now() + make_interval(secs => ${retryIn})` };
  return runQuery(
    (db) =>
      db
        .update(table)
        .set({ ...next, lastFailure })
        .where(and(isOpen, eq(table.attempts, attempts))),
    'deliveries',
  );
}

/**
 * Queues what was stored since a given day (UTC) for these channels too, unless it is queued for them already: leads
 * that came before there was a receiver. Samples are never queued.
 * @param since `2026-05-31`
 */
export async function queueMissedLeads(
  channels: readonly LeadChannel[],
  since: string,
): Promise<QueryResult<number>> {
  const missed = (lead: typeof aiAssessments | typeof careerApplications, column: AnyPgColumn) => sql`
    insert into ${table} (created_at, channel, ${sql.identifier(column.name)})
    select ${lead.createdAt}, channel, ${lead.id} from ${lead}, unnest(string_to_array(${channels.join(',')}, ',')) as channel
    where ${lead.createdAt} >= ${since}::timestamp at time zone 'UTC'
      and not exists (select from ${sampleIds} where ${sampleIds.id} = ${lead.id})
    order by ${lead.createdAt}
    on conflict do nothing returning id`;
  const result = await runQuery(
    (db) =>
      db.execute(sql`
      with assessments as (${missed(aiAssessments, table.assessmentId)}),
        applications as (${missed(careerApplications, table.applicationId)})
      select id from assessments union all select id from applications`),
    'deliveries',
  );
  return result.ok ? { ok: true, value: result.value.length } : result;
}

/** How many deliveries of a channel wait for an attempt, or have been given up. */
export type OpenDeliveries = { channel: LeadChannel; state: OpenState; deliveries: number };

type OpenState = (typeof openStates)[number];

const openStates = ['waiting', 'dead'] as const;

/** Counts the leads, and corrections of them, nobody was told about yet, by channel and state, zeros too; nothing about whom they are from. */
export async function countOpenDeliveries(): Promise<QueryResult<OpenDeliveries[]>> {
  const result = await runQuery(
    (db) =>
      db
        .select({ channel: table.channel, state: table.state, deliveries: count() })
        .from(table)
        .where(inArray(table.state, [...openStates]))
        .groupBy(table.channel, table.state),
    'look',
  );
  if (!result.ok) return result;
  const found = new Map(
    result.value.map(({ channel, state, deliveries }) => [`${channel} ${state}`, deliveries]),
  );
  const value = leadChannels.flatMap((channel) =>
    openStates.map((state) => ({ channel, state, deliveries: found.get(`${channel} ${state}`) ?? 0 })),
  );
  return { ok: true, value };
}

/**
 * Lets deliveries that were given up on these channels be tried again, starting from the first attempt. On a channel
 * that is not set up nobody would try them.
 */
export async function reviveDeliveries(channels: readonly LeadChannel[]): Promise<QueryResult<number>> {
  const result = await runQuery(
    (db) =>
      db
        .update(table)
        .set({ state: 'waiting', attempts: 0, nextAttemptAt: sql`now()`, settledAt: null })
        .where(and(eq(table.state, 'dead'), inArray(table.channel, [...channels])))
        .returning({ id: table.id }),
    'deliveries',
  );
  return result.ok ? { ok: true, value: result.value.length } : result;
}
