import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Sql, TransactionSql } from 'postgres';
import { commentsSql } from '@/db/schema/descriptions';
import { visitOrigin } from '@/db/visit-origin';

/** Schema `reporting`, a file of SQL each, in the order in which they are made: one that reads another comes after it. */
export const viewNames = [
  'visit_origin',
  'sessions',
  'daily',
  'sources',
  'pages',
  'top_pages',
  'journeys',
  'questions',
  'recommendations',
  'rules',
  'not_understood',
  'bookings',
  'purchases',
  'funnel',
  'leads',
  'timeline',
  'lead_timeline',
  'applications',
  'presses',
  'calls_to_action',
  'workflows',
  'refusals',
  'errors',
  'vitals',
  'events_lost',
  'bots',
  'deliveries',
  'freshness',
  'samples',
] as const;

const readView = (name: string) =>
  readFileSync(fileURLToPath(new URL(`./views/${name}.sql`, import.meta.url)), 'utf8').replace(
    ':visit_origin',
    visitOrigin,
  );

const definition = () => [...viewNames.map(readView), commentsSql].join('\n');

/** What the schema's own comment ends with: tells whether a database has these views and comments. */
const markOf = (text: string) =>
  `Definition ${createHash('sha256').update(text).digest('hex').slice(0, 16)}.`;

/** Whether a database has the views and comments of this version. */
export async function hasReporting(sql: Sql | TransactionSql): Promise<boolean> {
  const [row] = await sql.unsafe<{ about: string | null }[]>(
    `select obj_description(to_regnamespace('reporting')::oid, 'pg_namespace') as about`,
  );
  return row?.about?.endsWith(markOf(definition())) ?? false;
}

/** Takes the views away, so that the tables below can be changed: PostgreSQL keeps a column that a view reads. */
export const dropViewsSql = `
  do $$
  declare names text := (
    select string_agg(format('reporting.%I', viewname), ', ') from pg_views where schemaname = 'reporting');
  begin
    if names is not null then execute 'drop view ' || names; end if;
  end $$`;

/** Makes the views, and writes the comments on tables and columns. */
export function createViewsSql(): string {
  const text = definition();
  return `
    create schema if not exists reporting;
    ${text}
    comment on schema reporting is 'Views for staff, without suspected bots but for what they booked and paid; docs/reporting.md. ${markOf(text)}';`;
}
