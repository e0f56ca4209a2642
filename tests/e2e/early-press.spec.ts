import type { Locator, Page, ViewportSize } from '@playwright/test';
import { answer, supportAnswers, transcend } from './support/assessment';
import { hydrated } from './support/pages';
import { expect, full, openOnce, shareSite, test } from './support/site';
import { leaveSite, ownScreen } from './support/visits';

const site = shareSite();

test.use(ownScreen);

function closedGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const scripts = '**/_next/static/**/*.js';

/** Holds every script back, those whose text has the words of the last for longer. */
async function holdScripts(page: Page, wordsOfLast?: string) {
  const [all, last] = [closedGate(), closedGate()];
  await page.route(scripts, async (route) => {
    if (!wordsOfLast) {
      await all.opened;
      return route.continue();
    }
    const response = await route.fetch();
    await all.opened;
    if ((await response.text()).includes(wordsOfLast)) await last.opened;
    return route.fulfill({ response });
  });
  return { release: all.open, releaseLast: last.open };
}

const theme = (page: Page) => page.getByRole('button', { name: 'Switch to light/dark theme' });
const themeIs = (page: Page, name: string) =>
  expect(page.locator('html')).toHaveAttribute('data-theme', name);
const nextWorkflow = (page: Page) => page.getByRole('button', { name: 'Next workflow' });
const calendar = (page: Page) => page.locator('[data-cta=contact-calendar]');
const frame = (page: Page) => page.locator('iframe');

type EarlyPress = {
  what: string;
  address: string;
  button: (page: Page) => Locator;
  /** What the press does, once. */
  done: (page: Page) => Promise<unknown>;
};

const presses: EarlyPress[] = [
  { what: 'the theme', address: '/about', button: theme, done: (page) => themeIs(page, 'light') },
  {
    what: 'Stay on this page',
    address: '/demo',
    button: (page) => page.getByRole('button', { name: 'Stay on this page' }),
    done: (page) => expect(page.getByText('The countdown has stopped').first()).toBeVisible(),
  },
  {
    what: 'the calendar',
    address: '/contact',
    button: calendar,
    done: (page) => expect(frame(page)).toBeVisible(),
  },
  {
    what: 'the next workflow',
    address: '/',
    button: nextWorkflow,
    done: (page) => expect(page.getByText('Workflow 2 / 10')).toBeVisible(),
  },
];

const ways: [string, (button: Locator) => Promise<void>][] = [
  ['pressed', (button) => button.click()],
  ['pressed by Enter', (button) => button.press('Enter')],
  ['pressed by Space', (button) => button.press('Space')],
];

test.describe('before any script has come', () => {
  /** Each press has a document of its own, in one tab that remembers nothing of the ones before. */
  const tab = openOnce();
  test.afterEach(async () => {
    await tab().unroute(scripts);
    await tab().evaluate(() => localStorage.clear());
  });

  for (const { what, address, button, done } of presses) {
    for (const [how, press] of ways) {
      // One button by every way, and every button by one.
      const set = address === '/about' || how === 'pressed' ? {} : full;
      test(`${what}, ${how}, says so at once and does it when they have`, set, async () => {
        const page = tab();
        const { release } = await holdScripts(page);
        await page.goto(address, { waitUntil: 'commit' });
        await press(button(page));
        await expect(button(page)).toHaveAttribute('aria-busy', 'true');
        release();
        await done(page);
        await hydrated(page);
        await done(page);
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
      });
    }
  }

  test('a press that was repeated is not repeated again, and one on a page that has hydrated is not at all', async () => {
    const page = tab();
    const { release } = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await theme(page).click();
    release();
    await themeIs(page, 'light');
    await theme(page).click();
    await themeIs(page, 'dark');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Book a call' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(calendar(page)).toBeVisible();
    await themeIs(page, 'dark');
  });

  test('however often it was pressed, a button does what it says once', async () => {
    const page = tab();
    const { release } = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await theme(page).click();
    await theme(page).click();
    release();
    await themeIs(page, 'light');
    await hydrated(page);
    await themeIs(page, 'light');
  });

  test('of several presses the last one counts, and it alone says that it waits', async () => {
    const page = tab();
    const { release } = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await nextWorkflow(page).click();
    await theme(page).click();
    await expect(theme(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('[aria-busy]')).toHaveCount(1);
    release();
    await themeIs(page, 'light');
    await hydrated(page);
    await expect(page.getByText('Workflow 1 / 10')).toBeVisible();
  });

  test('a press is forgotten after half a minute', async () => {
    const page = tab();
    const { release } = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await theme(page).click();
    await page.evaluate(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 30_001;
    });
    release();
    await hydrated(page);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await themeIs(page, 'dark');
  });

  test('what a browser does by itself is left to it', async () => {
    const page = tab();
    const { release } = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Featured Service: AI Agent', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    release();
    await hydrated(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

/** The clicks that are stored of the visit, once the visitor has left. */
async function storedClicks(page: Page, screen: ViewportSize | null) {
  await leaveSite(page);
  await expect.poll(async () => (await site.visits(screen))[0]?.session.session_end).toBeTruthy();
  const [visit] = await site.visits(screen);
  return visit?.events.filter(({ event_type }) => event_type === 'click') ?? [];
}

/** Until then nobody listens for the visitor's leaving either. */
const hasTrackedPress = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => Object.values(localStorage).some((kept) => kept.includes('contact-calendar'))),
    )
    .toBe(true);

const trackerWords = 'auxclick:';

for (const [when, words] of [
  ['after everything else', trackerWords],
  ['with everything else', undefined],
] as const) {
  test(`an early press is stored as one click when the tracker comes ${when}`, async ({ page, viewport }) => {
    const { release, releaseLast } = await holdScripts(page, words);
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(calendar(page)).toBeVisible();
    const box = await calendar(page).boundingBox();
    const place = { x: Math.round(box?.x ?? 0) + 20, y: Math.round(box?.y ?? 0) + 20 };
    await page.mouse.click(place.x, place.y);
    release();
    await expect(frame(page)).toBeVisible();
    releaseLast();
    await hasTrackedPress(page);
    const clicks = await storedClicks(page, viewport);
    expect(clicks).toHaveLength(1);
    expect(clicks[0]).toMatchObject({
      page_url: '/contact',
      element_type: 'button',
      element_id: 'contact-calendar',
      click_coordinates: place,
    });
  });
}

test('TRANSCEND, pressed before any script has come, leads through the loading screen to the answer', async ({
  page,
}) => {
  const { release } = await holdScripts(page);
  await page.goto('/backend-form', { waitUntil: 'commit' });
  const answers = { ...supportAnswers, name: 'Early' };
  await answer(page, answers);
  await transcend(page).click();
  await transcend(page).click();
  await expect(transcend(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await page.getByRole('button', { name: 'Show my result now' }).click();
  await expect(page.locator('section[data-opening]')).toBeVisible();
  await expect.poll(async () => (await site.assessments(answers)).length).toBe(1);
  const [row] = await site.assessments(answers);
  expect(row?.session_id).toBeTruthy();

  await page.goBack();
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Early');
  await expect(transcend(page)).toBeEnabled();
});

/** Of what a press checks the answers with, which is loaded for it alone. */
const schemaWords = 'invalid_type';

test('TRANSCEND, pressed before any script has come and with an answer missing, asks for it, whatever comes late', async ({
  page,
}) => {
  const { release } = await holdScripts(page, schemaWords);
  await page.clock.install();
  await page.goto('/backend-form', { waitUntil: 'commit' });
  await answer(page, supportAnswers, { except: ['name'] });
  await transcend(page).click();
  release();
  await expect(transcend(page)).toBeDisabled();
  await expect(transcend(page)).not.toHaveAttribute('aria-busy');
  await expect(page.locator('#missing')).toContainText('Name');
  // No press waits longer for its check.
  await page.clock.runFor(2000);
  expect(await page.evaluate(() => sessionStorage.getItem('assessment'))).toBeNull();
  await expect(page).toHaveURL('/backend-form');
});

test('TRANSCEND is sent by the browser itself where the scripts do not come, once', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.clock.install();
  await page.goto('/backend-form');
  const answers = { ...supportAnswers, name: 'Without its scripts' };
  await answer(page, answers);
  await transcend(page).click();
  await expect(transcend(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/services/ai-agents');
  await expect.poll(async () => (await site.assessments(answers)).length).toBe(1);
});

// Until the scripts run it is a link to the navigation at the foot, then the button of the drawer.
const menu = (page: Page) => page.getByRole('banner').getByText('Menu');
const menuDrawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('a press on Menu that lasts until the scripts run opens the drawer', async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await menu(page).hover();
  await page.mouse.down();
  release();
  await hydrated(page);
  await page.mouse.up();
  await expect(menuDrawer(page)).toBeVisible();
});

for (const key of ['Enter', 'Space']) {
  test(`Menu keeps the focus it had before the scripts ran, and opens the drawer by ${key}`, async ({
    page,
  }) => {
    const { release } = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Menu' }).focus();
    release();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await page.keyboard.press(key);
    await expect(menuDrawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });
}
