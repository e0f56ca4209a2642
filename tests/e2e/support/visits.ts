import type { Page, ViewportSize } from '@playwright/test';
import type { TestDatabase } from '../../support/database';
import { expect } from './expect';
import { hydrated } from './pages';

/** Stored rows of a visit, as Postgres gives them back. */
type SessionRow = {
  session_id: string;
  started_at: Date;
  user_agent: string;
  referrer: string | null;
  device_type: string;
  browser_name: string | null;
  browser_version: string | null;
  os_name: string | null;
  os_version: string | null;
  screen_resolution: string;
  viewport_size: string;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_term: string | null;
  utm_content: string | null;
  assessment_id: string | null;
  page_views_count: number;
  session_end: Date | null;
  total_duration_seconds: number;
  is_bounce: boolean;
  updated_at: Date;
  suspected_bot: boolean;
};

export type EventRow = {
  id: string;
  occurred_at: Date;
  sequence_number: number;
  event_type: string;
  page_url: string;
  page_title: string;
  view_id: string | null;
  previous_page: string | null;
  element_type: string | null;
  element_id: string | null;
  element_class: string | null;
  element_text: string | null;
  form_name: string | null;
  field_name: string | null;
  field_value: string | null;
  scroll_depth_percent: number | null;
  time_on_page_seconds: number | null;
  click_coordinates: { x: number; y: number } | null;
  error_message: string | null;
  error_stack: string | null;
  custom_properties: Record<string, string | number> | null;
};

export type JourneyRow = {
  id: string;
  occurred_at: Date;
  sequence_number: number;
  journey_id: string;
  assessment_id: string | null;
  event_type: string;
  question_number: number | null;
  question_text: string | null;
  answer_selected: string | null;
  answer_options: string[] | null;
  time_spent_seconds: number | null;
  is_back_navigation: boolean;
  final_recommendation: string | null;
  recommendation_service_path: string | null;
  action_taken: string | null;
  completion_percentage: number;
  total_questions: number;
};

export type Visit = { session: SessionRow; events: EventRow[]; journey: JourneyRow[] };

/**
 * What is stored of the visits on one screen, or of all, in the order they began.
 * @param since when they arrived at the earliest
 */
export async function storedVisits(
  { sql }: TestDatabase,
  screen?: ViewportSize,
  since = new Date(0),
): Promise<Visit[]> {
  const ofScreen = screen ? sql`and screen_resolution = ${`${screen.width}x${screen.height}`}` : sql``;
  const sessions = await sql<SessionRow[]>`
    select * from user_sessions where created_at >= ${since} ${ofScreen} order by started_at, session_id`;
  return Promise.all(
    sessions.map(async (session) => {
      const { session_id } = session;
      const events = await sql<EventRow[]>`
        select * from website_analytics where session_id = ${session_id} order by sequence_number`;
      const journey = await sql<JourneyRow[]>`
        select * from ai_journey_analytics where session_id = ${session_id} order by sequence_number`;
      return { session, events, journey };
    }),
  );
}

/** The steps of all these visits. */
export const allSteps = (visits: Visit[]) => visits.flatMap(({ journey }) => journey);
export const stepTypes = (visits: Visit[]) => allSteps(visits).map(({ event_type }) => event_type);

/** Each test has a screen of a size of its own, by which it finds its visits. */
export const ownScreen = {
  viewport: async (
    { browserName: _ }: { browserName: string },
    use: (viewport: ViewportSize) => Promise<void>,
  ) => {
    screens += 1;
    await use({ width: 1280, height: 720 + screens });
  },
};
let screens = 0;

/** A headless browser never hides a tab: the page is told so instead. */
export const turnAway = (page: Page) => setVisibility(page, 'hidden');
export const turnBack = (page: Page) => setVisibility(page, 'visible');

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { get: () => value, configurable: true });
    Object.defineProperty(document, 'hidden', { get: () => value === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

/** Leaves the site, so that everything recorded is sent. */
export const leaveSite = (page: Page) => page.goto('about:blank');

/** The page is gone without a word. */
export async function crash(page: Page) {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // A renderer that has crashed answers nothing.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/**
 * Stops the clock of all pages to come; from there it moves by `page.clock` alone. A browser counts the time of each
 * document from its opening, which Playwright's clock does not.
 * @param time milliseconds since 1970; the server believes no clock that is ahead of its own
 */
export async function stopClock(page: Page, time: number) {
  // Until it is told to stand still it goes, and it never goes back: a minute is for a machine that is busy.
  await page.clock.install({ time: time - 60_000 });
  await page.clock.pauseAt(time);
  await page.context().addInitScript(() => {
    const { now } = performance;
    let origin: { at: number; now: number } | undefined;
    // Not before the document's own scripts ask: Playwright tells a new document what time it is one step at a time.
    const begun = () => {
      origin ??= { at: Date.now(), now: now() };
      return origin;
    };
    Object.defineProperty(performance, 'timeOrigin', { get: () => begun().at });
    performance.now = () => now() - begun().now;
  });
}

/** Whether this document's own tracker has recorded how fast it was drawn; documents before it have left theirs. */
const hasTrackedItself = () =>
  Object.values(localStorage).some(
    (kept) =>
      kept.includes('FCP') &&
      // The tracker has asked at another moment, and the clock counts whole milliseconds.
      [-1, 0, 1].some((off) => kept.includes(String(Math.round(Date.now() - performance.now()) + off))),
  );

/**
 * The tracker runs, and has recorded how fast the page was drawn. Takes a moment of the page's clock, ever less often:
 * also on a slow machine no more than a moment.
 */
export async function trackerRuns(page: Page) {
  // That takes none.
  await hydrated(page);
  const runs = async () => {
    await page.clock.runFor(30);
    return page.evaluate(hasTrackedItself);
  };
  await expect.poll(runs, { intervals: [20, 50, 100, 250, 500, 1000] }).toBe(true);
}

/** Waits until the tracker listens, and has told how fast the page was drawn: that lies in the browser until it is stored. */
export const trackerListens = (page: Page, site: { visits(screen: ViewportSize | null): Promise<Visit[]> }) =>
  expect
    .poll(async () => {
      if (await page.evaluate(hasTrackedItself)) return true;
      const started = await page.evaluate(() => Math.round(Date.now() - performance.now()));
      const visits = await site.visits(page.viewportSize());
      return visits.some(
        ({ session, events }) =>
          Math.abs(session.started_at.getTime() - started) <= 1 && JSON.stringify(events).includes('FCP'),
      );
    })
    .toBe(true);

/** A clock of the past. */
export const anHourAgo = () => Date.now() - 3_600_000;

/** Opens a page whose clock stands still, a minute after its opening. */
export async function openWithClock(page: Page, address: string, options?: { referer?: string }) {
  const time = anHourAgo();
  await stopClock(page, time);
  await page.goto(address, options);
  await trackerRuns(page);
  await page.clock.pauseAt(time + 60_000);
}
