import {
  type BrowserContext,
  test as browserTest,
  type Page,
  type Request,
  type Response,
  type ViewportSize,
} from '@playwright/test';
import { type DatabaseProxy, startDatabaseProxy } from '@/scripts/chaos/database-proxy';
import { FULL_TAG } from '@/scripts/gate/runner-report';
import { type Site as ServedSite, startSite } from '../../server/site';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { siteSecret } from './careers';
import { expect } from './expect';
import { forgetVisits, hurryStyles } from './pages';
import { storedVisits, type Visit } from './visits';

/**
 * Of a test that repeats another one, with more pages, windows or moments: `npm run test:full` alone runs it
 * (decision 0229). It stands at tests, not at groups: Playwright ends a test's name with it, by which one is repeated.
 */
export const full = { tag: `@${FULL_TAG}` };

/** What the visitors of a site were told is stored, to be held against what is. */
function watchAcknowledgments() {
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  let redirects = 0;

  /** A form that scripts have sent has the id of its press, which may have been sent by the interface as well. */
  function noteRedirect(request: Request) {
    const pressed = /name="id"\r\n\r\n(\S+)/.exec(request.postData() ?? '')?.[1];
    if (!pressed) redirects += 1;
    else for (const ids of [sent, acknowledged]) ids.add(pressed);
  }

  /** An answer of the interface that says so, or the redirect of a form sent without JavaScript. */
  async function note(response: Response) {
    const request = response.request();
    if (request.method() !== 'POST') return;
    if (response.status() === 303) noteRedirect(request);
    if (!isSubmission(request) || response.status() !== 200) return;
    const answer = await response.json();
    if (answer.stored) acknowledged.add(request.postDataJSON().id);
  }

  return {
    watch(context: BrowserContext) {
      context.on('request', (request) => isSubmission(request) && sent.add(request.postDataJSON().id));
      // A page that is left takes the body of its answers along: that answer has reached nobody.
      context.on('response', (response) => void note(response).catch(() => undefined));
    },
    /** The invariant: every acknowledged id is stored, once, and nothing is that nobody sent. */
    async expectStored({ sql }: TestDatabase) {
      const rows = await sql<{ id: string }[]>`select id from ai_assessments`;
      const ids = rows.map(({ id }) => id);
      expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([]);
      expect(ids.filter((id) => !sent.has(id))).toHaveLength(redirects);
    },
  };
}

const isSubmission = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/api/assessments');

/** A stored assessment, as Postgres gives it back. */
type AssessmentRow = {
  id: string;
  session_id: string | null;
  assessment_type: string;
  name: string;
  q1_typed: string;
  q2_answer: string;
  q3_answer: string;
  q4_answer: string | null;
  user_intent: string;
  recommended_service: string | null;
  service_path: string | null;
  is_rotation: boolean;
  rotation_services: string[];
  needs_clarification: boolean;
  clarification_message: string | null;
  rule_id: string | null;
  turn: number;
};

/** A stored careers application, as Postgres gives it back. */
type ApplicationRow = {
  id: string;
  session_id: string | null;
  first_name: string;
  last_name: string;
  phone_number: string;
  email: string;
  position: string;
  experiences: { id: string; company: string; position: string; duration: string; description: string }[];
  about_yourself: string;
  suspected_bot: boolean;
  bot_reasons: string[];
};

type Parts = {
  server: ServedSite;
  stored: TestDatabase;
  network: DatabaseProxy;
  acknowledgments: ReturnType<typeof watchAcknowledgments>;
};

async function start(variables: Record<string, string>): Promise<Parts> {
  const stored = await createTestDatabase();
  const network = await startDatabaseProxy(stored.url);
  const server = await startSite({ DATABASE_URL: network.url, RATE_LIMIT: 'off', ...variables });
  return { server, stored, network, acknowledgments: watchAcknowledgments() };
}

async function stop({ server, stored, network }: Parts): Promise<void> {
  await server.stop();
  await network.close();
  await stored.drop();
}

/** Tests that may ask for the one site that files without needs of their own share. */
const test = browserTest.extend<{ quickStyles: boolean }, { sharedSite: Parts }>({
  quickStyles: [false, { option: true }],
  page: async ({ page, quickStyles }, use) => {
    if (quickStyles) await hurryStyles(page);
    await use(page);
    // What a test held back or is still fetching may outlast it, and would fail it after its end.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  sharedSite: [
    async ({ browserName: _ }, use) => {
      const parts = await start({ SITE_SECRET: siteSecret });
      await use(parts);
      await stop(parts);
    },
    { scope: 'worker' },
  ],
});

/** Notes what the visitor of each test is told; a test without a page of its own has no visitor. */
function watchVisitors(running: () => Parts) {
  test.use({
    context: async ({ context }, use) => {
      running().acknowledgments.watch(context);
      await use(context);
    },
  });
}

/**
 * A page that the tests of the calling file or block look at and leave as it is: to open it takes longer than to ask.
 * @param open brings it there; without it the blocks of the file do, one after another: a next page takes a third of a first
 */
export function openOnce(open?: (page: Page) => Promise<unknown>): () => Page {
  let opened: Page | undefined;
  test.beforeAll(async ({ browser }) => {
    // A page made without it is the only one of its context.
    const context = await browser.newContext();
    opened = await context.newPage();
    await open?.(opened);
  });
  test.afterAll(() => opened?.context().close());
  return () => {
    if (!opened) throw new Error('No test of this block has begun.');
    return opened;
  };
}

/**
 * Gives the tests of the calling file or block one tab, each as a visitor who has never been here: to open a page there
 * again takes a third of what it takes in a new one. Not for tests that leave behind what a tab keeps: a clock, scripts
 * of its own, listeners.
 */
export function shareTab({ watch }: { watch(context: BrowserContext): void }) {
  const opened = openOnce(async (page) => watch(page.context()));
  test.use({
    context: ({ browserName: _ }, use) => use(opened().context()),
    page: async ({ viewport }, use) => {
      const page = opened();
      await forgetVisits(page);
      if (viewport) await page.setViewportSize(viewport);
      await use(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  });
}

/** What the tests of a file may know of the site that serves them. */
function view(running: () => Parts, since: () => Date) {
  const rows = () => running().stored.sql;
  return {
    origin: () => running().server.origin,
    /** Counts what another visitor of the same test is told as well. */
    watch: (context: BrowserContext) => running().acknowledgments.watch(context),
    /** The stored assessments of a name, in the order they were made. */
    assessments: async ({ name }: { name: string }): Promise<AssessmentRow[]> => rows()<AssessmentRow[]>`
      select * from ai_assessments where name = ${name} and created_at >= ${since()} order by id`,
    applications: async ({ email }: { email: string }): Promise<ApplicationRow[]> => rows()<ApplicationRow[]>`
      select * from career_applications where email = ${email} and created_at >= ${since()} order by id`,
    /** The stored visits on one screen, in the order they began. */
    visits: (screen: ViewportSize | null): Promise<Visit[]> =>
      storedVisits(running().stored, screen ?? { width: 0, height: 0 }, since()),
  };
}

/**
 * Serves the production build to the tests of the calling file, from a site whose database other files of the same worker
 * have used before. At the end of each, what visitors were told is stored is held against what is.
 */
export function shareSite() {
  let shared: Parts | undefined;
  let since = new Date(0);
  const running = (): Parts => {
    if (!shared) throw new Error('No test of this file has begun.');
    return shared;
  };
  test.use({ baseURL: ({ sharedSite }, use) => use(sharedSite.server.origin) });
  test.beforeAll(async ({ sharedSite }) => {
    shared = sharedSite;
    const [row] = await sharedSite.stored.sql<{ now: Date }[]>`select clock_timestamp() as now`;
    if (row) since = row.now;
  });
  watchVisitors(running);
  test.afterAll(() => running().acknowledgments.expectStored(running().stored));
  return view(running, () => since);
}

/**
 * Serves the production build to the tests of the calling file, with a database of their own behind a network that
 * can fail. At the end of the file, what visitors were told is stored is held against what is.
 */
export function serveSite(variables: Record<string, string> = {}) {
  let parts: Parts | undefined;
  const running = (): Parts => {
    if (!parts) throw new Error('The site of this file is not running.');
    return parts;
  };

  // Playwright asks for the address before any hook has run, also to run the hooks.
  test.use({
    baseURL: async ({ browserName: _ }, use) => {
      parts ??= await start(variables);
      await use(parts.server.origin);
    },
  });
  watchVisitors(running);
  test.afterAll(async () => {
    const ended = running();
    // A worker may come back to the file, whose tests then get a site that runs.
    parts = undefined;
    try {
      await ended.acknowledgments.expectStored(ended.stored);
    } finally {
      await stop(ended);
    }
  });

  return {
    ...view(running, () => new Date(0)),
    /** What the server has written to its error stream. */
    log: () => running().server.log(),
    database: {
      /** Nothing listens where the database was. */
      stop: () => running().network.refuse(),
      /** Connections are accepted and never answered. */
      hang: () => running().network.hang(),
      start: () => running().network.heal(),
    },
  };
}

export { expect, test };
