import type postgres from 'postgres';
import { v7 as uuidv7 } from 'uuid';
import { positions } from '@/content/careers';
import { withMaintenanceLock } from '@/db/queries/maintenance';
import { refreshRollups } from '@/db/reporting/rollups';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Yesterday at ten, UTC: within the days of every view, and on a day that is over. */
const begin = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS + 10 * 60 * 60 * 1000);

/** The day on which everything here happened, such as `2026-05-31`. */
export const reportedDay = begin.toISOString().slice(0, 10);

const at = (seconds: number) => new Date(begin.getTime() + seconds * 1000);

const home = uuidv7();
const contact = uuidv7();

/** `seq` is also the second at which it happened, unless `at` names another. */
type Moment = { seq: number; at?: number };

type PageEvent = Moment & {
  type: string;
  page: string;
  view?: string;
  previous?: string;
  element?: string;
  text?: string;
  percent?: number;
  seconds?: number;
  message?: string;
  form?: string;
  field?: string;
  more?: Record<string, string | number>;
};

const events: PageEvent[] = [
  { seq: 1, type: 'page_view', page: '/', view: home },
  { seq: 2, type: 'scroll_depth', page: '/', view: home, percent: 40 },
  { seq: 3, type: 'scroll_depth', page: '/', view: home, percent: 60 },
  { seq: 4, type: 'click', page: '/', view: home, element: 'header-book-a-call', more: { href: '/contact' } },
  { seq: 5, type: 'page_exit', page: '/', view: home, seconds: 30 },
  { seq: 6, type: 'page_view', page: '/contact', view: contact, previous: '/' },
  { seq: 7, type: 'click', page: '/contact', view: contact, element: 'contact-calendar' },
  { seq: 8, type: 'web_vital', page: '/', view: home, more: { name: 'LCP', value: 2000, rating: 'good' } },
  { seq: 9, type: 'error', page: '/contact', message: 'Row 17 is gone', more: { error_type: 'Error' } },
  {
    seq: 10,
    type: 'form_error',
    page: '/contact',
    form: 'careers',
    field: 'email',
    more: { code: 'too_small' },
  },
  { seq: 11, type: 'click', page: '/workflows/auto-vsl-generator', element: 'page-buy-auto-vsl-generator' },
  // 12 was lost.
  { seq: 13, type: 'page_exit', page: '/contact', view: contact, seconds: 10 },
  { seq: 24, type: 'click', page: '/contact', view: contact, element: 'contact-calendar' },
  { seq: 25, type: 'click', page: '/workflows/auto-vsl-generator', element: 'page-buy-auto-vsl-generator' },
];

type Step = Moment & {
  type: string;
  question?: number;
  asked?: string;
  answer?: string;
  action?: string;
  recommendation?: string;
  assessmentId?: string;
};

/** Before the finished one: what follows an end has no open question (decision 0254). */
const leftAtTwo: Step[] = [
  { seq: 14, type: 'journey_start' },
  { seq: 15, type: 'question_answer', question: 1, answer: 'operations' },
  { seq: 16, type: 'journey_abandon', question: 2 },
];

const finished = (assessmentId: string): Step[] => [
  { seq: 17, type: 'journey_start' },
  { seq: 18, type: 'question_view', question: 1, asked: 'What is it about?' },
  { seq: 19, type: 'question_answer', question: 1, answer: 'operations' },
  { seq: 20, type: 'question_answer', question: 2, answer: '$10K+' },
  { seq: 21, type: 'question_answer', question: 3, answer: 'Integrate' },
  { seq: 22, type: 'journey_complete', recommendation: 'AI Agents', assessmentId },
  { seq: 23, type: 'recommendation_action', action: 'contact', assessmentId },
];

type Who = { isBot: boolean };

const marks = ({ isBot }: Who) => ({ suspected_bot: isBot, bot_reasons: isBot ? ['no_origin'] : [] });

const sessionRow = (id: string, who: Who) => ({
  session_id: id,
  created_at: at(5),
  started_at: at(0),
  referrer: 'https://news.example.com/story',
  user_agent: 'A browser',
  device_type: 'mobile',
  screen_resolution: '390x844',
  viewport_size: '390x700',
  utm_source: 'letter',
  utm_medium: 'email',
  utm_campaign: 'spring',
  page_views_count: 2,
  session_end: at(60),
  total_duration_seconds: 60,
  is_bounce: false,
  updated_at: new Date(),
  ...marks(who),
});

const eventColumns = (id: string, { seq, at: second = seq }: Moment) => ({
  session_id: id,
  id: uuidv7(),
  created_at: at(second + 5),
  occurred_at: at(second),
  occurred_on: at(second),
  sequence_number: seq,
});

const eventRow = (sql: postgres.Sql, id: string, event: PageEvent) => ({
  ...eventColumns(id, event),
  event_type: event.type,
  page_url: event.page,
  page_title: 'A page',
  view_id: event.view ?? null,
  previous_page: event.previous ?? null,
  element_id: event.element ?? null,
  element_text: event.text ?? null,
  scroll_depth_percent: event.percent ?? null,
  time_on_page_seconds: event.seconds ?? null,
  error_message: event.message ?? null,
  form_name: event.form ?? null,
  field_name: event.field ?? null,
  custom_properties: event.more ? sql.json(event.more) : null,
});

const stepRow = (sql: postgres.Sql, id: string, journey: string, step: Step) => ({
  ...eventColumns(id, step),
  journey_id: journey,
  assessment_id: step.assessmentId ?? null,
  event_type: step.type,
  question_number: step.question ?? null,
  question_text: step.asked ?? null,
  answer_selected: step.answer ?? null,
  final_recommendation: step.recommendation ?? null,
  time_spent_seconds: step.type === 'question_answer' ? 4 : null,
  is_back_navigation: false,
  action_taken: step.action ?? null,
  completion_percentage: 0,
  total_questions: 3,
  custom_data: sql.json({ assessment_type: 'backend' }),
});

const assessmentRow = (id: string, session: string, who: Who) => ({
  id,
  created_at: at(3600),
  pressed_at: at(22),
  session_id: session,
  assessment_type: 'backend',
  name: 'Ada',
  q1_typed: 'operations',
  q2_answer: '$10K+',
  q3_answer: 'Integrate',
  user_intent: 'operations',
  is_rotation: false,
  rotation_services: [],
  turn: 0,
  ...marks(who),
});

const recommended = { recommended_service: 'AI Agents', service_path: '/services/ai-agents' };

const applicationRow = (session: string, who: Who) => ({
  id: uuidv7(),
  created_at: at(50),
  session_id: session,
  first_name: 'Grace',
  last_name: 'H',
  phone_number: '+1 555 0100',
  email: 'Grace@Example.com',
  position: 'AI Engineer',
  about_yourself: 'About',
  ...marks(who),
});

/** A call that was rescheduled, one that was canceled for good, and one that takes place. */
const bookingRows = (handOff: object) =>
  [
    { canceled_at: at(200), canceled_by: 'invitee', is_rescheduled: true },
    { canceled_at: at(200), canceled_by: 'host', is_rescheduled: false },
    { canceled_at: null, canceled_by: null, is_rescheduled: false },
  ].map((fate) => ({
    ...handOff,
    invitee_id: uuidv7(),
    event_name: 'A first call',
    booked_at: at(100),
    // Still in the future whenever the test runs.
    starts_at: at(3 * 86_400),
    ends_at: at(3 * 86_400 + 1800),
    ...fate,
  }));

/** A paid purchase of which a part was refunded, one that was not paid, one on its way, and two that are tests. */
async function storePurchases(sql: postgres.Sql, handOff: object): Promise<void> {
  const payment = uuidv7();
  const rows = [
    { state: 'paid', is_test: false, payment_id: payment },
    { state: 'failed', is_test: false, payment_id: null },
    { state: 'pending', is_test: false, payment_id: uuidv7() },
    { state: 'pending', is_test: true, payment_id: null },
    { state: 'paid', is_test: true, payment_id: null },
  ].map((fate) => ({
    ...handOff,
    checkout_id: uuidv7(),
    item: 'auto-vsl-generator',
    amount: 4900,
    currency: 'usd',
    purchased_at: at(300),
    ...fate,
  }));
  await sql`insert into purchases ${sql(rows)}`;
  const refund = {
    charge_id: uuidv7(),
    payment_id: payment,
    amount: 900,
    currency: 'usd',
    refunded_at: at(400),
  };
  await sql`insert into refunds ${sql(refund)}`;
}

/** Stores what happened on the pages of a visit. */
export const storeEvents = (sql: postgres.Sql, session: string, happened: PageEvent[]) =>
  sql`insert into website_analytics ${sql(happened.map((event) => eventRow(sql, session, event)))}`;

/** Stores what somebody did in an assessment. */
export const storeSteps = (sql: postgres.Sql, session: string, journey: string, steps: Step[]) =>
  sql`insert into ai_journey_analytics ${sql(steps.map((step) => stepRow(sql, session, journey, step)))}`;

/** Stores one visit with everything that the views show. @returns the ids of its session and its lead */
export async function storeReportedVisit(sql: postgres.Sql, who: Who = { isBot: false }) {
  const [session, lead, asked] = [uuidv7(), uuidv7(), uuidv7()];
  await sql`insert into user_sessions ${sql(sessionRow(session, who))}`;
  await storeEvents(sql, session, events);
  await storeSteps(sql, session, lead, finished(lead));
  await storeSteps(sql, session, asked, leftAtTwo);
  const clear = { ...recommended, rule_id: 'backend-default', needs_clarification: false };
  const unclear = { needs_clarification: true, clarification_message: 'Which one?' };
  await sql`insert into ai_assessments ${sql({ ...assessmentRow(lead, session, who), ...clear })}`;
  await sql`insert into ai_assessments ${sql({ ...assessmentRow(asked, session, who), ...unclear })}`;
  const application = {
    ...applicationRow(session, who),
    position: positions[0],
    experiences: sql.json([]),
  };
  await sql`insert into career_applications ${sql(application)}`;
  const handOff = { session_id: session, assessment_id: lead };
  await sql`insert into bookings ${sql(bookingRows(handOff))}`;
  await storePurchases(sql, handOff);
  return { session, lead };
}

/** Brings the sums by day up to date, as a running site does. */
export const makeSums = (url: string) => withMaintenanceLock(url, (sql) => refreshRollups(sql));
