import type { Page } from '@playwright/test';
import { productName } from '@/content/product-name';
import { launchOptionsWithCache } from '../support/launch-options';
import { answer, rotatingAnswers, supportAnswers, takeAssessment, transcend } from './support/assessment';
import { exit, type Shown, sessionEnd, sessionOf, view } from './support/golden-rows';
import { goldenVisits } from './support/golden-visits';
import { hydrated } from './support/pages';
import { expect, full, shareSite, test } from './support/site';
import { allSteps, leaveSite, stepTypes, trackerListens } from './support/visits';

// What needs a browser that keeps pages: a whole one, in which a page takes half as long again as in the quick one.
test.use({ launchOptions: launchOptionsWithCache });

const site = shareSite();
const golden = goldenVisits(site);

const about: Shown = { page_url: '/about', page_title: `About our AI automation agency · ${productName}` };

golden('the back-forward cache', {
  async visit({ page, open, pass }) {
    await open('/about');
    await pass(10);
    await leaveSite(page);
    // A page in the cache stands still, and its clock with it.
    await page.goBack({ waitUntil: 'commit' });
    await pass(5);
    await leaveSite(page);
  },
  stored: [
    {
      session: sessionOf({ pages: 1, ended: 15 }),
      rows: [view(0, about), exit(15, about, 15), sessionEnd(15, about)],
      // How fast it came back is recorded as well.
      vitals: ['CLS', 'CLS', 'FCP', 'FCP', 'LCP', 'LCP'],
    },
  ],
});

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isKept: true }));

/** It is not loaded again. Asked in the moment of the change, the page that is left cannot answer any more. */
async function goBackToMarked(page: Page) {
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => 'isKept' in window).catch(() => undefined)).toBe(true);
}

test('an abandon is taken back when the page comes back from the cache', async ({ page, viewport }) => {
  await page.goto('/backend-form');
  await trackerListens(page, site);
  await page.getByRole('radio', { name: '$200–1,500' }).check();
  await markDocument(page);
  await page.goto('/terms-of-service');
  const stored = () => site.visits(viewport);
  await expect.poll(async () => stepTypes(await stored()).at(-1)).toBe('journey_abandon');
  const left = await stored();
  expect(stepTypes(left)).toEqual(['journey_start', 'question_view', 'question_answer', 'journey_abandon']);

  await goBackToMarked(page);
  await takeAssessment(page, supportAnswers);
  await expect(page).toHaveURL('/services/ai-agents');
  await leaveSite(page);
  await expect.poll(async () => stepTypes(await stored())).toContain('recommendation_action');
  const visits = await stored();
  const types = stepTypes(visits);
  expect(types.slice(0, 5)).toEqual([...stepTypes(left), 'journey_resume']);
  expect(types.filter((type) => type === 'journey_start')).toHaveLength(1);
  expect(types).toContain('journey_complete');
  expect(new Set(allSteps(visits).map(({ journey_id }) => journey_id)).size).toBe(1);
});

test(
  'a form that was left by a whole page load comes back from the cache for another press',
  full,
  async ({ page }) => {
    // As after a deploy, Next opens the page by its address.
    await page.route('**/analysis-loading?*', (route) => route.abort());
    const ids = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('/api/assessments')) ids.add(request.postDataJSON().id);
    });
    await page.goto('/backend-form');
    await answer(page, supportAnswers);
    await markDocument(page);
    await transcend(page).click();
    await page.waitForURL('/analysis-loading');
    await expect.poll(() => ids.size).toBe(1);
    await goBackToMarked(page);
    await answer(page, rotatingAnswers);
    await transcend(page).click();
    await expect.poll(() => ids.size).toBe(2);
  },
);

test('a result that comes back shows the last answer of its tab, and dismisses that', async ({ page }) => {
  const other = page.getByText('What else fits the same answers');
  await page.goto('/backend-form');
  await takeAssessment(page, supportAnswers);
  const dismiss = page.getByRole('button', { name: 'Dismiss this answer' });
  await expect(dismiss).toBeVisible();
  await expect(other).toHaveCount(0);
  await markDocument(page);
  await page.goto('/backend-form');
  await takeAssessment(page, rotatingAnswers);
  await expect(other).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/backend-form');
  await goBackToMarked(page);
  await expect(page).toHaveURL('/services/ai-agents');
  await expect(other).toBeVisible();
  await dismiss.click();
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('assessment') ?? '{}'));
  expect(kept).toMatchObject({ submission: { answers: rotatingAnswers }, isDismissed: true });
});

test('a loading screen that comes back leads to the answer of the last press of its tab', async ({
  page,
}) => {
  await page.route('**/api/assessments', (route) => route.fulfill({ status: 503, json: {} }));
  const refused = page.waitForResponse('**/api/assessments');
  await page.goto('/backend-form');
  await answer(page, supportAnswers);
  await transcend(page).click();
  await expect(page).toHaveURL('/analysis-loading');
  await (await refused).finished();
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('isKept', String(persisted)));
  });
  await page.goto('/backend-form');
  await page.unroute('**/api/assessments');
  await takeAssessment(page, rotatingAnswers);
  const other = page.getByText('What else fits the same answers');
  await expect(other).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/backend-form');
  await page.goBack({ waitUntil: 'commit' });
  const kept = (key: string) =>
    page.evaluate((name) => sessionStorage.getItem(name) ?? '', key).catch(() => '');
  await expect.poll(() => kept('isKept')).toBe('true');
  await expect(other).toBeVisible();
  await expect(page).toHaveURL('/services/ai-agents');
  expect(JSON.parse(await kept('assessment')).submission.answers).toEqual(rotatingAnswers);
});

test('a page that comes back wears the theme that was chosen since, and is scrolled by the site again', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await markDocument(page);
  await page.goto('/terms-of-service');
  await page.getByRole('button', { name: 'Switch to light/dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await goBackToMarked(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  // On leaving it was left to the browser, for the way back to a document that is loaded again.
  await hydrated(page);
});
