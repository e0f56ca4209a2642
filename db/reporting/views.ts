import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getTableColumns } from 'drizzle-orm';
import type { Sql } from 'postgres';
import { handOffNames, rarelyShownCalls, retentionMonths } from '@/content/analytics';
import { assessments, mostQuestions, type Question } from '@/content/assessments/questions';
import { onlyRow } from '@/db/connect';
import { linksSql } from '@/db/person-links';
import { handOffPattern } from '@/db/schema/analytics';
import { aiAssessments } from '@/db/schema/assessments';
import { formBotReasons, visitBotReasons } from '@/db/schema/bot-reasons';
import { sqlLiteral } from '@/db/schema/checks';
import { commentsSql } from '@/db/schema/descriptions';
import { originColumns, sourceInWords, withOrigins } from '@/db/visit-origin';
import { labelParts } from './labels';

/** The views of the schema `reporting`, one SQL file each, in the order they are made: a view comes after those it reads. */
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
  'pending_payments',
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

/** What a timeline says of an assessment. */
const assessmentDetail = "name || ': ' || q1_typed || ' → ' || coalesce(recommended_service, 'asked back')";

/** Whether a call was moved: the provider tells of the new one and of the end of the old one apart, in either order. */
const wasMoved =
  '(booking.is_rescheduled or exists (select from bookings as later where later.replaces = booking.invitee_id))';

/**
 * The first day of which presses are kept (db/prune.ts); views of pages are kept for longer. By age and not by the first
 * press that is there: a new site has days without a press, and an interrupted deletion leaves part of a day.
 */
const pressesFrom = `((now() at time zone 'UTC') - interval '${retentionMonths.visits} months')::date`;

/**
 * The first day of which all visits are kept: of the day before, those of its first hours are deleted. Of older days
 * nothing is known, which is not that there was nobody.
 */
export const visitsFrom = `(${pressesFrom} + 1)`;

/** How each assessment asks a question: `backend “Which process …?”, income “How do …?”`. */
const inWords = (isMeant: (question: Question) => boolean) =>
  Object.entries(assessments)
    .flatMap(([type, { questions }]) => questions.filter(isMeant).map(({ label }) => `${type} “${label}”`))
    .join(', ');

const answerKeys = Object.keys(getTableColumns(aiAssessments)).filter((key) => /^q\d+Answer$/.test(key));

/**
 * What the columns of answers are told with, `q2_asked` and so on. The column of a question that was removed stays for
 * the rows that have it (decision 0206).
 */
const askedParts = Object.fromEntries(
  answerKeys.map((key) => [
    key.replace('Answer', '_asked'),
    inWords(({ field }) => field === key) || 'asked no more',
  ]),
);

/** Every question that is counted, by its number. */
const askedQuestions = Array.from({ length: mostQuestions() }, (_, index) => {
  const number = index + 1;
  return `${number} ${inWords(({ trackedNumber }) => trackedNumber === number)}`;
}).join('; ');

/** A text for within the quotes of a literal. */
const withinLiteral = (text: string) => sqlLiteral(text).slice(1, -1);

/** What stands for `:name` in the files of the views. */
const parts: Record<string, string> = {
  with_origins: withOrigins,
  origin_columns: originColumns,
  source_in_words: sourceInWords,
  assessment_detail: assessmentDetail,
  was_moved: wasMoved,
  person_links: linksSql,
  hand_off: handOffPattern,
  ...labelParts,
  calendar: handOffNames.calendar,
  checkout: handOffNames.checkout,
  rarely_shown_calls: rarelyShownCalls.map(sqlLiteral).join(', '),
  presses_from: pressesFrom,
  visits_from: visitsFrom,
  visits_kept: `${retentionMonths.visits} months`,
  bot_reasons: [...new Set([...visitBotReasons, ...formBotReasons])].join(', '),
  asked_questions: withinLiteral(askedQuestions),
  ...Object.fromEntries(Object.entries(askedParts).map(([name, text]) => [name, withinLiteral(text)])),
};

const readView = (name: string) =>
  readFileSync(fileURLToPath(new URL(`./views/${name}.sql`, import.meta.url)), 'utf8').replaceAll(
    // Not the casts, as in `day::text`.
    /(?<!:):(\w+)/g,
    (text, part: string) => parts[part] ?? text,
  );

const definition = () => [...viewNames.map(readView), commentsSql].join('\n');

/** What the comment on the schema ends with: it tells whether a database has exactly these views and comments. */
const markOf = (text: string) =>
  `Definition ${createHash('sha256').update(text).digest('hex').slice(0, 16)}.`;

/** Whether a database has the views and comments of this version. */
export async function hasReporting(sql: Sql): Promise<boolean> {
  const { about } = onlyRow(
    await sql.unsafe<{ about: string | null }[]>(
      `select obj_description(to_regnamespace('reporting')::oid, 'pg_namespace') as about`,
    ),
  );
  return about?.endsWith(markOf(definition())) ?? false;
}

/** Drops the views, so that the tables below can be changed: PostgreSQL does not let go of a column that a view reads. */
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
    comment on schema reporting is 'Views for staff, without suspected bots but for what they booked and bought; docs/reporting.md. ${markOf(text)}';`;
}
