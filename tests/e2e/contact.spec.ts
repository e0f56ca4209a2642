import type { BrowserContext, Locator, Page } from '@playwright/test';
import { site } from '@/content/site';
import { backendAnswers } from '../fixtures/answers';
import { forgetVisits, hydrated } from './support/pages';
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

/** In one tab, whose clock stands still once a page is open: each of these opens it anew. */
test.describe('with a clock that stands still', () => {
  const opened = openOnce((page) => page.clock.install());
  test.beforeEach(() => opened().setViewportSize({ width: 1280, height: 720 }));

  async function openStill(page: Page, options?: Parameters<Page['goto']>[1]) {
    await page.clock.resume();
    await page.goto('/contact', options);
    // A calendar that stays silent for eight seconds gets words more (decision 0176): not here, however slow the machine.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  }

  test('asks nobody else for anything until the calendar is shown', async () => {
    const page = opened();
    const asked = await provider(page.context());
    await openStill(page, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await expect(frame(page)).toHaveCount(0);

    await show(page).click();
    await expect(frame(page).contentFrame().getByRole('heading', { name: 'Pick a time' })).toBeVisible();
    await expect(frame(page)).toHaveAttribute('height', '700');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.origin).toBe(origin);
  });

  for (const width of [390, 1440]) {
    test(`the calendar takes the place that was kept for it: ${width} px`, async () => {
      const page = opened();
      await provider(page.context());
      await page.setViewportSize({ width, height: 900 });
      await openStill(page);
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
    await openStill(page);
    await show(page).click();
    return (seconds: number) => page.clock.runFor(seconds * 1000);
  }

  test('a calendar that does not come says in its box that it loads, then what to do instead', async () => {
    const page = opened();
    await page.context().route(`${origin}/**`, () => {});
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

  test('a page that loads and stays silent keeps its place, with the words in sight at its foot', async () => {
    const page = opened();
    await provider(page.context());
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

  test('a calendar that answers is left alone', async () => {
    const page = opened();
    await page.context().route(`${origin}/**`, (route) =>
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
});

test('at night a calendar is as dark as the page as long as it has not answered, and where it fails', async ({
  page,
  context,
}) => {
  // The policy of the site's own pages lets no picture be read there.
  const eye = await context.newPage();

  /** How bright the middle of something is as it is shown, 0 to 255. */
  async function brightness(shown: Locator): Promise<number> {
    const picture = (await shown.screenshot()).toString('base64');
    const middle = await eye.evaluate(async (png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(image, -Math.floor(image.width / 2), -Math.floor(image.height / 2));
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    }, picture);
    return Math.max(...middle.slice(0, 3));
  }

  await test.step('as long as it has not answered', async () => {
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

  await test.step('what a browser shows for one that fails', async () => {
    // White as a browser's own page for it, of which a headless shell draws nothing.
    const body = '<body style="background: white"><h1>Refused to connect</h1>';
    await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/contact');
    await show(page).click();
    await expect(frame(page).contentFrame().getByRole('heading')).toBeVisible();
    expect(await brightness(frame(page))).toBeLessThan(60);
  });
});

/** In one tab, which remembers nothing as one of these begins. */
test.describe('what comes along', () => {
  const opened = openOnce();
  test.beforeEach(() => forgetVisits(opened()));

  test('an unclear assessment brings its question along', async () => {
    const page = opened();
    await page.goto('/contact?clarify=income');
    const note = page.getByRole('main').getByRole('region', { name: 'One thing is not clear yet' });
    await expect(note).toBeVisible();
    await expect(note.getByRole('link', { name: 'See all nine services' })).toHaveAttribute(
      'href',
      '/fullservice',
    );
    await expect(show(page)).toBeVisible();
  });

  test('between a question and the page without it the keyboard goes on where each begins', async () => {
    const page = opened();
    const question = page.getByRole('main').getByRole('region', { name: 'One thing is not clear yet' });
    const foot = page.getByRole('contentinfo').locator('a[href="/contact"]').first();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.goto('/contact?clarify=backend');
    await hydrated(page);
    await foot.press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(question).toBeFocused();
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    await menu.getByRole('link', { name: 'Book a call' }).press('Enter');
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(menu).toBeHidden();
  });

  test('the calendar is told the visit, whatever page the visitor came in on', async () => {
    const page = opened();
    const asked = await provider(page.context());
    await page.goto('/about');
    await page.getByRole('main').getByRole('link', { name: 'Book a Call' }).first().click();
    await show(page).click();
    await expect(frame(page).contentFrame().getByRole('heading')).toBeVisible();
    expect(asked[0]?.searchParams.get('utm_content')).toMatch(/^[0-9a-f-]{36}$/);
    expect(asked[0]?.searchParams.get('name')).toBeNull();
  });

  test('the calendar is told the name of an assessment', async () => {
    const page = opened();
    const asked = await provider(page.context());
    const submission = { answers: backendAnswers({ name: 'Ada Example' }) };
    await page.evaluate((kept) => sessionStorage.setItem('assessment', JSON.stringify(kept)), {
      version: 1,
      submission,
    });
    await page.goto('/contact');
    await show(page).click();
    await expect(frame(page).contentFrame().getByRole('heading')).toBeVisible();
    expect(asked[0]?.searchParams.get('name')).toBe('Ada Example');
  });

  // The last: from here on its browser sends the signal.
  test('the calendar is told no visit by those who send the privacy signal', async () => {
    const page = opened();
    const asked = await provider(page.context());
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto('/contact');
    await show(page).click();
    await expect(frame(page).contentFrame().getByRole('heading')).toBeVisible();
    expect(asked[0]?.href).toBe(calendar);
  });
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
