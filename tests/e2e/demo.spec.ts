import type { Page } from '@playwright/test';
import { demo } from '@/content/demo';
import { watchQuestions } from './support/pages';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

const fromAgents = '/demo?service=ai-agents&from=/services/ai-agents';
const fromOutbound = '/demo?service=ai-phone-callers&from=/services/ai-phone-callers%3Fmode%3Doutbound';
const timer = (page: Page) => page.getByRole('timer');
const said = (page: Page) => page.getByRole('status');

/** Opens the screen with its clock standing still; returns what lets seconds pass. */
async function open(page: Page, address = fromAgents, service = 'AI Agents') {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The ${service} demo is coming soon`);
  await expect(timer(page)).toContainText('120 seconds');
  return (seconds: number) => page.clock.runFor(seconds * 1000);
}

async function hide(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('counts 120 seconds but not while the tab is hidden, says how much is left, and goes back to where the visitor came from', async ({
  page,
}) => {
  const wait = await open(page, fromOutbound, 'AI Phone Callers');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    '/services/ai-phone-callers?mode=outbound',
  );
  await wait(1);
  await expect(timer(page)).toContainText('119 seconds');

  await test.step('waits while the tab is hidden', async () => {
    await wait(4);
    await hide(page, true);
    await wait(600);
    await expect(timer(page)).toContainText('115 seconds');
    await hide(page, false);
    await wait(5);
    await expect(timer(page)).toContainText('110 seconds');
  });

  await test.step('says how much time is left at 60, 20 and 10 seconds', async () => {
    await wait(49);
    await expect(said(page)).toBeEmpty();
    await wait(1);
    await expect(said(page)).toHaveText('One minute left on this page.');
    await wait(40);
    await expect(said(page)).toHaveText('20 seconds left on this page.');
    await wait(10);
    await expect(said(page)).toContainText('Stay on this page');
  });

  await test.step('goes back to the direction of the service that the visitor came from', async () => {
    await wait(9);
    await expect(timer(page)).toContainText(/1 second$/);
    await expect(page).toHaveURL(fromOutbound);
    await wait(1);
    await expect(page).toHaveURL('/services/ai-phone-callers?mode=outbound');
    await expect(page.getByRole('radio', { name: 'Outbound' })).toBeChecked();
  });
});

test('stays without a network, and goes back once there is one', async ({ page, context }) => {
  const wait = await open(page);
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed');
  await wait(120);
  await lost;
  await expect(timer(page).getByText('0', { exact: true })).toBeVisible();
  await context.setOffline(false);
  // It asks again a second after each question that failed.
  await expect(async () => {
    await wait(1);
    expect(page.url()).toMatch(/\/services\/ai-agents$/);
  }).toPass();
});

for (const name of ['Stay on this page', /^Wait for Recorded Demo/]) {
  test(`stays for whoever chooses ${name}`, async ({ page }) => {
    const wait = await open(page);
    await page.getByRole('button', { name }).click();
    await expect(page.getByText('The countdown has stopped')).toBeVisible();
    await expect(timer(page)).toContainText('Stopped');
    // What was chosen is not offered once more.
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator(':focus')).toContainText('No recording starts here by itself');
    const asked = watchQuestions(page);
    await wait(600);
    expect(await asked()).toEqual([]);
    await expect(page).toHaveURL(fromAgents);
  });
}

test.describe('without a clock of its own', () => {
  const tab = openOnce();

  // Before the tab has a history.
  test('leads whoever came straight here to the page it was asked for on', async () => {
    const page = tab();
    await page.goto(fromAgents);
    const back = page.getByRole('banner').getByRole('link', { name: 'Back' });
    await expect(back).toHaveAttribute('href', '/services/ai-agents');
    await back.click();
    await expect(page).toHaveURL('/services/ai-agents');
  });

  test('is shown for the service it was asked on, offers a call, and the way back through the history', async () => {
    const page = tab();
    await page.goto('/services/lead-capture-crm');
    await page.getByRole('link', { name: 'See Demo' }).first().click();
    await expect(page).toHaveURL('/demo?service=lead-capture-crm&from=/services/lead-capture-crm');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The Lead Capture + CRM Sync demo is coming soon',
    );
    await expect(page.getByRole('link', { name: /^Book a Personal Demo via Zoom/ })).toHaveAttribute(
      'href',
      '/contact',
    );
    const entries = await page.evaluate(() => history.length);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Back to Lead Capture \+ CRM Sync Page/ })
      .click();
    await expect(page).toHaveURL('/services/lead-capture-crm');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  // Of other addresses demo-screen.visit.test.ts asks.
  test('knows no other service and leads nowhere else', async () => {
    const page = tab();
    await page.goto('/demo?service=unknown&from=https://elsewhere.example/');
    const back = page.getByRole('link', { name: /^Back to Service Page/ });
    await expect(back).toHaveAttribute('href', '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This demo is coming soon');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says that the page stays, and keeps its ways on', async ({ page }) => {
    await page.goto(fromAgents);
    await expect(page.getByText(demo.still)).toBeVisible();
    await expect(timer(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Book a Personal Demo/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Back to Service Page/ })).toHaveAttribute('href', '/');
  });
});
