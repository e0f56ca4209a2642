import type { BrowserContext, Locator, Page } from '@playwright/test';
import { site } from '@/content/site';
import { backendAnswers } from '../fixtures/answers';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

const calendar = site.calendarUrl;
const { origin } = new URL(calendar);

/** Answers for the calendar's provider; returns what it was asked. */
async function provider(context: BrowserContext): Promise<URL[]> {
  const asked: URL[] = [];
  await context.route(`${origin}/**`, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/html', body: '<h1>Pick a time</h1>' });
  });
  return asked;
}

const show = (page: Page) => page.getByRole('button', { name: 'Show the calendar' });
const frame = (page: Page) => page.getByTitle('Scheduling calendar');

test('asks nobody else for anything until the calendar is shown', async ({ page, context }) => {
  const asked = await provider(context);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await expect(frame(page)).toHaveCount(0);

  await show(page).click();
  await expect(frame(page).contentFrame().getByRole('heading', { name: 'Pick a time' })).toBeVisible();
  await expect(frame(page)).toHaveAttribute('height', '700');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.origin).toBe(origin);
});

for (const width of [390, 1440]) {
  test(`the calendar takes the place that was kept for it: ${width} px`, async ({ page, context }) => {
    await provider(context);
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await page.goto('/contact');
    // A calendar that stays silent for eight seconds gets words more (decision 0176): not here, however slow the machine.
    await page.clock.pauseAt(Date.now() + 60_000);
    const help = page.getByText('Having trouble with the calendar above?');
    const before = await help.boundingBox();
    await show(page).click();
    await expect(frame(page)).toBeFocused();
    expect((await help.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    expect((await frame(page).boundingBox())?.height).toBe(700);
  });
}

const loading = (page: Page) => page.getByText('The calendar is loading…');
const silence = (page: Page) => page.getByText(/^The calendar has not answered/);
const inBox = (page: Page, name: RegExp) => page.getByRole('status').getByRole('link', { name });

/** Presses the button with the clock standing still; returns what lets seconds pass. */
async function showWithClock(page: Page) {
  await page.clock.install();
  await page.goto('/contact');
  await page.clock.pauseAt(Date.now() + 60_000);
  await show(page).click();
  return (seconds: number) => page.clock.runFor(seconds * 1000);
}

test('a calendar that does not come says in its box that it loads, then what to do instead', async ({
  page,
  context,
}) => {
  await context.route(`${origin}/**`, () => {});
  const wait = await showWithClock(page);
  await expect(loading(page)).toBeVisible();
  // Browsers' extensions send messages to every page: none of them is the calendar's.
  await page.evaluate(() => window.postMessage('of an extension', '*'));
  await wait(7.9);
  await expect(silence(page)).toHaveCount(0);
  await wait(0.1);
  await expect(silence(page)).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
  const tab = inBox(page, /^Open Calendar in New Tab/);
  await expect(tab).toHaveAttribute('target', '_blank');
  // The empty frame must not lie over it.
  await tab.click({ trial: true });
  await expect(inBox(page, /@/)).toHaveAttribute('href', `mailto:${site.legalContact.email}`);
  expect((await frame(page).boundingBox())?.height).toBe(700);
});

test('a page that loads and stays silent keeps its place, with the words in sight at its foot', async ({
  page,
  context,
}) => {
  await provider(context);
  const wait = await showWithClock(page);
  const heading = frame(page).contentFrame().getByRole('heading', { name: 'Pick a time' });
  await expect(heading).toBeVisible();
  await expect(loading(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 600 });
  await page.locator('#calendar').evaluate((place) => place.scrollIntoView({ behavior: 'instant' }));
  const before = await frame(page).boundingBox();
  await wait(8);
  await expect(inBox(page, /^Open Calendar in New Tab/)).toBeInViewport({ ratio: 1 });
  expect(await frame(page).boundingBox()).toEqual(before);
  // To its end the page can be seen above the words.
  await page.getByText('Having trouble with the calendar above?').scrollIntoViewIfNeeded();
  const words = await silence(page).boundingBox();
  const box = await frame(page).boundingBox();
  expect(words?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + 700);
});

test('a calendar that answers is left alone', async ({ page, context }) => {
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<h1>Pick a time</h1><script>parent.postMessage("ready", "*")</script>',
    }),
  );
  const wait = await showWithClock(page);
  await expect(frame(page)).toHaveClass(/Canvas/);
  await wait(60);
  await expect(silence(page)).toHaveCount(0);
  await expect(loading(page)).toHaveCount(0);
});

test.describe('at night', () => {
  // The policy of the site's own pages lets no picture be read there.
  const eye = openOnce((page) => page.goto('about:blank'));

  /** How bright the middle of something is as it is shown, 0 to 255. */
  async function brightness(shown: Locator): Promise<number> {
    const picture = (await shown.screenshot()).toString('base64');
    const middle = await eye().evaluate(async (png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(image, -Math.floor(image.width / 2), -Math.floor(image.height / 2));
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    }, picture);
    return Math.max(...middle.slice(0, 3));
  }

  test('a calendar that has not answered yet is as dark as the page', async ({ page, context }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await context.route(`${origin}/**`, async (route) => {
      await asked;
      // It relies on the browser's white, and sends a message, as the provider's pages do.
      await route.fulfill({
        contentType: 'text/html',
        body: '<h1>Pick a time</h1><script>onclick = () => parent.postMessage("ready", "*")</script>',
      });
    });
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await show(page).click();
    await expect(frame(page)).toBeFocused();
    expect(await brightness(frame(page))).toBeLessThan(60);

    answer();
    const heading = frame(page).contentFrame().getByRole('heading', { name: 'Pick a time' });
    await expect(heading).toBeVisible();
    expect(await brightness(frame(page))).toBeLessThan(60);
    await heading.click();
    await expect.poll(() => brightness(frame(page))).toBe(255);
  });

  test('what a browser shows for a calendar that fails is as dark as the page', async ({ page, context }) => {
    // White as a browser's own page for it, of which a headless shell draws nothing.
    const body = '<body style="background: white"><h1>Refused to connect</h1>';
    await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/contact');
    await show(page).click();
    await expect(frame(page).contentFrame().getByRole('heading')).toBeVisible();
    expect(await brightness(frame(page))).toBeLessThan(60);
  });
});

test('the calendar is told the visit, whatever page the visitor came in on', async ({ page, context }) => {
  const asked = await provider(context);
  await page.goto('/about');
  await page.getByRole('main').getByRole('link', { name: 'Book a Call' }).first().click();
  await show(page).click();
  await expect(frame(page).contentFrame().getByRole('heading')).toBeVisible();
  expect(asked[0]?.searchParams.get('utm_content')).toMatch(/^[0-9a-f-]{36}$/);
  expect(asked[0]?.searchParams.get('name')).toBeNull();
});

test('the calendar is told the name of an assessment', async ({ page, context }) => {
  const asked = await provider(context);
  await page.goto('/contact');
  const submission = { answers: backendAnswers({ name: 'Ada Example' }) };
  await page.evaluate((kept) => sessionStorage.setItem('assessment', JSON.stringify(kept)), {
    version: 1,
    submission,
  });
  await page.reload();
  await show(page).click();
  await expect(frame(page).contentFrame().getByRole('heading')).toBeVisible();
  expect(asked[0]?.searchParams.get('name')).toBe('Ada Example');
});

test('the calendar is told no visit by those who send the privacy signal', async ({ page, context }) => {
  const asked = await provider(context);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/contact');
  await show(page).click();
  await expect(frame(page).contentFrame().getByRole('heading')).toBeVisible();
  expect(asked[0]?.href).toBe(calendar);
});

test('an unclear assessment brings its question along', async ({ page }) => {
  await page.goto('/contact?clarify=income');
  const note = page.getByRole('main').getByRole('region', { name: 'One thing is not clear yet' });
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', { name: 'See all nine services' })).toHaveAttribute(
    'href',
    '/fullservice',
  );
  await expect(show(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the way to the calendar is the link', async ({ page }) => {
    await page.goto('/contact');
    await expect(show(page)).toBeHidden();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'The calendar opens in a new tab' })).toBeVisible();
    await expect(main.getByText('press the button')).toBeHidden();
    await expect(main.getByText('Having trouble with the calendar above?')).toBeHidden();
    const link = page.getByRole('link', { name: 'Open Calendar in New Tab', exact: true });
    await expect(link).toHaveAttribute('href', calendar);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});
