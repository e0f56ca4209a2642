import type { Sql } from 'postgres';
import { dateArrivals, markSamples, type SampleMark } from '@/db/samples';
import { batchSchema } from '@/lib/analytics/batch';
import { recordVisits } from '@/lib/analytics/store-visits';
import { readBotReasons, readVisitor } from '@/lib/analytics/visitor';
import { assessmentSubmissionSchema, submitAssessment } from '@/lib/assessments/submit-assessment';
import { submitApplication } from '@/lib/careers/submit-application';
import { calendarProvider } from '@/lib/sales/calendar-event';
import { checkoutProvider } from '@/lib/sales/checkout-event';
import type { SalesProvider } from '@/lib/sales/receive-webhook';
import type { SampleVisit } from './day';

const DAY_MS = 24 * 60 * 60 * 1000;
const SECOND_MS = 1000;

/** Nobody is told of a sample. */
const noChannels: [] = [];

function marksOf({ id, startedAt, outcome: { assessment, application } }: SampleVisit): SampleMark[] {
  const mark = (kind: SampleMark['kind'], id: string, at: number) => ({
    kind,
    id,
    arrivedAt: new Date(at + SECOND_MS),
  });
  return [
    mark('session', id, startedAt),
    ...(assessment ? [mark('assessment', assessment.submission.id, assessment.pressedAt)] : []),
    ...(application ? [mark('application', application.id, application.sentAt)] : []),
  ];
}

/** @throws {Error} where something was not stored: by then its marks are, and the next run stores the rest */
function required(isStored: boolean, what: string, why: unknown): void {
  if (!isStored) throw new Error(`The database has not stored ${what}: ${JSON.stringify(why)}.`);
}

/** One after another: an exit that came again has to come later. */
async function sendVisit({ headers, batches }: SampleVisit): Promise<void> {
  const visitor = readVisitor(headers);
  for (const { body, arrivedAt } of batches) {
    const batch = batchSchema.parse(body);
    const stored = await recordVisits(batch, visitor, arrivedAt);
    required(stored.ok && batch.refused + stored.value.refused === 0, 'a visit', { ...batch, ...stored });
  }
}

async function sendForms({ headers, outcome: { assessment, application } }: SampleVisit): Promise<void> {
  if (assessment) {
    const submission = assessmentSubmissionSchema.parse(assessment.submission);
    const now = assessment.pressedAt + SECOND_MS;
    const { stored } = await submitAssessment(submission, readBotReasons(headers), now, noChannels);
    required(stored === 'stored', 'an assessment', stored);
  }
  if (application) {
    const now = new Date(application.sentAt + SECOND_MS);
    const state = await submitApplication(application.form, headers, now, noChannels);
    required(state.status === 'submitted', 'an application', state);
  }
}

async function tell<News>(provider: SalesProvider<News>, events: object[]): Promise<void> {
  for (const event of events) {
    const stored = await provider.store(provider.schema.parse(event));
    required(stored.ok, `what the ${provider.name} says`, stored);
  }
}

/** So many visits at once share their statements, as visits of a busy site do. */
const AT_ONCE = 40;

async function inParts<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    await Promise.all(items.slice(from, from + AT_ONCE).map(work));
  }
}

/**
 * Stores the visits of a day by the ways everything takes that visitors send: parsed, judged, recommended to and stored
 * by the same functions, with a clock of their own, and by no channel.
 * @param sql for the marks, under the lock of maintenance
 */
export async function storeDay(sql: Sql, midnight: number, visits: readonly SampleVisit[]): Promise<void> {
  await markSamples(sql, visits.flatMap(marksOf));
  await inParts(visits, sendVisit);
  for (const visit of visits) {
    await sendForms(visit);
    await tell(calendarProvider, visit.outcome.bookings);
    await tell(checkoutProvider, visit.outcome.purchases);
  }
  // A visit of the last minutes goes on after midnight.
  await dateArrivals(sql, { from: new Date(midnight), to: new Date(midnight + 2 * DAY_MS) });
}
