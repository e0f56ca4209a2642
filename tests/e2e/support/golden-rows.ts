import { expect } from '@playwright/test';
import type { Visit } from './visits';

/** What is made by chance or by the database, or is compared by the place it has in the list. */
const unpredictable = new Set([
  'session_id',
  'id',
  'created_at',
  'updated_at',
  'occurred_at',
  'occurred_on',
  'started_at',
  'session_end',
  'sequence_number',
  'journey_id',
  'view_id',
  'assessment_id',
]);

type Columns = Record<string, unknown>;

/** A visit as it is compared: columns that are null left out, all times in seconds since the first page was opened. */
export type GoldenVisit = {
  session: { began: number; ended?: number } & Columns;
  /** Rows of both tables of events, in the order they were recorded. */
  rows: ({ at: number; event_type: string } & Columns)[];
  /** What was recorded of how the document loaded: values are the machine's, and so is their order. */
  vitals: string[];
};

/** Half a second to either side. */
export const near = (seconds: number): number => expect.closeTo(seconds, 0) as unknown as number;

const predictable = (row: object): Columns =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => value !== null && !unpredictable.has(name)),
  );

const isVital = ({ event_type }: Visit['events'][number]) => event_type === 'web_vital';

/** Vitals of pages after the first: a busy browser does not always tell them apart (decision 0086). */
export const laterVitals = ({ events }: Visit) =>
  events.filter((event) => isVital(event) && event.view_id !== events[0]?.view_id);

/** @param opened milliseconds since 1970 */
export function goldenVisit({ session, events, journey }: Visit, opened: number): GoldenVisit {
  const since = (moment: Date) => (moment.getTime() - opened) / 1000;
  const { started_at, session_end } = session;
  const later = new Set(laterVitals({ session, events, journey }));
  const vitals = events.filter((event) => isVital(event) && !later.has(event));
  const rows = [...events.filter((event) => !isVital(event)), ...journey].sort(
    (first, second) => first.sequence_number - second.sequence_number,
  );
  return {
    session: {
      began: since(started_at),
      ...(session_end && { ended: since(session_end) }),
      ...predictable(session),
    },
    rows: rows.map((row) => ({
      at: since(row.occurred_at),
      event_type: row.event_type,
      ...predictable(row),
    })),
    vitals: vitals.map(({ custom_properties }) => String(custom_properties?.name)).sort(),
  };
}

/** A page as its events name it. */
export type Shown = { page_url: string; page_title: string };

type Row = GoldenVisit['rows'][number];

const person = {
  user_agent: expect.stringContaining('Chrome/140.0.0.0'),
  device_type: 'desktop',
  browser_name: 'Chrome',
  browser_version: '140.0.0.0',
  os_name: 'Linux',
  screen_resolution: expect.stringMatching(/^1280x7\d\d$/),
  viewport_size: expect.stringMatching(/^1280x7\d\d$/),
  suspected_bot: false,
  bot_reasons: [],
};

/** @param times.seconds how long it was, where it has no end */
export function sessionOf(times: { pages: number; began?: number; ended?: number; seconds?: number }) {
  const { pages, began = 0, ended, seconds = (ended ?? 0) - began } = times;
  return {
    ...person,
    began: near(began),
    ...(ended !== undefined && { ended: near(ended) }),
    total_duration_seconds: near(seconds),
    page_views_count: pages,
    is_bounce: pages <= 1,
  };
}

const event =
  (event_type: string) =>
  (at: number, page: Shown, columns: Columns = {}): Row => ({
    at: near(at),
    event_type,
    ...page,
    ...columns,
  });

export const view = (at: number, page: Shown, { previous }: { previous?: Shown } = {}) =>
  event('page_view')(at, page, previous && { previous_page: previous.page_url });

/** @param visible seconds */
export const exit = (at: number, page: Shown, visible: number) =>
  event('page_exit')(at, page, { time_on_page_seconds: near(visible) });

export const sessionEnd = event('session_end');

/** The layout decides where, and how deep. */
export const click = (at: number, page: Shown, columns: Columns) =>
  event('click')(at, page, {
    element_class: expect.any(String),
    click_coordinates: { x: expect.any(Number), y: expect.any(Number) },
    ...columns,
  });

export const scrolled = (at: number, page: Shown, percent: number) =>
  event('scroll_depth')(at, page, { scroll_depth_percent: expect.closeTo(percent, -1) });

/** Fields of a form. */
export const onForm =
  (form_name: string) =>
  (element_type: string, field_name: string, columns: Columns = {}) => ({
    element_type,
    element_class: expect.any(String),
    form_name,
    field_name,
    ...columns,
  });

export const fieldFocus = (at: number, page: Shown, field: Columns) =>
  event('form_focus')(at, page, { ...field, field_value: '' });

export const fieldChange = (at: number, page: Shown, field: Columns, value: string) =>
  event('form_field_change')(at, page, { ...field, field_value: value });

/** Steps of an assessment of so many questions. */
export function stepsOf({ assessment, questions }: { assessment: string; questions: number }) {
  return (at: number, event_type: string, { percent, ...columns }: { percent: number } & Columns): Row => ({
    at: near(at),
    event_type,
    is_back_navigation: false,
    completion_percentage: expect.closeTo(percent, 2),
    total_questions: questions,
    custom_data: { assessment_type: assessment },
    ...columns,
  });
}
