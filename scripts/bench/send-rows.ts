import postgres from 'postgres';
import type { VisitRecords } from '@/db/queries/insert-visits';
import { sentColumns } from '@/db/schema/sent';
import { sentSession as session } from '@/db/schema/user-sessions';
import { websiteAnalytics } from '@/db/schema/website-analytics';
import { visitRecords } from '@/lib/analytics/visit-records';
import { visitorOf } from '@/lib/analytics/visitor';
import { browserHeaders } from './browser-headers';
import { inFlight, type Send } from './in-flight';
import type { SentBatch } from './traffic';

const event = sentColumns(websiteAnalytics);

/** The least that stores the rows the endpoint stores: nothing checked, no counter kept, no answer of what is new. */
const statement = `
  with stored_event as (
    insert into website_analytics (${event.names})
    select ${event.values} from jsonb_to_recordset($2::text::jsonb) as sent(${event.types})
    on conflict do nothing
  )
  insert into user_sessions (${session.names}, page_views_count, is_bounce, updated_at)
  select ${session.values}, 1, true, now() from jsonb_to_recordset($1::text::jsonb) as sent(${session.types})
  on conflict do nothing`;

const visitor = visitorOf(new Headers(browserHeaders));

/** Prepares rows; the function returned sends them, a statement a batch. */
export function sendRows(url: string, batches: SentBatch[]): Send {
  const rows = batches.map(({ batch }) => visitRecords(batch, visitor, Date.now()));
  return async (connections) => {
    const sql = postgres(url, { max: connections, fetch_types: false, onnotice: () => {} });
    const send = ({ sessions, events }: Pick<VisitRecords, 'sessions' | 'events'>) =>
      sql.unsafe(statement, [JSON.stringify(sessions), JSON.stringify(events)], { prepare: true });
    try {
      // Connections are opened and the statement is prepared before the time counts, as it is on a server.
      await Promise.all(Array.from({ length: connections }, () => send({ sessions: [], events: [] })));
      const workers = Array.from({ length: connections }, () => send);
      return { seconds: await inFlight(rows, workers), repeated: 0 };
    } finally {
      await sql.end({ timeout: 5 });
    }
  };
}
