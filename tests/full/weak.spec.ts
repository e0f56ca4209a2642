import type { CDPSession, Page } from '@playwright/test';
import {
  answer,
  coldOutreachAnswers,
  rotatingAnswers,
  supportAnswers,
  transcend,
} from '../e2e/support/assessment';
import { begunAgo, confirmation, fillApplication, siteSecret, submitButton } from '../e2e/support/careers';
import { expect, serveSite, test } from '../e2e/support/site';
import { applicationDraft } from '../support/applications';

const site = serveSite({ SITE_SECRET: siteSecret });

/** A cheap phone on a line of the third generation: four times slower, 400 kbit/s, 400 ms away. */
async function weaken(page: Page): Promise<CDPSession> {
  await page.setViewportSize({ width: 390, height: 800 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  return browser;
}

/** One request in `every` of those that send something is lost. */
async function lose(page: Page, every: number): Promise<() => number> {
  let sent = 0;
  let lost = 0;
  await page.route(/\/api\/(events|assessments)$/, async (route) => {
    sent += 1;
    if (sent % every !== 1) return route.continue();
    lost += 1;
    return route.abort('connectionreset');
  });
  return () => lost;
}

for (const [name, path, answers] of [
  ['backend', '/backend-form', { ...supportAnswers, name: 'Weak backend' }],
  ['income', '/income-form', { ...coldOutreachAnswers, name: 'Weak income' }],
] as const) {
  test(`the ${name} assessment ends at its service, with its row stored once, on a weak phone and a line that loses every third request`, async ({
    page,
  }) => {
    await weaken(page);
    const lost = await lose(page, 3);
    await page.goto(path, { waitUntil: 'commit' });
    await answer(page, answers);
    await transcend(page).click();
    await expect(page).toHaveURL(/\/services\//, { timeout: 90_000 });
    await expect(page.locator('section[data-opening]')).toBeVisible();
    await expect.poll(async () => (await site.assessments({ name: answers.name })).length).toBe(1);
    expect(lost()).toBeGreaterThan(0);
  });
}

test('an application is stored once on a weak phone', async ({ page }) => {
  await weaken(page);
  await begunAgo(page, 60_000);
  await page.goto('/hiring', { waitUntil: 'commit' });
  const draft = applicationDraft({ email: 'weak@example.com' });
  await fillApplication(page, draft);
  await submitButton(page).click();
  await expect(confirmation(page)).toBeVisible({ timeout: 90_000 });
  expect(await site.applications(draft)).toHaveLength(1);
});

test('what was pressed without a line is delivered when there is one again, once', async ({ page }) => {
  const browser = await weaken(page);
  await page.goto('/backend-form', { waitUntil: 'load' });
  const answers = { ...rotatingAnswers, name: 'Weak outbox' };
  await answer(page, answers);
  await browser.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: 0,
    uploadThroughput: 0,
  });
  await transcend(page).click();
  await page.waitForTimeout(3000);
  expect(await site.assessments(answers)).toHaveLength(0);
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await expect.poll(async () => (await site.assessments(answers)).length, { timeout: 90_000 }).toBe(1);
});

/** Presses that are answered by the page itself, each tried as soon as it can be seen, long before scripts have run. */
const presses: [
  what: string,
  address: string,
  press: (page: Page) => Promise<unknown>,
  seen: (page: Page) => Promise<unknown>,
][] = [
  [
    'Menu',
    '/services/ai-agents',
    // By its address: while the bar still arrives, the last of it is another one.
    (page) => page.getByRole('banner').locator('[href="#site-navigation"]').click(),
    (page) =>
      expect(
        page
          .getByRole('dialog', { name: 'Menu' })
          .or(page.getByRole('navigation', { name: 'Site' }))
          .first(),
      ).toBeInViewport(),
  ],
  [
    'a question',
    '/services/ai-agents',
    (page) => page.locator('summary').first().click(),
    (page) => expect(page.locator('details').first()).toHaveAttribute('open', ''),
  ],
  [
    'a link',
    '/fullservice',
    (page) => page.getByRole('main').getByRole('link').first().click(),
    (page) => expect(page).toHaveURL(/\/services\//, { timeout: 60_000 }),
  ],
  [
    'a question of the chart',
    '/',
    (page) => page.locator('label:has([value=time])').click(),
    (page) => expect(page.locator('[data-list=time]')).toBeVisible(),
  ],
  [
    'a popup',
    '/',
    (page) => page.getByRole('button', { name: 'Featured Service: AI Agent', exact: true }).click(),
    (page) => expect(page.getByRole('dialog')).toBeVisible(),
  ],
  [
    'outbound',
    '/services/ai-phone-callers',
    (page) => page.locator('label:has([value=outbound])').click(),
    (page) => expect(page.getByRole('radio', { name: /outbound/i })).toBeChecked(),
  ],
  [
    'the theme',
    '/about',
    (page) => page.getByRole('button', { name: 'Switch to light/dark theme' }).click(),
    (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'light'),
  ],
  [
    'Stay on this page',
    '/demo',
    (page) => page.getByRole('button', { name: 'Stay on this page' }).click(),
    (page) => expect(page.getByText('The countdown has stopped').first()).toBeVisible(),
  ],
  [
    'the calendar',
    '/contact',
    (page) => page.locator('[data-cta=contact-calendar]').click(),
    (page) => expect(page.locator('iframe')).toBeVisible(),
  ],
  [
    'the next workflow',
    '/',
    (page) => page.getByRole('button', { name: 'Next workflow' }).click(),
    (page) => expect(page.getByText('Workflow 2 / 10')).toBeVisible(),
  ],
  [
    'another experience',
    '/hiring',
    (page) => page.getByRole('button', { name: /^Add an/ }).click(),
    (page) => expect(page.getByRole('group', { name: 'Experience 1' })).toBeVisible({ timeout: 60_000 }),
  ],
];

for (const [what, address, press, seen] of presses) {
  test(`${what} does what it says when it is pressed as soon as it is seen, on a weak phone`, async ({
    page,
  }) => {
    await weaken(page);
    await page.goto(address, { waitUntil: 'commit' });
    await press(page);
    await seen(page);
  });
}
