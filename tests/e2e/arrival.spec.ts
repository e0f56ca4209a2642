import type { Page } from '@playwright/test';
import { backendAnswers, incomeAnswers } from '../fixtures/answers';
import { scriptChunks } from '../support/tracker-chunk';
import { accessibilityFindings, expectNoFindings } from './support/accessibility';
import { formPath, rotatingAnswers, supportAnswers, takeAssessment } from './support/assessment';
import { watchLayoutShifts } from './support/layout-shifts';
import { inMotion, runUntil } from './support/pages';
import { expect, full, openOnce, shareSite, test } from './support/site';

const site = shareSite();

declare global {
  interface Window {
    /** Set once a service page has stood there without its answer. */
    wasBare?: boolean;
    /** Page transitions the browser was asked for, and what each moved. */
    transitions?: string[][];
  }
}

const headline = 'Morgan, start with AI Agents';
const answerRegion = (page: Page, name: string = headline) => page.getByRole('region', { name });
const bookACall = (page: Page) => page.getByRole('link', { name: 'Book a Call about this' });

const watchForBarePages = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      const isServicePage = document.querySelector('nav[aria-label="On this page"]') !== null;
      if (isServicePage && !document.querySelector('#main [data-opening]')) window.wasBare = true;
    }).observe(document, { childList: true, subtree: true });
  });

const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[][] = [];
    window.transitions = moved;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...change) => {
      const transition = start(...change);
      void transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect);
        const parts = effects.map((effect) => effect instanceof KeyframeEffect && effect.pseudoElement);
        moved.push(parts.filter((part) => typeof part === 'string'));
      });
      return transition;
    };
  });

const wasBare = (page: Page) => page.evaluate(() => window.wasBare ?? false);

test('the answer arrives together with its page, which opens with it, and the keyboard goes on from it to the call', async ({
  page,
}) => {
  await watchForBarePages(page);
  await page.goto('/services/ai-agents');
  expect(await wasBare(page)).toBe(true);

  await page.goto('/backend-form');
  await takeAssessment(page, supportAnswers);
  await expect(answerRegion(page)).toBeVisible();
  expect(await wasBare(page)).toBe(false);

  await test.step('the keyboard lands on the answer, and goes on to the call', async () => {
    await expect(answerRegion(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bookACall(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
  });

  // Also in a document that has not loaded it yet.
  await page.goto('/fullservice');
  await page.getByRole('main').locator('a[href="/services/ai-agents"]').first().click();
  await expect(answerRegion(page)).toBeVisible();
  expect(await wasBare(page)).toBe(false);
});

test('an answer whose script is lost on the way comes as soon as it can be had', async ({ page }) => {
  let lost = 0;
  const ofAnswer = scriptChunks().filter(({ text }) => text.includes('Book a Call about this'));
  for (const { url } of ofAnswer)
    await page.route(url, (route) => {
      lost += 1;
      return route.abort();
    });
  await page.clock.install();
  await page.goto('/backend-form');
  await takeAssessment(page, supportAnswers);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const lostLater = async () => {
    await page.clock.fastForward(1000);
    return lost;
  };
  await expect.poll(lostLater).toBeGreaterThan(1);
  await expect(answerRegion(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await runUntil(page, answerRegion(page).waitFor(), 1000);
});

const longAnswers = [
  [supportAnswers, headline],
  [
    backendAnswers({
      name: 'Bartholomew',
      q1Typed: 'Our operations',
      q2Answer: '$10K+',
      q3Answer: 'NEW system',
    }),
    'Bartholomew, start with FULL Backend Optimization',
  ],
  [
    incomeAnswers({
      name: 'Bartholomew',
      q1Typed: 'Networking',
      q2Answer: 'New stream of $',
      q3Answer: '$15K+',
      q4Answer: 'Short-term sales',
    }),
    'Bartholomew, a starting point: Lead Capture + CRM Sync',
  ],
] as const;

const phone = { width: 360, height: 640 };
const desktop = { width: 1440, height: 900 };
/** What a browser leaves of 1366 by 768. */
const laptop = { width: 1366, height: 625 };

test.describe('above the fold', () => {
  let shifts = async (): Promise<string[]> => [];
  const opened = openOnce(async (page) => {
    site.watch(page.context());
    shifts = await watchLayoutShifts(page);
  });

  for (const [index, [answers, name]] of longAnswers.entries())
    test(
      `answer and call stand above the fold on a phone, a desktop and a small laptop, and nothing shifts: ${name}`,
      index === 1 ? {} : full,
      async () => {
        const page = opened();
        const expectAnswerFirst = async () => {
          await takeAssessment(page, answers);
          await expect(answerRegion(page, name)).toBeInViewport();
          await expect(page.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
          await expect(bookACall(page)).toBeInViewport({ ratio: 1 });
          expect(await shifts()).toEqual([]);

          await page.reload();
          await expect(bookACall(page)).toBeInViewport({ ratio: 1 });
          await page.waitForLoadState('networkidle');
          expect(await shifts()).toEqual([]);
        };
        const form = formPath[answers.assessmentType];
        await page.setViewportSize(phone);
        await page.goto(form);
        await expectAnswerFirst();
        await page.goBack();
        await expect(page).toHaveURL(form);
        await page.setViewportSize(desktop);
        await expectAnswerFirst();
        await page.setViewportSize(laptop);
        await page.reload();
        await expect(page.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
        await expect(bookACall(page)).toBeInViewport({ ratio: 1 });
      },
    );
});

test.describe('once it has arrived', () => {
  const opened = openOnce(async (page) => {
    site.watch(page.context());
    await watchTransitions(page);
    await page.goto('/backend-form');
    await takeAssessment(page, rotatingAnswers);
    await expect(answerRegion(page)).toBeFocused();
  });

  /** Opens or closes everything that can be unfolded. */
  const setFolded = (page: Page, isFolded: boolean) =>
    answerRegion(page)
      .locator('details')
      .evaluateAll((all, isOpen) => {
        for (const details of all) details.toggleAttribute('open', isOpen);
      }, !isFolded);

  test('nothing about it is in the way of anybody, folded or not, in either theme', full, async () => {
    const page = opened();
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await setFolded(page, true);
      await expectNoFindings(page, `${size.width} px`);
      await setFolded(page, false);
      expect([size, 'unfolded', ...(await accessibilityFindings(page))]).toEqual([size, 'unfolded']);
    }
  });

  test('how the answers were read, and what else fits them, can be unfolded', async () => {
    const page = opened();
    await setFolded(page, true);
    const other = answerRegion(page).getByRole('link', { name: 'AI Phone Callers' });
    await expect(answerRegion(page).getByText(rotatingAnswers.q1Typed)).toBeHidden();
    await expect(other).toBeHidden();

    await answerRegion(page).getByText('How we read your answers').click();
    await expect(answerRegion(page)).toContainText(
      'We read your text as Customer support, because of “support tickets”.',
    );
    await expect(answerRegion(page).getByText(rotatingAnswers.q1Typed)).toBeVisible();
    await answerRegion(page).getByText('What else fits the same answers').click();
    await expect(other).toHaveAttribute('href', '/services/ai-phone-callers');
  });

  test('on paper everything is unfolded, and nothing can be pressed', async () => {
    const page = opened();
    await setFolded(page, true);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: headline })).toBeVisible();
    await expect(answerRegion(page).getByText(rotatingAnswers.q1Typed)).toBeVisible();
    await expect(answerRegion(page).getByRole('link', { name: 'AI Phone Callers' })).toBeVisible();
    await expect(bookACall(page)).toBeHidden();
    await expect(answerRegion(page).getByRole('button')).toHaveCount(0);
    const answers = page.locator('details[name="questions"] summary + *');
    for (const one of await answers.all()) await expect(one).toBeVisible();
    await page.emulateMedia({ media: null });
    await expect(answers.first()).toBeHidden();
  });

  test('the result can be taken along: copied, printed, or as the draft of an e-mail', async ({
    baseURL,
  }) => {
    const page = opened();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await answerRegion(page).getByRole('button', { name: 'Copy' }).click();
    const said = answerRegion(page).getByRole('status');
    await expect(said).toHaveText('Copied.');
    // A second press is said as well.
    const before = await said.getByText('Copied.').elementHandle();
    await answerRegion(page).getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => before?.evaluate((words) => words.isConnected)).toBe(false);
    await expect(said).toHaveText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Start with AI Agents\n\nA new system of its own can take over/);
    expect(copied).toContain(`${baseURL}/services/ai-agents`);

    const draft = new URL(
      (await answerRegion(page).getByRole('link', { name: 'Email' }).getAttribute('href')) ?? '',
    );
    expect(draft.protocol).toBe('mailto:');
    expect(draft.searchParams.get('subject')).toBe('Start with AI Agents');
    expect(draft.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(copied);

    const printed = page.evaluate(() => new Promise((resolve) => Object.assign(window, { print: resolve })));
    await answerRegion(page).getByRole('button', { name: 'Print' }).click();
    await printed;
  });

  test('a browser that refuses the clipboard is not said to have copied', async () => {
    const page = opened();
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: () => Promise.reject(new Error()) },
      }),
    );
    await answerRegion(page).getByRole('button', { name: 'Copy' }).click();
    await expect(answerRegion(page).getByRole('status')).toContainText('did not let us copy');
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
  });

  test('under reduced motion the plate has not traveled', async () => {
    expect(await opened().evaluate(() => window.transitions)).toEqual([]);
  });

  // The last: after it there is no answer.
  test('the answer is there again after a reload, until it is dismissed; nobody else ever sees it', async ({
    request,
  }) => {
    const page = opened();
    await page.setViewportSize({ width: 1280, height: 720 });
    // Where no script ever comes, its place is given up after ten seconds: nobody is left before an empty window.
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    const kept = await page
      .getByRole('main')
      .evaluate((main) => getComputedStyle(main, '::before').minHeight);
    expect(Number.parseFloat(kept)).toBeCloseTo(0);
    await page.unrouteAll();
    await page.reload();
    await answerRegion(page).getByRole('button', { name: 'Dismiss this answer' }).press('Enter');
    await expect(answerRegion(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(answerRegion(page)).toBeHidden();
    expect(await (await request.get('/services/ai-agents')).text()).not.toContain('Book a Call about this');
  });
});

test.describe('in motion', () => {
  test.use(inMotion);
  test('the plate travels from the loading screen into the page', async ({ page }) => {
    await watchTransitions(page);
    await page.goto('/backend-form');
    await takeAssessment(page, supportAnswers);
    await expect(answerRegion(page)).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => window.transitions))
      .toEqual([expect.arrayContaining(['::view-transition-group(service-plate)'])]);
  });

  test('a browser without page transitions goes there all the same', full, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
    await page.goto('/backend-form');
    await takeAssessment(page, supportAnswers);
    await expect(answerRegion(page)).toBeFocused();
  });
});
