import postgres from 'postgres';
import { sentColumns } from '@/db/schema/sent';
import { websiteAnalytics } from '@/db/schema/website-analytics';
import { websiteEventRecord } from '@/lib/analytics/website-event-record';
import { inFlight, type Send } from './in-flight';
import type { SentBatch } from './traffic';

const { names, values, types } = sentColumns(websiteAnalytics);

/** The least that stores the events of a batch: no session, no counters, nothing checked. */
const statement = `
  insert into website_analytics (${names})
  select ${values} from jsonb_to_recordset($1::text::jsonb) as sent(${types})
  on conflict do nothing`;

function rowsOf({ batch }: SentBatch) {
  const now = Date.now();
  return batch.sessions.flatMap(({ id, events }) =>
    events.map((event) => websiteEventRecord(event, { sessionId: id, now })),
  );
}

/** Prepares rows; the function returned sends them, a statement a batch. */
export function sendRows(url: string, batches: SentBatch[]): Send {
  const rows = batches.map(rowsOf);
  return async (connections) => {
    const sql = postgres(url, { max: connections, fetch_types: false, onnotice: () => {} });
    const send = (batch: (typeof rows)[number]) =>
      sql.unsafe(statement, [JSON.stringify(batch)], { prepare: true });
    try {
      // Connections are opened and the statement is prepared before the time counts, as it is on a server.
      await Promise.all(Array.from({ length: connections }, () => send([])));
      const workers = Array.from({ length: connections }, () => send);
      return { seconds: await inFlight(rows, workers), repeated: 0 };
    } finally {
      await sql.end({ timeout: 5 });
    }
  };
}
