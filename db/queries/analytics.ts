import { inArray } from 'drizzle-orm';
import type postgres from 'postgres';
import { type QueryResult, retryDeadlock, runQuery } from '@/db/run-query';
import {
  aiJourneyAnalytics,
  type JourneyEventRecord,
  recordsetColumns,
  type SessionRecord,
  sessionRecordset as session,
  userSessions as table,
  type VisitorLocation,
  type WebsiteEventRecord,
  websiteAnalytics,
} from '@/db/schema/analytics';
import { sqlLiteral } from '@/db/schema/checks';

/** What visits recorded. No id occurs twice in a list, because one statement cannot write a row twice. */
export type VisitRecords = {
  sessions: SessionRecord[];
  events: WebsiteEventRecord[];
  journeyEvents: JourneyEventRecord[];
};

/** Kinds of events that a tab sends again each time it is left: the latest is kept. */
export const exitKinds: readonly string[] = ['page_exit', 'session_end'];

const websiteEventRecordset = recordsetColumns(websiteAnalytics);
const journeyEventRecordset = recordsetColumns(aiJourneyAnalytics);

// One statement: all of it is stored, or nothing. Rows are written in the order of their keys, so that two statements
// with rows in common wait for each other instead of deadlocking. An exit is sent again after the tab was shown once
// more, and the later one is kept, even if it arrives first. Counters count what was really inserted, so sending again
// counts nothing. What was erased is not stored again, however long its tab stays open, and its sender cannot tell the
// difference.
const insertVisitsSql = `
  with erased as materialized (
    select sent."sessionId" as id
    from json_to_recordset($1::text::json) as sent("sessionId" uuid, "assessmentId" uuid)
    where exists (select from erased_ids where id in (sent."sessionId", sent."assessmentId"))
  ), stored_event as (
    insert into website_analytics as stored (${websiteEventRecordset.names})
    select ${websiteEventRecordset.values} from json_to_recordset($2::text::json) as sent(${websiteEventRecordset.types})
    where sent."sessionId" not in (select id from erased)
    order by sent."sessionId", sent.id
    on conflict (session_id, id) do update
      set occurred_at = greatest(stored.occurred_at, excluded.occurred_at),
        time_on_page_seconds = greatest(stored.time_on_page_seconds, excluded.time_on_page_seconds)
      where stored.event_type in (${exitKinds.map(sqlLiteral).join(', ')}) and stored.event_type = excluded.event_type
        and (stored.occurred_at < excluded.occurred_at
          or stored.time_on_page_seconds < excluded.time_on_page_seconds)
    returning session_id, event_type, xmax = 0 as is_new
  ), stored_journey_event as (
    insert into ai_journey_analytics (${journeyEventRecordset.names})
    select ${journeyEventRecordset.values} from json_to_recordset($3::text::json) as sent(${journeyEventRecordset.types})
    where sent."sessionId" not in (select id from erased)
      and not exists (select from erased_ids where id in (sent."journeyId", sent."assessmentId"))
    order by sent."sessionId", sent.id
    on conflict (session_id, id) do nothing
  ), viewed as (
    select session_id, count(*) as pages from stored_event
    where is_new and event_type = 'page_view' group by session_id
  )
  insert into user_sessions as stored (${session.names}, page_views_count, is_bounce, updated_at)
  select ${session.values}, coalesce(viewed.pages, 0), coalesce(viewed.pages, 0) <= 1, now()
  from json_to_recordset($1::text::json) as sent(${session.types})
    left join viewed on viewed.session_id = sent."sessionId"
  where sent."sessionId" not in (select id from erased)
  order by sent."sessionId"
  on conflict (session_id) do update set
    page_views_count = stored.page_views_count + excluded.page_views_count,
    is_bounce = stored.page_views_count + excluded.page_views_count <= 1,
    session_end = greatest(stored.session_end, excluded.session_end),
    total_duration_seconds = greatest(stored.total_duration_seconds, excluded.total_duration_seconds),
    updated_at = excluded.updated_at
  returning session_id, xmax = 0 as is_new`;

type StoredSession = { session_id: string; is_new: boolean };

const runInsert = (client: postgres.Sql, { sessions, events, journeyEvents }: VisitRecords) =>
  client.unsafe<StoredSession[]>(
    insertVisitsSql,
    [sessions, events, journeyEvents].map((records) => JSON.stringify(records)),
    { prepare: true },
  );

/** Stores visits once, however often they are sent; returns the sessions that had no row before. */
export async function insertVisits(records: VisitRecords): Promise<QueryResult<Set<string>>> {
  const result = await runQuery((_, client) => retryDeadlock(() => runInsert(client, records)), 'visits');
  if (!result.ok) return result;
  const isNew = result.value.filter((row) => row.is_new);
  return { ok: true, value: new Set(isNew.map((row) => row.session_id)) };
}

/** Stores where the visitor of some sessions is. */
export async function updateLocation(
  sessionIds: string[],
  location: VisitorLocation,
): Promise<QueryResult<'stored'>> {
  const result = await runQuery((db) => {
    // Locked in the order in which batches of these sessions lock the rows, so that the two cannot deadlock.
    const inOrder = db
      .select({ sessionId: table.sessionId })
      .from(table)
      .where(inArray(table.sessionId, sessionIds))
      .orderBy(table.sessionId)
      .for('update');
    return db.update(table).set(location).where(inArray(table.sessionId, inOrder));
  }, 'visits');
  return result.ok ? { ok: true, value: 'stored' } : result;
}
