import { type Column, getTableColumns } from 'drizzle-orm';
import type { Sql } from 'postgres';
import { onlyRow, readInUtc, withClient } from './connect';
import { aiJourneyAnalytics, websiteAnalytics } from './schema/analytics';

const pageColumns = Object.values(getTableColumns(websiteAnalytics));
const stepColumns = Object.values(getTableColumns(aiJourneyAnalytics));

/** The columns of both event tables, each of them once. */
const eventColumns = [
  ...new Map([...pageColumns, ...stepColumns].map((column) => [column.name, column])).values(),
];

const listOf = (own: Column[]) =>
  eventColumns
    .map((column) =>
      own.some(({ name }) => name === column.name)
        ? `event.${column.name}`
        : `null::${column.getSQLType()} as ${column.name}`,
    )
    .join(', ');

const eventsOf = (table: string, own: Column[]) => `
  select ${listOf(own)}, exists (select from sample_ids where sample_ids.id = event.session_id) as is_sample
  from ${table} as event
  where not exists (
    select from user_sessions as session where session.session_id = event.session_id and session.suspected_bot)`;

/** What can be exported: where its rows come from, and the time by which their days are chosen. */
const exportSources = {
  leads: { rows: 'reporting.leads', time: 'pressed_at', order: 'pressed_at, lead_id' },
  applications: { rows: 'reporting.applications', time: 'arrived_at', order: 'arrived_at, application_id' },
  bookings: { rows: 'reporting.bookings', time: 'booked_at', order: 'booked_at, booking_id' },
  purchases: { rows: 'reporting.purchases', time: 'purchased_at', order: 'purchased_at, purchase_id' },
  'pending-payments': {
    rows: 'reporting.pending_payments',
    time: 'pending_since',
    order: 'pending_since, purchase_id',
  },
  sessions: { rows: 'reporting.sessions', time: 'started_at', order: 'started_at, session_id' },
  // In the order of the tables: sorting a million rows would make whoever waits wait for the first one.
  events: {
    rows: `(${eventsOf('website_analytics', pageColumns)} union all ${eventsOf('ai_journey_analytics', stepColumns)})`,
    time: 'occurred_at',
    order: undefined,
  },
  bots: { rows: 'reporting.bots', time: 'at', order: 'at, id' },
} as const;

export type ExportName = keyof typeof exportSources;

export const exportNames = Object.keys(exportSources) as ExportName[];

/** Whether what this part of the report shows first can be exported whole: such parts have the name of the export. */
export const isExportName = (name: string): name is ExportName => Object.hasOwn(exportSources, name);

type Days = { from?: string; to?: string };

const chosenSql = (name: ExportName) => {
  const { rows, time } = exportSources[name];
  return `from ${rows} as row
    where ${time} >= coalesce($1::text::date, '-infinity'::date)
      and ${time} < coalesce($2::text::date + 1, 'infinity'::date)`;
};

/** How many rows are fetched at once: about what a few connections of the site hold anyway. */
const BATCH = 1000;

export type Export = {
  columns: string[];
  /** How many rows there are. */
  size: number;
  /** How many further rows of these days are marked as a machine's, and may be a person's. */
  marked: number;
  /** How many of these rows are not marked themselves, though their visit is (decision 0215). */
  ofMarkedVisits: number;
  /** Each row as the text of a JSON object, its keys in the order of the columns; unknown values have no key. */
  batches: AsyncIterable<string[]>;
};

async function* rowsOf(sql: Sql, name: ExportName, days: (string | null)[]): AsyncGenerator<string[]> {
  const { order } = exportSources[name];
  const query = `select json_strip_nulls(row_to_json(row))::text as line ${chosenSql(name)} ${order ? `order by ${order}` : ''}`;
  for await (const rows of sql.unsafe<{ line: string }[]>(query, days).cursor(BATCH)) {
    yield rows.map(({ line }) => line);
  }
}

/**
 * Exports in which a person's row may be missing because it is marked, and a machine's may stand because its visit alone
 * is: whoever exports should be told of both.
 */
const markedKinds: Partial<Record<ExportName, string>> = { leads: 'assessment', applications: 'application' };

type Marked = Pick<Export, 'marked' | 'ofMarkedVisits'>;

async function countMarked(sql: Sql, name: ExportName, days: (string | null)[]): Promise<Marked> {
  const kind = markedKinds[name];
  if (!kind) return { marked: 0, ofMarkedVisits: 0 };
  const counted = await sql.unsafe<Marked[]>(
    `select (select count(*)::int ${chosenSql('bots')} and kind = '${kind}') as marked,
      (select count(*)::int ${chosenSql(name)} and marked) as "ofMarkedVisits"`,
    days,
  );
  return onlyRow(counted);
}

/**
 * Opens rows for an export. What is marked as a machine's itself is in `bots` alone, except for calls and money, which are
 * left out nowhere; of a marked visit, leads and applications that are not marked themselves stay, with `marked`. Rows are
 * read as they are asked for, and together show what was there at one moment.
 * @param use receives them; the connection is closed after it
 */
export async function withExport(
  url: string,
  name: ExportName,
  { from, to }: Days,
  use: (rows: Export) => Promise<void>,
): Promise<void> {
  const days = [from ?? null, to ?? null];
  return withClient(url, (sql) =>
    readInUtc(sql, async () => {
      const empty = await sql.unsafe(`select * from ${exportSources[name].rows} as row limit 0`);
      const counted = await sql.unsafe<{ size: number }[]>(
        `select count(*)::int as size ${chosenSql(name)}`,
        days,
      );
      await use({
        columns: empty.columns.map((column) => column.name),
        size: onlyRow(counted).size,
        ...(await countMarked(sql, name, days)),
        batches: rowsOf(sql, name, days),
      });
    }),
  );
}
