import type { ConsoleMessage, Page, ViewportSize } from '@playwright/test';
import { trackerChunk } from '../support/tracker-chunk';
import { expect, shareSite, test } from './support/site';
import { crash, leaveSite, openWithClock, ownScreen, turnAway } from './support/visits';

const site = shareSite();
const endpoint = '**/api/events';

test.use(ownScreen);

const stored = async (screen: ViewportSize | null) => (await site.visits(screen))[0]?.events ?? [];

const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:')).length);

/** Time passes until nothing waits: what a page records late, as its vitals, goes with a batch of its own. */
const empty = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(5000);
      return waiting(page);
    })
    .toBe(0);

/** What the page says in the console, from now on. */
function listen(page: Page, type: ReturnType<ConsoleMessage['type']>): string[] {
  const said: string[] = [];
  page.on('console', (message) => message.type() === type && said.push(message.text()));
  return said;
}

/** Clicks on nothing in particular. */
async function clickTimes(page: Page, times: number) {
  for (let count = 0; count < times; count += 1) await page.getByRole('heading', { level: 1 }).click();
}

const clicks = async (screen: ViewportSize | null) =>
  (await stored(screen)).filter(({ event_type }) => event_type === 'click').length;

/** The page has loaded, has recorded how fast it was, and has nothing left to send. */
async function settle(page: Page, screen: ViewportSize | null) {
  const isTold = async () => {
    await page.clock.runFor(5000);
    return (await stored(screen)).some(({ custom_properties }) => custom_properties?.name === 'FCP');
  };
  await expect.poll(isTold).toBe(true);
  await empty(page);
}

test('a batch goes after 5 s, or with its tenth event; an outage is waited out as the server asks, and everything arrives once', async ({
  page,
  viewport,
}) => {
  await page.addInitScript(() => {
    // Pauses are otherwise a random share longer.
    Math.random = () => 0;
  });
  await openWithClock(page, '/about');
  await settle(page, viewport);
  await clickTimes(page, 3);
  await page.clock.runFor(4900);
  expect(await waiting(page)).toBe(1);
  expect(await clicks(viewport)).toBe(0);
  await page.clock.runFor(100);
  await expect.poll(() => clicks(viewport)).toBe(3);
  await expect.poll(() => waiting(page)).toBe(0);
  await clickTimes(page, 9);
  await page.clock.runFor(10);
  expect(await clicks(viewport)).toBe(3);
  await clickTimes(page, 1);
  await page.clock.runFor(1);
  await expect.poll(() => clicks(viewport)).toBe(13);
  await expect.poll(() => waiting(page)).toBe(0);

  await test.step('an outage is waited out as the server asks, and everything arrives once', async () => {
    let requests = 0;
    await page.route(endpoint, (route) => {
      requests += 1;
      return requests <= 2
        ? route.fulfill({ status: 503, headers: { 'retry-after': '30' } })
        : route.continue();
    });
    await clickTimes(page, 1);
    const refused = page.waitForResponse(endpoint);
    await page.clock.runFor(5000);
    await refused;
    await clickTimes(page, 12);
    await page.clock.runFor(29_000);
    expect(requests).toBe(1);
    await page.clock.runFor(1000);
    await expect.poll(() => requests).toBe(2);
    await page.clock.runFor(30_000);
    await empty(page);
    expect(await clicks(viewport)).toBe(26);
  });
});

test('where the endpoint is blocked the page works, says so once, and the next page sends what waits', async ({
  page,
  viewport,
}) => {
  const warnings = listen(page, 'warning');
  await page.route(endpoint, (route) => route.abort());
  await openWithClock(page, '/about');
  await page.clock.runFor(5000);
  await clickTimes(page, 5);
  await page.clock.runFor(5000);
  await turnAway(page);
  await page.getByRole('button', { name: 'Switch to light/dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => warnings).toEqual(['Failed to track website event: TypeError']);
  expect(await stored(viewport)).toEqual([]);

  await page.unroute(endpoint);
  await page.reload();
  const visits = async () => {
    await page.clock.runFor(5000);
    return (await site.visits(viewport)).length;
  };
  await expect.poll(visits).toBe(2);
  const [first] = await site.visits(viewport);
  const numbers = first?.events.map(({ sequence_number }) => sequence_number) ?? [];
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(6);
});

test('a page that dies without a word loses nothing', async ({ page, context, viewport }) => {
  await openWithClock(page, '/about');
  await settle(page, viewport);
  await clickTimes(page, 4);
  await crash(page);
  const next = await context.newPage();
  await next.goto('/about');
  const arrived = async () => {
    await next.clock.runFor(5000);
    return clicks(viewport);
  };
  await expect.poll(arrived).toBe(4);
});

test('a refusal is final: what the server will never take is dropped, and a journey that cannot be delivered is named apart', async ({
  page,
}) => {
  const warnings = listen(page, 'warning');
  await page.route(endpoint, (route) => route.fulfill({ status: 400, json: { error: 'no' } }));
  await openWithClock(page, '/backend-form');
  await page.getByRole('radio', { name: '$10K+' }).check();
  await empty(page);
  await expect
    .poll(() => warnings.toSorted())
    .toEqual(['Failed to track AI journey event: 400', 'Failed to track website event: 400']);
});

test('a tracker that cannot be loaded is said once, and the page works', async ({ page }) => {
  const warnings = listen(page, 'warning');
  await page.route(trackerChunk().url, (route) => route.abort());
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Book a call' }).first().click();
  await expect(page).toHaveURL('/contact');
  expect(warnings).toEqual([expect.stringMatching(/^Failed to initialize analytics: /)]);
});

test.describe('a visitor who sends Global Privacy Control', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    ),
  );

  test('is not measured: nothing is sent, nothing is kept, and no tracker is loaded', async ({
    page,
    viewport,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.goto('/backend-form');
    await page.waitForLoadState('networkidle');
    await page.getByRole('radio', { name: '$10K+' }).check();
    await page.getByRole('link', { name: 'Book a call' }).first().click();
    await page.waitForURL('/contact');
    await turnAway(page);
    expect(await waiting(page)).toBe(0);
    const scripts = await page.evaluate(() =>
      Promise.all(
        [...performance.getEntriesByType('resource')]
          .filter(({ name }) => name.endsWith('.js'))
          .map(async ({ name }) => (await fetch(name)).text()),
      ),
    );
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.some((text) => text.includes('auxclick:'))).toBe(false);
    await leaveSite(page);
    expect(sent).toEqual([]);
    expect(await site.visits(viewport)).toEqual([]);
  });

  test('what was recorded before is neither sent nor kept, and the ids of an assessment and its journey are forgotten', async ({
    page,
    viewport,
  }) => {
    await page.goto('/api/health');
    const ids = ['01a1fe30-526d-75d7-8aec-0103cad8320c', '01a1fe30-526d-75d7-8aec-0103cad8320d'];
    await page.evaluate(([session, assessment]) => {
      const entry = { id: session, path: '/api/events', body: '{}' };
      localStorage.setItem(`outbox:${entry.id}`, JSON.stringify({ ...entry, queuedAt: Date.now() }));
      localStorage.setItem('recent_assessment', `${session}_${assessment}_${Date.now()}`);
      sessionStorage.setItem('journeys', JSON.stringify([['backend', { id: session, assessment }]]));
    }, ids);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.goto('/about');
    await expect.poll(() => waiting(page)).toBe(0);
    await expect
      .poll(() =>
        page.evaluate(() => [localStorage.getItem('recent_assessment'), sessionStorage.getItem('journeys')]),
      )
      .toEqual([null, null]);
    await leaveSite(page);
    expect(sent).toEqual([]);
    expect(await site.visits(viewport)).toEqual([]);
  });
});
