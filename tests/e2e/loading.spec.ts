import type { Page, Request } from '@playwright/test';
import { loadingOutcomes, longestLoadingWait } from '@/content/assessments/loading';
import { offlineText } from '@/content/assessments/offline';
import type { AssessmentAnswers } from '@/content/assessments/questions';
import { accessibilityFindings } from './support/accessibility';
import {
  answer,
  coldOutreachAnswers,
  formPath,
  keepWaiting,
  outboxAnswers,
  outboxEntries,
  outboxIds,
  supportAnswers,
  transcend,
} from './support/assessment';
import { watchLayoutShifts } from './support/layout-shifts';
import {
  holdRequests,
  hydrated,
  inMotion,
  inQuickMotion,
  refuseStorage,
  runUntil,
  seen,
  watchQuestions,
} from './support/pages';
import { expect, full, shareSite, test } from './support/site';

const site = shareSite();

/** Opens the loading screen with the clock standing still at its first moment. */
async function startLoading(page: Page, answers: AssessmentAnswers) {
  await page.clock.install();
  await page.goto(formPath[answers.assessmentType]);
  await answer(page, answers);
  await page.clock.pauseAt(Date.now() + 60_000);
  await pressTranscend(page);
}

async function pressTranscend(page: Page) {
  await transcend(page).click();
  await expect(page).toHaveURL('/analysis-loading');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
}

/** What this tab knows of its assessment. */
const keptAssessment = (page: Page) => page.evaluate(() => sessionStorage.getItem('assessment'));

/** In the browser: notes when this document begins to send what waits, every half minute. */
function noteDelivery() {
  const begin = window.setInterval;
  window.setInterval = ((handler: TimerHandler, pause: number) => {
    if (pause === 30_000) Reflect.set(window, 'delivers', true);
    return begin(handler, pause);
  }) as typeof setInterval;
}

/**
 * Watches when a document begins to do so.
 * @param which the page's own, or the next, whose clock is installed then
 * @returns waits for it: its code may come late
 */
async function watchDelivery(page: Page, which: 'this' | 'next' = 'this') {
  if (which === 'next') {
    await page.clock.install();
    await page.addInitScript(noteDelivery);
  } else await page.evaluate(noteDelivery);
  return () => expect.poll(() => page.evaluate(() => Reflect.get(window, 'delivers'))).toBe(true);
}

/** What /contact says of a result that did not come. */
const notArrived = (page: Page) => page.getByRole('region', { name: 'Your result did not arrive' });

/** Of what is behind the loading screen's address: how often it was asked for, and whether all of it has come. */
function watchPrefetches(page: Page) {
  const asked = { times: 0, underway: 0, lastChange: 0 };
  const note = (change: 1 | -1) => (request: Request) => {
    if (new URL(request.url()).pathname !== '/analysis-loading') return;
    if (change === 1) asked.times += 1;
    asked.underway += change;
    asked.lastChange = performance.now();
  };
  page.on('request', note(1));
  page.on('requestfinished', note(-1));
  page.on('requestfailed', note(-1));
  // One part of a page is asked for once another has come.
  const isQuiet = () => asked.underway === 0 && performance.now() - asked.lastChange > 500;
  return { times: () => asked.times, isQuiet };
}

test('what the press needs is fetched before it, and again where the last answer comes late', async ({
  page,
}) => {
  const asked = watchPrefetches(page);
  await page.clock.install();
  await page.goto('/backend-form');
  await answer(page, supportAnswers, { except: ['name'] });
  await page.getByLabel('What should we call you?').focus();
  await expect.poll(() => asked.times()).toBeGreaterThan(0);
  await expect.poll(asked.isQuiet).toBe(true);
  const early = asked.times();

  // What was fetched early is good for five minutes. No field is touched anew: only the last answer can ask again.
  await page.clock.fastForward('06:00');
  await page.keyboard.type('Pressed late');
  await expect(transcend(page)).toBeEnabled();
  await expect.poll(() => asked.times()).toBeGreaterThan(early);
  await expect.poll(asked.isQuiet).toBe(true);
  await page.route('**/analysis-loading**', (route) => route.abort());
  await transcend(page).click();
  await expect(page).toHaveURL('/analysis-loading');
  // A page that is closed while it sends is stored all the same, without the browser's word of what it sent.
  await expect.poll(() => site.assessments({ name: 'Pressed late' })).toHaveLength(1);
});

const currentStep = (page: Page) => page.locator('[aria-current="step"]');

const matched = 'Perfect match found! Redirecting to your personalized service page...';

/** What of the plate is not traced yet. */
const dotted = (page: Page) =>
  page.locator('svg.tier-purple[viewBox^="-3.3"]').locator('path[class*="dasharray"]');

/** The last step begins with the result: then it is done at once, with the plate traced to its end. */
async function expectFound(page: Page, isFound: boolean) {
  const lastStep = page.getByRole('listitem').filter({ hasText: 'Analysis complete!' });
  await expect(page.getByText(matched)).toHaveCount(isFound ? 1 : 0);
  await expect(lastStep.locator('circle')).toHaveCount(isFound ? 0 : 1);
  await expect(lastStep.locator('svg .tier-purple')).toHaveCount(isFound ? 1 : 0);
  if (isFound) await expect(dotted(page)).toHaveCount(0);
}

test.describe('in motion', () => {
  test.use(inQuickMotion);

  test('shows each step at its time, moves the progress every 50 ms and never back, does the last step with the result, and leaves half a second after it', async ({
    page,
  }) => {
    await startLoading(page, supportAnswers);
    await expect(page.getByRole('main')).toContainText('Backend Automation Assessment');
    // Title and steps sound as if a model decided (claims C34).
    await expect(page.getByText('Fixed rules compare your answers with our services.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show my result now' })).toBeVisible();
    // What was said before is not said again with each step.
    await expect(page.getByRole('main').getByRole('status')).toHaveAttribute('aria-atomic', 'false');
    const progress = await page.getByRole('progressbar').evaluateHandle((bar) => {
      const values: number[] = [];
      new MutationObserver(() => values.push(Number(bar.getAttribute('aria-valuenow')))).observe(bar, {
        attributeFilter: ['aria-valuenow'],
      });
      return values;
    });
    let now = 0;
    for (const [moment, text, percent] of [
      [0, 'Analyzing your requirements...', 0],
      [1999, 'Analyzing your requirements...', 24],
      [2000, 'Matching optimal AI solutions...', 25],
      [4999, 'Matching optimal AI solutions...', 62],
      [5000, 'Preparing your personalized recommendation...', 63],
      [7499, 'Preparing your personalized recommendation...', 93],
      [7500, 'Analysis complete!', 94],
      [7999, 'Analysis complete!', 99],
      [8000, 'Analysis complete!', 100],
    ] as const) {
      await page.clock.runFor(moment - now);
      now = moment;
      await expect(currentStep(page)).toHaveText(text);
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent));
      if (moment === 5000) await expect(dotted(page)).not.toHaveCount(0);
      await expectFound(page, moment >= 7500);
    }
    const eachOnce = Array.from({ length: 100 }, (_, index) => index + 1);
    await expect.poll(() => progress.jsonValue()).toEqual(eachOnce);
    await page.clock.runFor(499);
    await page.getByRole('main').evaluate(seen);
    expect(await page.evaluate(() => location.pathname)).toBe('/analysis-loading');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/services/ai-agents');
  });
});

test('a clock that is set back holds nothing up', full, async ({ page }) => {
  await startLoading(page, supportAnswers);
  await page.clock.runFor(2500);
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() - 3_600_000;
  });
  await page.clock.runFor(6000);
  await expect(page).toHaveURL('/services/ai-agents');
});

test('under reduced motion the bar stands at each step, and the plate of the service found is traced in its tier', async ({
  page,
}) => {
  /** On a phone and on a desktop. */
  const expectPlate = async (tier: string) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(
        page.locator(`svg.tier-${tier}[viewBox^="-3.3"]`),
        `${tier} at ${width} px`,
      ).toBeInViewport();
    }
  };
  await startLoading(page, supportAnswers);
  await expectPlate('purple');
  await test.step('on a laptop all of it is in sight, to the way past it', async () => {
    const showNow = page.getByRole('button', { name: 'Show my result now' });
    for (const [width, height] of [
      [1366, 650],
      [1280, 800],
      [1440, 864],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(showNow, `${width} by ${height}`).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('the bar stands at each step instead of moving', async () => {
    await page.clock.runFor(1950);
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await page.clock.runFor(50);
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  });
  await page.goBack();
  await page.getByRole('radio', { name: 'NEW system' }).check();
  await page.getByRole('radio', { name: '$3,000–10,000' }).check();
  await pressTranscend(page);
  await expectPlate('silver');
  await page.goto('/income-form');
  await answer(page, coldOutreachAnswers);
  await pressTranscend(page);
  await expect(page.getByRole('main')).toContainText('Income Growth Assessment');
  await expectPlate('gold');
});

test('a request that fails leads to a person after the same delay, and the next page sends what waits', async ({
  page,
}) => {
  await page.route('**/api/assessments', (route) => route.abort());
  await startLoading(page, { ...supportAnswers, name: 'Failing' });
  // A network that is away does not say so: the browser would show its own page.
  const asked = watchQuestions(page);
  await page.route('**/contact', (route) => route.abort());
  await page.clock.runFor(8499);
  expect(await asked()).toEqual([]);
  await page.clock.runFor(1);
  expect(await asked()).toEqual(['/contact']);
  await expect(page.getByText(loadingOutcomes.waiting)).toBeVisible();
  await page.unroute('**/contact');
  await page.clock.resume();
  await expect(page).toHaveURL('/contact');
  await expect(notArrived(page)).toBeVisible();
  await page.unroute('**/api/assessments');
  const delivered = page.waitForResponse('**/api/assessments');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  expect((await delivered).status()).toBe(200);
  await expect.poll(() => outboxAnswers(page)).toEqual([]);
  // The page that said they wait says what became of them.
  await page.goBack();
  const arrived = page.getByRole('region', { name: 'Your answers have arrived' });
  await arrived.getByRole('link', { name: 'Show my result' }).click();
  await page.getByRole('button', { name: 'Show my result now' }).click();
  await expect(page).toHaveURL('/services/ai-agents');
  expect(await site.assessments({ name: 'Failing' })).toHaveLength(1);
});

const notTaken = [
  [408, {}, 'Your result did not arrive', 'Try again for my result'],
  [429, { 'retry-after': '60' }, 'Your result has to wait a minute', 'Ask again for my result'],
] as const;

test.describe('with all that moves', () => {
  test.use(inMotion);

  for (const [status, headers, heading, action] of notTaken) {
    const set = status === 429 ? {} : full;
    test(
      `${status}: the page says so, keeps the answers and offers the result again`,
      set,
      async ({ page }) => {
        const shifts = await watchLayoutShifts(page);
        const answers = { ...supportAnswers, name: `Not taken ${status}` };
        let attempts = 0;
        await page.route('**/api/assessments', (route) => {
          attempts += 1;
          return route.fulfill({ status, headers, json: {} });
        });
        await startLoading(page, answers);
        await expect.poll(() => attempts).toBeGreaterThan(0);
        await page.clock.fastForward(8500);
        await expect(page).toHaveURL('/contact');
        // A server that asks for a pause is left alone for as long.
        if ('retry-after' in headers) expect(attempts).toBe(1);
        const said = page.getByRole('region', { name: heading });
        await expect(said).toBeFocused();
        await expect(said).toContainText(answers.q1Typed);
        await page.clock.resume();
        expect(await accessibilityFindings(page)).toEqual([]);

        expect(await shifts()).toEqual([]);
        await page.reload();
        await expect(said).toBeVisible();
        expect(await shifts()).toEqual([]);

        await page.unroute('**/api/assessments');
        await said.getByRole('link', { name: action }).click();
        await page.getByRole('button', { name: 'Show my result now' }).click();
        await expect(page).toHaveURL('/services/ai-agents');
        expect(await site.assessments({ name: answers.name })).toHaveLength(1);
        await page.goto('/contact');
        await page.waitForLoadState('networkidle');
        await expect(said).toHaveCount(0);
      },
    );
  }
});

test('those who failed together do not all come back together, and what is refused when it is sent later is kept too', async ({
  page,
}) => {
  await page.route('**/api/assessments', (route) => route.fulfill({ status: 503, json: {} }));
  const refused = () => page.waitForResponse('**/api/assessments');
  const first = refused();
  await startLoading(page, { ...supportAnswers, name: 'Refused later' });
  await first;
  await page.evaluate(() => {
    Math.random = () => 1;
  });
  /** Until the next attempt. The page hears of an answer a moment later: it never waits for less than this. */
  const waited = async () => {
    let isAsked = false;
    const next = refused().then(() => {
      isAsked = true;
    });
    let milliseconds = 0;
    for (; !isAsked; milliseconds += 50) await page.clock.runFor(50);
    await next;
    return milliseconds;
  };
  // The first pause may have begun before chance was settled.
  await waited();
  expect(await waited()).toBeGreaterThanOrEqual(1500);

  await test.step('refused on the next page', async () => {
    await page.clock.fastForward(8500);
    await expect(page).toHaveURL('/contact');
    await page.clock.resume();
    await page.unroute('**/api/assessments');
    await page.route('**/api/assessments', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/about');
    await expect
      .poll(() => outboxEntries(page))
      .toEqual([
        {
          path: '/api/assessments#refused',
          answers: expect.objectContaining({ name: 'Refused later' }),
        },
      ]);
  });
});

for (const [result, q1Typed, path] of [
  ['an answer', supportAnswers.q1Typed, '/services/ai-agents'],
  ['an open question', 'Everything, really', '/contact?clarify=backend'],
] as const) {
  const set = result === 'an answer' ? {} : full;
  test(
    `whoever changes the answers after ${result} has the old ones sent no more, once the form has come`,
    set,
    async ({ page, context }) => {
      await keepWaiting(page);
      await startLoading(page, { ...supportAnswers, q1Typed });
      await page.clock.fastForward(8500);
      await expect(page).toHaveURL(path);
      const change = page.getByRole('link', { name: 'Change my answers' });
      await expect(change).toBeVisible();
      const waiting = await outboxIds(page);
      expect(waiting).toHaveLength(1);
      await page.clock.resume();
      const dataOfForm = /backend-form\?.*_rsc=/;
      const release = await holdRequests(page, dataOfForm);

      // Not that it opens, or it would send what waits.
      await context.route('**/backend-form', (route) => route.abort());
      const other = context.waitForEvent('page');
      await change.click({ modifiers: ['ControlOrMeta'] });
      await (await other).close();
      expect(await outboxIds(page), 'the form of another tab is empty').toEqual(waiting);

      const asked = page.waitForRequest(dataOfForm);
      await change.click();
      await asked;
      await page.getByRole('contentinfo').locator('a[href="/about"]').first().dispatchEvent('click');
      await expect(page).toHaveURL('/about');
      expect(await outboxIds(page), 'another page was pressed for before the form came').toEqual(waiting);
      await page.goBack();

      await release();
      await change.click();
      await expect(page).toHaveURL(/backend-form/);
      await expect.poll(() => outboxIds(page)).toEqual([]);
    },
  );
}

test(
  'whoever gives up the choice of an open question has the old answers still sent',
  full,
  async ({ page }) => {
    await keepWaiting(page);
    await startLoading(page, { ...supportAnswers, q1Typed: 'Everything, really' });
    await page.clock.fastForward(8500);
    await expect(page).toHaveURL('/contact?clarify=backend');
    await page.clock.resume();
    await page.getByRole('contentinfo').locator('a[href="/about"]').first().hover();
    await page.waitForLoadState('networkidle');
    const waiting = await outboxIds(page);
    expect(waiting).toHaveLength(1);
    const release = await holdRequests(page, '**/*.js');
    await page.getByRole('link', { name: /^Operations/ }).click();
    await page.getByRole('contentinfo').locator('a[href="/about"]').first().dispatchEvent('click');
    await expect(page).toHaveURL('/about');
    await release();
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await expect.poll(kept, 'the form is prepared').toContain('tasks behind the scenes');
    expect(await outboxIds(page)).toEqual(waiting);
  },
);

test('400, 409: the answers are kept as refused, and the form opens with them, also in a later visit', async ({
  page,
  context,
}) => {
  const answers = { ...supportAnswers, name: 'Refused' };
  const said = page.getByRole('region', { name: 'Your answers were not taken' });
  const open = { name: 'Open the form with my answers' };
  const expectRefused = async () => {
    await page.clock.fastForward(8500);
    await expect(said).toBeFocused();
    expect(await outboxEntries(page)).toEqual([
      { path: '/api/assessments#refused', answers: expect.objectContaining(answers) },
    ]);
  };
  await page.route('**/api/assessments', (route) => route.fulfill({ status: 400, json: {} }));
  await startLoading(page, answers);
  await expectRefused();
  await page.unroute('**/api/assessments');
  await page.route('**/api/assessments', (route) => route.fulfill({ status: 409, json: {} }));
  await said.getByRole('link', open).click();
  await pressTranscend(page);
  await expectRefused();

  const later = await context.newPage();
  const delivered: string[] = [];
  later.on('request', (request) => request.method() === 'POST' && delivered.push(request.url()));
  await later.goto('/contact');
  await later.getByRole('region', { name: 'Your answers were not taken' }).getByRole('link', open).click();
  await expect(later).toHaveURL('/backend-form');
  await expect(later.getByLabel('What should we call you?')).toHaveValue(answers.name);
  expect(delivered.filter((address) => address.endsWith('/api/assessments'))).toEqual([]);
  await transcend(later).click();
  await later.getByRole('button', { name: 'Show my result now' }).click();
  await expect(later).toHaveURL('/services/ai-agents');
  expect(await outboxEntries(later)).toEqual([]);
  expect(await site.assessments({ name: answers.name })).toHaveLength(1);
});

test('where the browser refuses storage, the page that says the answers wait sends them again', async ({
  page,
}) => {
  await refuseStorage(page);
  // It begins on the form: without storage, no page can tell that nothing waits.
  const delivers = await watchDelivery(page, 'next');
  await page.route('**/api/assessments', (route) => route.abort());
  await startLoading(page, { ...supportAnswers, name: 'Kept by the page' });
  await page.clock.fastForward(8500);
  await expect(notArrived(page)).toBeVisible();
  await expect(notArrived(page)).toContainText('Your answers are kept while this page stays open and');
  await page.unroute('**/api/assessments');
  await delivers();
  await page.clock.runFor(30_000);
  await expect.poll(() => site.assessments({ name: 'Kept by the page' })).toHaveLength(1);
});

/** The server answers, and says that it could not store. */
const answerWithoutStoring = (page: Page) =>
  page.route('**/api/assessments', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), stored: false } });
  });

test('answers that the server could not store are sent again while their result is read', async ({
  page,
}) => {
  await answerWithoutStoring(page);
  await startLoading(page, { ...supportAnswers, name: 'Stored while reading' });
  const delivers = await watchDelivery(page);
  await page.clock.fastForward(8500);
  await expect(page).toHaveURL('/services/ai-agents');
  await page.unroute('**/api/assessments');
  await delivers();
  await page.clock.runFor(29_000);
  expect(await outboxAnswers(page)).toHaveLength(1);
  await page.clock.runFor(1000);
  await expect.poll(() => outboxAnswers(page)).toEqual([]);
  expect(await site.assessments({ name: 'Stored while reading' })).toHaveLength(1);
});

test('the same where the browser refuses storage', full, async ({ page }) => {
  await refuseStorage(page);
  const delivers = await watchDelivery(page, 'next');
  await answerWithoutStoring(page);
  await startLoading(page, { ...supportAnswers, name: 'Stored from memory' });
  await page.clock.fastForward(8500);
  await expect(page).toHaveURL('/services/ai-agents');
  await page.unroute('**/api/assessments');
  await delivers();
  const again = page.waitForResponse('**/api/assessments');
  await page.clock.runFor(30_000);
  expect(await (await again).json()).toMatchObject({ stored: true });
});

test('a result that comes on the way to a person is shown', async ({ page }) => {
  await page.route('**/api/assessments', (route) => route.abort());
  await startLoading(page, { ...supportAnswers, name: 'At the last moment' });
  // The page behind the address is on its way for as long as nobody lets it go.
  await page.route('**/contact**', (route) =>
    route.request().method() === 'HEAD' ? route.continue() : undefined,
  );
  const leaving = page.waitForRequest(
    (request) => /\/contact\b/.test(request.url()) && request.method() === 'GET',
  );
  await page.clock.runFor(8400);
  await runUntil(page, leaving);
  await page.unroute('**/api/assessments');
  await runUntil(page, page.waitForResponse('**/api/assessments'));
  await page.clock.resume();
  await expect(page).toHaveURL('/services/ai-agents');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'a result that comes just as the way to a person is free is shown with its answer',
  full,
  async ({ page }) => {
    await page.route('**/api/assessments', (route) => route.abort());
    await startLoading(page, { ...supportAnswers, name: 'At the same moment' });
    const freeWay = await holdRequests(page, '**/contact');
    const asked = page.waitForRequest((request) => request.method() === 'HEAD');
    await page.clock.runFor(8500);
    await asked;
    // React hears of both a little later, as where there is much to do.
    const letReactGoOn = await page.evaluateHandle(() => {
      const { postMessage } = MessagePort.prototype;
      const held: (() => void)[] = [];
      MessagePort.prototype.postMessage = function hold(this: MessagePort, message: unknown) {
        const send = () => postMessage.call(this, message);
        // React's messages to itself are null; the clock of this test sends some as well.
        if (message === null) held.push(send);
        else send();
      } as typeof postMessage;
      return () => {
        MessagePort.prototype.postMessage = postMessage;
        for (const send of held) send();
      };
    });
    await page.unroute('**/api/assessments');
    await runUntil(page, page.waitForResponse('**/api/assessments'));
    await expect.poll(() => keptAssessment(page)).toContain('"recommendedService":"AI Agents"');
    const isFree = page.waitForResponse((response) => response.request().method() === 'HEAD');
    freeWay();
    await isFree;
    await letReactGoOn.evaluate((goOn) => goOn());
    await page.clock.resume();
    await expect(page).toHaveURL('/services/ai-agents');
    await expect(page.getByRole('region', { name: 'start with AI Agents' })).toBeVisible();
  },
);

test('a server that never answers is waited for until 15 s, and who stays on the page that says so is told when it refuses the answers', async ({
  page,
}) => {
  await page.route('**/api/assessments', () => undefined);
  await startLoading(page, { ...supportAnswers, name: 'Refused while reading' });
  const delivers = await watchDelivery(page);
  await expect(page.getByText(loadingOutcomes.reading)).toBeVisible();
  await page.clock.fastForward(8500);
  await expect(page.getByText(loadingOutcomes.waiting)).toBeVisible();
  const asked = watchQuestions(page);
  await page.clock.runFor(6450);
  expect(await asked()).toEqual([]);
  await page.clock.runFor(50);
  await expect(page).toHaveURL('/contact');
  await expect(notArrived(page)).toBeVisible();

  await test.step('its refusal is told', async () => {
    // Before the other route, not in its place: without any, the browser would let the first question go to the server.
    await page.route('**/api/assessments', (route) => route.fulfill({ status: 400, json: {} }));
    await delivers();
    await page.clock.runFor(30_000);
    await expect(page.getByRole('region', { name: 'Your answers were not taken' })).toBeVisible();
  });
});

test('the time that a phone was put away is no time without an answer: the network is asked again before the screen gives up', async ({
  page,
}) => {
  let attempts = 0;
  let endFirst = () => {};
  await page.route('**/api/assessments', async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    await new Promise<void>((resolve) => {
      endFirst = resolve;
    });
    await route.abort();
  });
  await startLoading(page, { ...supportAnswers, name: 'Put away' });
  await expect.poll(() => attempts).toBe(1);
  const asked = watchQuestions(page);
  await page.clock.fastForward(60_000);
  await page.getByRole('main').evaluate(seen);
  expect(await asked(), 'whether the consultation page can be had').toEqual([]);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/assessments'));
  const answered = page.waitForResponse('**/api/assessments');
  endFirst();
  await failed;
  await runUntil(page, page.waitForRequest('**/api/assessments'));
  await answered;
  await page.clock.resume();
  await expect(page).toHaveURL('/services/ai-agents');
});

test('answers that arrive after the screen has given them up are said to have arrived', async ({ page }) => {
  const release = await holdRequests(page, '**/api/assessments');
  await startLoading(page, { ...supportAnswers, name: 'At last' });
  const delivers = await watchDelivery(page);
  await page.clock.runFor(longestLoadingWait);
  await expect(notArrived(page)).toBeVisible();
  const answered = page.waitForResponse('**/api/assessments');
  release();
  await (await answered).finished();
  await delivers();
  await page.clock.runFor(30_000);
  const arrived = page.getByRole('region', { name: 'Your answers have arrived' });
  await expect(arrived.getByRole('link', { name: 'Show my result' })).toBeVisible();
  expect(await site.assessments({ name: 'At last' })).toHaveLength(1);
  await expect.poll(() => outboxAnswers(page)).toEqual([]);
});

test('offline is said, and the answers are sent when the connection is back', async ({ page, context }) => {
  await page.route('**/api/assessments', (route) => route.abort());
  await startLoading(page, { ...supportAnswers, name: 'Offline' });
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }),
  );
  await page.route('**/contact', (route) => route.abort());
  await page.clock.runFor(1500);
  await expect(page.getByText(offlineText(true))).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(page).toHaveURL('/analysis-loading');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => true, configurable: true }),
  );
  // A network that has just come back fails once more: that is no reason to give up.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/assessments'));
  await page.unroute('**/contact');
  await runUntil(page, failed);
  await page.unroute('**/api/assessments');
  const answered = page.waitForResponse('**/api/assessments');
  await runUntil(page, page.waitForRequest('**/api/assessments'));
  await answered;
  await expect(page).toHaveURL('/services/ai-agents');
  expect(context.pages()).toHaveLength(1);
});

test('offline at the press is said on the form, whose last answers are sent once the network answers too', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/backend-form');
  await answer(page, { ...supportAnswers, name: 'Pressed offline' });
  await context.setOffline(true);
  await transcend(page).click();
  await expect(page.getByText(offlineText(true))).toBeVisible();
  await expect(transcend(page)).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL('/backend-form');
  const [firstId] = await outboxIds(page);
  await transcend(page).click();
  expect(await outboxIds(page), 'the same answers are the same press').toEqual([firstId]);
  await answer(page, { ...supportAnswers, name: 'Pressed again' });
  await transcend(page).click();
  await expect.poll(() => outboxAnswers(page)).toEqual([{ ...supportAnswers, name: 'Pressed again' }]);
  // The first may be stored already, under its id: other answers are another assessment.
  expect(await outboxIds(page)).not.toEqual([firstId]);

  let asked = 0;
  await page.route('**/analysis-loading**', (route) => {
    asked += 1;
    return asked < 3 ? route.abort('internetdisconnected') : route.continue();
  });
  const answered = page.waitForResponse('**/api/assessments');
  await context.setOffline(false);
  const askedLater = async () => {
    await page.clock.runFor(1000);
    return asked;
  };
  await expect.poll(askedLater).toBeGreaterThan(2);
  await answered;
  // What waits may be answered before the loading screen comes and asks, whose time begins then.
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => keptAssessment(page)).toContain('"recommendedService":"AI Agents"');
  await page.clock.runFor(8500);
  await expect(page).toHaveURL('/services/ai-agents');
  expect(await outboxAnswers(page)).toEqual([]);
  expect(await site.assessments({ name: 'Pressed again' })).toHaveLength(1);
});

test('an answer that is changed while TRANSCEND waits for the network takes the press back', async ({
  page,
  context,
}) => {
  const answers = { ...supportAnswers, name: 'Changed offline' };
  await page.goto('/backend-form');
  await answer(page, answers);
  await context.setOffline(true);
  await transcend(page).click();
  await expect(page.getByText(offlineText(true))).toBeVisible();
  await page.getByRole('radio', { name: '$1,500–3,000' }).check();
  await expect(page.getByText(offlineText(true))).toBeHidden();
  expect(await outboxAnswers(page)).toEqual([]);
  const asked = watchQuestions(page);
  await context.setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  expect(await asked(), 'the loading screen is not on its way').toEqual([]);
  await pressTranscend(page);
  await expect
    .poll(() => site.assessments({ name: answers.name }))
    .toMatchObject([{ q2_answer: '$1,500–3,000' }]);
});

test('a press without its answer is still that press on a form that is loaded again, or come back to', async ({
  page,
}) => {
  const answers = { ...supportAnswers, name: 'Loaded again' };
  const posted: string[] = [];
  await page.route('**/api/assessments', (route) => {
    posted.push(route.request().postDataJSON().id);
    return route.abort();
  });
  // The form alone believes it: a browser that is offline for a test tells a page that is left that it no longer is.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }),
  );
  await page.goto('/backend-form');
  await answer(page, answers);
  await transcend(page).click();
  await expect(page.getByText(offlineText(true))).toBeVisible();
  const pressed = await outboxIds(page);
  expect(pressed).toHaveLength(1);

  await page.reload();
  await expect(page.getByText(offlineText(true)), 'it still waits for the network').toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => true });
    dispatchEvent(new Event('online'));
  });
  await expect(page).toHaveURL('/analysis-loading');

  await page.goBack();
  await transcend(page).click();
  await expect(page).toHaveURL('/analysis-loading');
  await expect.poll(() => posted.length).toBeGreaterThan(0);
  expect(await outboxIds(page), 'the same answers are the same press').toEqual(pressed);

  await page.goBack();
  await page.getByRole('radio', { name: '$1,500–3,000' }).check();
  expect(await outboxIds(page), 'other answers take it back').toEqual([]);
  expect(new Set(posted)).toEqual(new Set(pressed));
  await page.unroute('**/api/assessments');
  await pressTranscend(page);
  await expect
    .poll(() => site.assessments({ name: answers.name }))
    .toMatchObject([{ q2_answer: '$1,500–3,000' }]);
});

test(
  'a form whose network went before it was touched keeps its press for later',
  full,
  async ({ page, context }) => {
    await page.goto('/backend-form');
    await hydrated(page);
    await context.setOffline(true);
    await answer(page, { ...supportAnswers, name: 'Untouched' });
    await transcend(page).click();
    await expect(page.getByText(offlineText(true))).toBeVisible();
    expect(await outboxAnswers(page)).toEqual([{ ...supportAnswers, name: 'Untouched' }]);
    await transcend(page).click();
    await answer(page, { ...supportAnswers, name: 'Untouched, pressed again' });
    expect(await outboxAnswers(page), 'an edit takes the press back').toEqual([]);
    await transcend(page).click();
    await expect
      .poll(() => outboxAnswers(page), 'other answers take the place of those that nobody has sent')
      .toEqual([{ ...supportAnswers, name: 'Untouched, pressed again' }]);
    await context.setOffline(false);
    await expect(page).toHaveURL('/analysis-loading');
    await expect.poll(() => site.assessments({ name: 'Untouched, pressed again' })).toHaveLength(1);
    expect(await site.assessments({ name: 'Untouched' })).toEqual([]);
  },
);

/** The end of a test lets through what it held back: the press would be sent, and stored when nobody counts it any more. */
const closeUnsent = (page: Page) => page.close();

test('a press is in the outbox although the loading screen never comes', async ({ page }) => {
  await page.goto('/backend-form');
  await page.route('**/analysis-loading**', () => {});
  await answer(page, { ...supportAnswers, name: 'Left at once' });
  await transcend(page).click();
  await expect.poll(() => outboxAnswers(page)).toEqual([{ ...supportAnswers, name: 'Left at once' }]);
  await closeUnsent(page);
});

test('a press does not wait for scripts that hang', async ({ page }) => {
  await page.clock.install();
  await page.goto('/backend-form');
  await hydrated(page);
  await page.route('**/*.js', () => undefined);
  await answer(page, { ...supportAnswers, name: 'Hanging' });
  await transcend(page).click();
  await expect(transcend(page), 'a press is seen to be heard').toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(2000);
  const pressed = () => page.evaluate(() => sessionStorage.getItem('assessment'));
  await expect.poll(pressed).toContain('Hanging');
  await expect(transcend(page), 'and its page is on its way').toHaveAttribute('aria-busy', 'true');
  await closeUnsent(page);
});
