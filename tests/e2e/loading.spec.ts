import type { Page } from '@playwright/test';
import type { AssessmentAnswers } from '@/content/assessments/questions';
import { answer, coldOutreachAnswers, formPath, supportAnswers, transcend } from './support/assessment';
import { inMotion } from './support/pages';
import { expect, serveSite, test } from './support/site';

const site = serveSite();

test.use(inMotion);

/** Opens the loading screen with the clock standing still at its first moment. */
async function startLoading(page: Page, answers: AssessmentAnswers) {
  await page.clock.install();
  await page.goto(formPath[answers.assessmentType]);
  await answer(page, answers);
  await page.clock.pauseAt(Date.now() + 60_000);
  await transcend(page).click();
  await expect(page).toHaveURL('/analysis-loading');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
}

const currentStep = (page: Page) => page.locator('[aria-current="step"]');

const matched = 'Perfect match found! Redirecting to your personalized service page...';

test('shows each step at its time and leaves half a second after the last', async ({ page }) => {
  await startLoading(page, supportAnswers);
  await expect(page.getByRole('main')).toContainText('Backend Automation Assessment');
  await expect(page.getByRole('button', { name: 'Show my result now' })).toBeVisible();
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
    await expect(page.getByText(matched)).toHaveCount(moment >= 7500 ? 1 : 0);
  }
  await page.clock.runFor(499);
  await expect(page).toHaveURL('/analysis-loading');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/services/ai-agents');
});

test('moves the progress every 50 ms and never back', async ({ page }) => {
  await startLoading(page, coldOutreachAnswers);
  await expect(page.getByRole('main')).toContainText('Income Growth Assessment');
  const seen: number[] = [];
  for (let elapsed = 0; elapsed < 8000; elapsed += 50) {
    await page.clock.runFor(50);
    seen.push(Number(await page.getByRole('progressbar').getAttribute('aria-valuenow')));
  }
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(100);
  expect(new Set(seen).size).toBe(101 - 1);
});

test('a clarification does not promise a match', async ({ page }) => {
  await startLoading(page, { ...supportAnswers, q1Typed: 'Everything, really' });
  await page.clock.runFor(7500);
  await expect(
    page.getByText('We have a question before we recommend. Taking you to your consultation page...'),
  ).toBeVisible();
  await expect(page.getByText(matched)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/contact?clarify=backend');
});

test('a request that fails leads to a person after the same delay, and the assessment waits in the outbox', async ({
  page,
}) => {
  await page.route('**/api/assessments', (route) => route.abort());
  await startLoading(page, { ...supportAnswers, name: 'Failing' });
  await page.clock.runFor(8499);
  await expect(page).toHaveURL('/analysis-loading');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/contact');
  await page.unroute('**/api/assessments');
  await page.clock.resume();
  const delivered = page.waitForResponse('**/api/assessments');
  await page.reload();
  expect((await delivered).status()).toBe(200);
});

test('a server that never answers is waited for until 15 s', async ({ page }) => {
  await page.route('**/api/assessments', () => undefined);
  await startLoading(page, supportAnswers);
  await page.clock.runFor(8500);
  await expect(page.getByText('Still working…')).toBeVisible();
  await page.clock.runFor(6450);
  await expect(page).toHaveURL('/analysis-loading');
  await page.clock.runFor(50);
  await expect(page).toHaveURL('/contact');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const offlineText = 'You are offline. Your answers are kept, and sent as soon as you are back.';

test('offline is said, and the answers are sent when the connection is back', async ({ page, context }) => {
  await page.route('**/api/assessments', (route) => route.abort());
  await startLoading(page, { ...supportAnswers, name: 'Offline' });
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }),
  );
  await page.clock.runFor(1000);
  await expect(page.getByText(offlineText)).toBeVisible();
  await page.unroute('**/api/assessments');
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL('/analysis-loading');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => true, configurable: true });
    window.dispatchEvent(new Event('online'));
  });
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/services/ai-agents');
  expect(context.pages()).toHaveLength(1);
});

const outboxBodies = (page: Page) =>
  page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([key, text]) => key.startsWith('outbox:') && text.includes('"path":"/api/assessments"'))
      .map(([, text]) => JSON.parse(JSON.parse(text).body)),
  );

test('offline at the press is said on the form, whose last answers are kept and sent', async ({
  page,
  context,
}) => {
  await page.goto('/backend-form');
  await answer(page, { ...supportAnswers, name: 'Pressed offline' });
  await context.setOffline(true);
  await transcend(page).click();
  await expect(page.getByText(offlineText)).toBeVisible();
  await expect(page).toHaveURL('/backend-form');
  await answer(page, { ...supportAnswers, name: 'Pressed again' });
  await transcend(page).click();
  await expect
    .poll(() => outboxBodies(page))
    .toEqual([expect.objectContaining({ answers: { ...supportAnswers, name: 'Pressed again' } })]);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Show my result now' }).click();
  await expect(page).toHaveURL('/services/ai-agents');
  expect(await outboxBodies(page)).toEqual([]);
  expect(await site.assessments({ name: 'Pressed again' })).toHaveLength(1);
});

test('a press is in the outbox although the loading screen never comes', async ({ page }) => {
  await page.goto('/backend-form');
  await page.route('**/analysis-loading**', () => {});
  await answer(page, { ...supportAnswers, name: 'Left at once' });
  await transcend(page).click();
  await expect
    .poll(() => outboxBodies(page))
    .toEqual([expect.objectContaining({ answers: { ...supportAnswers, name: 'Left at once' } })]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the bar stands at each step instead of moving', async ({ page }) => {
    await startLoading(page, supportAnswers);
    await page.clock.runFor(1950);
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await page.clock.runFor(50);
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  });
});
