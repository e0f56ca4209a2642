import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { batchLimits } from '@/content/analytics';
import { serviceSlugs } from '@/content/services/service';
import { workflowSlugs } from '@/content/workflows/workflow';
import { dateArrivals, markSamples, type SampleMark } from '@/db/samples';
import { batchSchema } from '@/lib/analytics/batch';
import { recordVisits } from '@/lib/analytics/store-visits';
import { readBotReasons, readVisitor } from '@/lib/analytics/visitor';
import { assessmentSubmissionSchema, submitAssessment } from '@/lib/assessments/submit-assessment';
import { submitApplication } from '@/lib/careers/submit-application';
import type { HeaderReader } from '@/lib/http/request-headers';
import { paths, servicePath, workflowPath } from '@/lib/paths';
import { calendarProvider } from '@/lib/sales/calendar-event';
import { checkoutProvider } from '@/lib/sales/checkout-event';
import type { SalesProvider } from '@/lib/sales/receive-webhook';
import { Refusal } from '../refusal';
import { type Chance, createChance } from './chance';
import type { CheckoutNews } from './provider-events';
import { type RecordedVisit, recordVisit } from './record-visit';
import { browsers, machines, origins, requestHeaders } from './visitors';
import { type WalkOutcome, walkSite } from './walk';

/** A visit, with everything that was sent because of it. */
export type SampleVisit = {
  id: string;
  startedAt: number;
  headers: HeaderReader;
  /** What the browser sent, in the order in which it arrived; it is parsed like anybody's. */
  batches: { body: unknown; arrivedAt: number }[];
  outcome: WalkOutcome;
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Visits of an ordinary day, by the day of the week; Sunday is 0. */
const visitsOfWeekday = [22, 38, 46, 44, 40, 34, 20];

/** The share of visits that are made by machines. */
const MACHINES = 0.07;

/** Five percent more each 30 days, counted from a fixed day, so that a day is the same in whatever span it is made. */
const growth = (midnight: number) => 1.05 ** ((midnight - Date.UTC(2026, 0, 1)) / (30 * DAY_MS));
const MOST_GROWTH = 3;

/** Most visits come when people are awake where they live, and they live in many places. */
const hours = Array.from({ length: 24 }, (_, hour) => ({
  hour,
  weight: 1 + 4 * Math.max(0, Math.sin(((hour - 8) / 16) * Math.PI)),
}));

type Choice = { weight: number; path: string };

const entrances: readonly [Choice, ...Choice[]] = [
  { weight: 48, path: paths.home },
  { weight: 7, path: paths.services },
  { weight: 6, path: paths.workflows },
  { weight: 5, path: paths.hiring },
  { weight: 6, path: paths.welcome },
  ...serviceSlugs.map((slug) => ({ weight: 2, path: servicePath(slug) })),
  ...workflowSlugs.map((slug) => ({ weight: 1, path: workflowPath(slug) })),
];

/** In parts that one request may carry, in the order of the events. */
function batchesOf({ id, started, events, journey }: RecordedVisit, about: object): SampleVisit['batches'] {
  const all = [
    ...events.map((event) => ({ list: 'events', event })),
    ...journey.map((event) => ({ list: 'journey', event })),
  ].sort((one, other) => one.event.seq - other.event.seq);
  const batches: SampleVisit['batches'] = [];
  for (let from = 0; from < all.length; from += batchLimits.events) {
    const part = all.slice(from, from + batchLimits.events);
    const of = (list: string) => part.filter((one) => one.list === list).map(({ event }) => event);
    const session = { id, started, ...about, events: of('events'), journey: of('journey') };
    const last = Math.max(...part.map(({ event }) => event.at));
    batches.push({ body: { sessions: [session] }, arrivedAt: last + 1000 });
  }
  return batches;
}

function machineVisit(chance: Chance, startedAt: number): SampleVisit {
  const machine = chance.weighted(machines);
  const recorder = recordVisit(chance, startedAt);
  recorder.open(chance.weighted(entrances).path);
  recorder.pass(1);
  const { screen, viewport } = machine;
  return {
    id: recorder.visit.id,
    startedAt,
    headers: requestHeaders(machine, true),
    batches: batchesOf(recorder.visit, { screen, viewport }),
    outcome: { assessments: [], bookings: [], purchases: [] },
  };
}

function personsVisit(chance: Chance, startedAt: number): SampleVisit {
  const weekday = new Date(startedAt).getUTCDay();
  const [first, ...others] = origins;
  const origin = chance.weighted([
    first,
    ...others.filter(({ weekdays }) => !weekdays || weekdays.includes(weekday)),
  ]);
  const browser = chance.weighted(browsers);
  const recorder = recordVisit(chance, startedAt);
  const outcome = walkSite(recorder, chance, chance.weighted(entrances).path, origin.appetite);
  const { screen, viewport } = browser;
  const { referrer, utm } = origin;
  return {
    id: recorder.visit.id,
    startedAt,
    headers: requestHeaders(browser, false),
    batches: batchesOf(recorder.visit, {
      screen,
      viewport,
      ...(referrer && { referrer }),
      ...(utm && { utm }),
    }),
    outcome,
  };
}

/**
 * The visits of a day, in the order in which they began. They depend on the seed and the day alone, not on the days
 * that are made with it: made again, they are the same rows, and are stored only once.
 * @param midnight the beginning of the day in UTC, in milliseconds since 1970
 */
export function visitsOfDay(seed: string, midnight: number): SampleVisit[] {
  const chance = createChance(`${seed} ${new Date(midnight).toISOString()}`);
  const usual = visitsOfWeekday[new Date(midnight).getUTCDay()] ?? 0;
  const count = Math.round(usual * Math.min(growth(midnight), MOST_GROWTH) * (0.8 + 0.4 * chance.number()));
  const starts = Array.from({ length: count }, () => {
    const { hour } = chance.weighted([{ hour: 12, weight: 0 }, ...hours]);
    return midnight + hour * HOUR_MS + chance.between(0, HOUR_MS - 1);
  }).sort((one, other) => one - other);
  return starts.map((startedAt) =>
    chance.happens(MACHINES) ? machineVisit(chance, startedAt) : personsVisit(chance, startedAt),
  );
}

const SECOND_MS = 1000;

/** Nobody is notified of a sample. */
const noChannels: [] = [];

function marksOf({ id, startedAt, outcome: { assessments, application } }: SampleVisit): SampleMark[] {
  const mark = (kind: SampleMark['kind'], id: string, at: number) => ({
    kind,
    id,
    arrivedAt: new Date(at + SECOND_MS),
  });
  return [
    mark('session', id, startedAt),
    ...assessments.map(({ submission, pressedAt }) => mark('assessment', submission.id, pressedAt)),
    ...(application ? [mark('application', application.id, application.sentAt)] : []),
  ];
}

/** How often the same is sent: where a database is only busy, samples can wait longer than a visitor would. */
const MOST_ATTEMPTS = 4;

/**
 * @param store sends it; when it is called again, nothing is stored twice
 * @throws {Refusal} where something was not stored: its marks are stored by then, and the next run stores the rest
 */
async function required(store: () => Promise<boolean>, what: string): Promise<void> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    if (await store()) return;
    if (attempt < MOST_ATTEMPTS) await sleep(attempt * SECOND_MS);
  }
  throw new Refusal(
    `The database has not stored ${what}; the lines before say why, and what was stored is there.`,
    'Mend that and run it again, it goes on; or take out what is there: npm run demo-data -- --remove',
  );
}

/** One batch after another: where an exit was sent twice, the later one has to arrive later. */
async function sendVisit({ headers, batches }: SampleVisit): Promise<void> {
  const visitor = readVisitor(headers);
  for (const { body, arrivedAt } of batches) {
    const batch = batchSchema.parse(body);
    await required(async () => {
      const stored = await recordVisits(batch, visitor, arrivedAt);
      return stored.ok && batch.refused + stored.value.refused === 0;
    }, 'a visit');
  }
}

async function sendForms({ headers, outcome: { assessments, application } }: SampleVisit): Promise<void> {
  for (const { submission, pressedAt } of assessments) {
    await required(async () => {
      const { stored } = await submitAssessment(
        assessmentSubmissionSchema.parse(submission),
        readBotReasons(headers),
        pressedAt + SECOND_MS,
        noChannels,
      );
      return stored === 'stored';
    }, 'an assessment');
  }
  if (application) {
    const now = new Date(application.sentAt + SECOND_MS);
    await required(async () => {
      const state = await submitApplication(application.form, headers, now, noChannels);
      return state.status === 'submitted';
    }, 'an application');
  }
}

/** What comes days after a visit of yesterday has not come yet: a run of a later day says it. */
const isTold = ({ created }: CheckoutNews) => created * SECOND_MS <= Date.now();

async function tell<News>(provider: SalesProvider<News>, events: object[]): Promise<void> {
  for (const event of events) {
    await required(
      async () => (await provider.store(provider.schema.parse(event))).ok,
      `what the ${provider.name} says`,
    );
  }
}

/** So many visits are sent at once: they share their statements, as visits of a busy site do. */
const AT_ONCE = 40;

async function inParts<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    await Promise.all(items.slice(from, from + AT_ONCE).map(work));
  }
}

/**
 * Stores the visits of a day the way everything is stored that visitors send: the same functions parse it, judge it,
 * recommend and store. Only the clock is the samples' own, and no channel is notified.
 * @param sql for the marks, under the lock of maintenance
 */
export async function storeDay(sql: Sql, midnight: number, visits: readonly SampleVisit[]): Promise<void> {
  await markSamples(sql, visits.flatMap(marksOf));
  await inParts(visits, sendVisit);
  for (const visit of visits) {
    await sendForms(visit);
    await tell(calendarProvider, visit.outcome.bookings);
    await tell(checkoutProvider, visit.outcome.purchases.filter(isTold));
  }
  // A visit that began shortly before midnight goes on after it.
  await dateArrivals(sql, { from: new Date(midnight), to: new Date(midnight + 2 * DAY_MS) });
}
