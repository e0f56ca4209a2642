import type { Page, ViewportSize } from '@playwright/test';
import { trackerChunk } from '../support/tracker-chunk';
import { holdRequests, hydrated } from './support/pages';
import { answerPayments } from './support/payments';
import { expect, shareSite, shareTab, test } from './support/site';
import {
  type EventRow,
  leaveSite,
  openWithClock,
  ownScreen,
  trackerListens,
  turnAway,
} from './support/visits';

const site = shareSite();

test.use(ownScreen);

/** What is stored of one kind of event once the visitor has left. */
async function eventsAfterLeaving(page: Page, viewport: ViewportSize | null, type: string) {
  await leaveSite(page);
  await expect.poll(async () => (await site.visits(viewport))[0]?.session.session_end).toBeTruthy();
  const [visit] = await site.visits(viewport);
  return visit?.events.filter(({ event_type }) => event_type === type) ?? [];
}

/** The columns of an event that say something. */
const recorded = ({ id: _, occurred_at, sequence_number, event_type, page_title, ...rest }: EventRow) =>
  Object.fromEntries(
    Object.entries(rest).filter(
      ([name, value]) =>
        value !== null &&
        !['session_id', 'view_id', 'created_at', 'occurred_on', 'element_class'].includes(name),
    ),
  );

/** Runs in the page, as text. */
async function failInEveryWay() {
  const failing = (message: string) =>
    new Promise<void>((resolve) => {
      addEventListener('error', () => resolve(), { once: true });
      setTimeout(() => {
        throw new TypeError(message);
      });
    });
  await failing('broken');
  await failing('broken');
  const unheard = new Promise((resolve) => addEventListener('unhandledrejection', resolve, { once: true }));
  setTimeout(() => Promise.reject(new RangeError('unheard')));
  await unheard;
  for (const number of [1, 2, 3, 4, 5]) await failing(`number ${number}`);
  document.documentElement.dataset.hasFailed = '';
}

test('a link to another site is recorded with its address, without the query, before the visitor leaves', async ({
  page,
  context,
  viewport,
}) => {
  await answerPayments(context);
  await page.goto('/workflows/auto-vsl-generator');
  await trackerListens(page, site);
  const link = page.getByRole('link', { name: /^Proceed to Purchase/ });
  const target = new URL((await link.getAttribute('href')) ?? '');
  await link.click();
  // The page itself stays where it is: what is stored was sent with the click.
  await expect
    .poll(async () =>
      (await site.visits(viewport))[0]?.events.some(({ event_type }) => event_type === 'click'),
    )
    .toBe(true);
  const [visit] = await site.visits(viewport);
  const click = visit?.events.find(({ event_type }) => event_type === 'click');
  expect(click).toMatchObject({
    element_type: 'a',
    custom_properties: { href: target.origin + target.pathname },
  });
  expect(click?.element_text).toMatch(/^Proceed to Purchase/);
  expect(visit?.session.session_end).toBeNull();
});

test('scrolling is recorded 250 ms after it pauses, and only when it went deeper', async ({
  page,
  viewport,
}) => {
  await openWithClock(page, '/about');
  const scrollTo = async (share: number, wait: number) => {
    await page.evaluate(async (part) => {
      const moved = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      window.scrollTo({
        top: (document.documentElement.scrollHeight - innerHeight) * part,
        behavior: 'instant',
      });
      await moved;
    }, share);
    await page.clock.runFor(wait);
  };
  const recorded = () =>
    page.evaluate(
      () =>
        Object.values({ ...localStorage })
          .join()
          .split(String.raw`\"type\":\"scroll_depth\"`).length - 1,
    );
  await scrollTo(0.3, 200);
  await scrollTo(0.5, 249);
  expect(await recorded()).toBe(0);
  await page.clock.runFor(1);
  expect(await recorded()).toBe(1);
  await scrollTo(0.2, 1000);
  await scrollTo(1, 100);
  const depths = await eventsAfterLeaving(page, viewport, 'scroll_depth');
  expect(depths.map(({ scroll_depth_percent }) => scroll_depth_percent)).toEqual([expect.any(Number), 100]);
  expect(depths[0]?.scroll_depth_percent).toBeGreaterThan(50);
  expect(depths[0]?.scroll_depth_percent).toBeLessThan(90);
});

/** Runs before the page's own scripts, and fails before any of them is there. */
function failEarly() {
  addEventListener('DOMContentLoaded', () => {
    void Promise.reject(new RangeError('unheard early'));
    throw new TypeError('broken early');
  });
}

test('what is clicked before there is a tracker is recorded, once, on the page it was clicked on', async ({
  page,
  viewport,
}) => {
  const release = await holdRequests(page, trackerChunk().url);
  // Where the tracker is asked for before the page has loaded, it has not until it comes.
  await page.goto('/about', { waitUntil: 'commit' });
  await hydrated(page);
  await page.getByRole('button', { name: 'Switch to light/dark theme' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Book a Call' }).first().click();
  await expect(page).toHaveURL('/contact');
  release();
  await trackerListens(page, site);
  const clicks = await eventsAfterLeaving(page, viewport, 'click');
  expect(clicks.map(({ page_url, element_text }) => [page_url, element_text])).toEqual([
    ['/about', 'Switch to light/dark theme'],
    ['/about', 'Book a Call'],
  ]);
  expect(clicks.map(({ click_coordinates }) => click_coordinates?.x)).not.toContain(0);
});

test('what fails while a page starts, before there is a tracker, is recorded too', async ({
  page,
  viewport,
}) => {
  await page.addInitScript(failEarly);
  await page.goto('/about');
  await trackerListens(page, site);
  const errors = await eventsAfterLeaving(page, viewport, 'error');
  expect(errors.map(({ error_message }) => error_message).sort()).toEqual(['broken early', 'unheard early']);
  const [visit] = await site.visits(viewport);
  const view = visit?.events.find(({ event_type }) => event_type === 'page_view');
  for (const { page_url, view_id, occurred_at, custom_properties } of errors) {
    expect(page_url).toBe('/about');
    expect(view_id).toBe(view?.id);
    expect(custom_properties?.error_type).toMatch(/^(Type|Range)Error$/);
    expect(occurred_at.getTime()).toBeGreaterThanOrEqual(visit?.session.started_at.getTime() ?? Infinity);
  }
});

test.describe('in one tab', () => {
  shareTab(site);

  test('a click is recorded with the control, its words, cut at 100, and the place, one of the middle button too, and none of the right one', async ({
    page,
    viewport,
  }) => {
    await page.goto('/about');
    await trackerListens(page, site);
    const toggle = page.getByRole('button', { name: 'Switch to light/dark theme' });
    const box = await toggle.boundingBox();
    await toggle.click();
    await page.getByRole('main').getByRole('paragraph').first().click();
    await toggle.click({ button: 'right' });
    await toggle.click({ button: 'middle' });
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.textContent = `${'x'.repeat(99)}😀 and so on`;
      button.id = 'long';
      document.querySelector('main')?.prepend(button);
    });
    await page.locator('#long').click();
    const [onToggle, onText, byMiddle, onLong, ...others] = await eventsAfterLeaving(page, viewport, 'click');
    if (!onToggle || !onText || !box) throw new Error('A click is missing.');
    expect(recorded(onToggle)).toEqual({
      page_url: '/about',
      element_type: 'button',
      element_text: 'Switch to light/dark theme',
      click_coordinates: {
        x: Math.round(box.x + box.width / 2),
        y: Math.round(box.y + box.height / 2),
      },
    });
    expect(onToggle.element_class).toContain('theme-toggle');
    expect(onText).toMatchObject({ element_type: 'p', element_text: null });
    expect(byMiddle).toMatchObject({ element_type: 'button', element_text: 'Switch to light/dark theme' });
    expect(onLong).toMatchObject({ element_id: 'long', element_text: 'x'.repeat(99) });
    expect(others).toEqual([]);
  });

  test('fields are recorded by name; of what stands in them, choices alone', async ({ page, viewport }) => {
    await page.goto('/hiring');
    await trackerListens(page, site);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field('First name').fill('Ada');
    await field('Email').fill('ada@lovelace.example');
    // A text is recorded once the visitor goes on.
    await field('Position').focus();
    await field('Position').selectOption('sales-representative');
    await field('About yourself').fill('I wrote the first program.');
    await field('About yourself').blur();
    const all = await eventsAfterLeaving(page, viewport, 'form_field_change');
    expect(all.map(recorded)).toEqual(
      [
        ['input', 'firstName', '[redacted]'],
        ['input', 'email', '[redacted]'],
        ['select', 'position', 'sales-representative'],
        ['textarea', 'aboutYourself', '[free text, 26 characters]'],
      ].map(([element, name, value]) => ({
        page_url: '/hiring',
        element_type: element,
        element_id: name,
        form_name: 'application',
        field_name: name,
        field_value: value,
      })),
    );
    const [visit] = await site.visits(viewport);
    const focused = visit?.events.filter(({ event_type }) => event_type === 'form_focus') ?? [];
    expect(focused[0]).toMatchObject({ form_name: 'application', field_name: 'firstName', field_value: '' });
    expect(JSON.stringify(visit)).not.toMatch(/Ada|lovelace|first program/);
  });

  test('an option of an assessment is recorded as it was chosen', async ({ page, viewport }) => {
    await page.goto('/backend-form');
    await trackerListens(page, site);
    await page.getByRole('radio', { name: '$10K+' }).check();
    const [change] = await eventsAfterLeaving(page, viewport, 'form_field_change');
    expect(change).toMatchObject({
      element_type: 'input',
      form_name: 'backend-assessment',
      field_name: 'q2Answer',
      field_value: '$10K+',
    });
  });

  test('errors and failed promises are recorded once each, at most five a page', async ({
    page,
    viewport,
  }) => {
    await page.goto('/about');
    await trackerListens(page, site);
    // A script of the site, as the policy of its pages wants it, that fails in all ways.
    await page.route('**/failing.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${failInEveryWay})()` }),
    );
    await page.addScriptTag({ url: '/failing.js', type: 'module' });
    await expect(page.locator('html')).toHaveAttribute('data-has-failed', '');
    const errors = await eventsAfterLeaving(page, viewport, 'error');
    expect(errors.map(({ error_message }) => error_message)).toEqual([
      'broken',
      'unheard',
      'number 1',
      'number 2',
      'number 3',
    ]);
    for (const { error_message, error_stack, custom_properties } of errors) {
      expect(error_stack).toContain(error_message);
      expect(custom_properties).toEqual({
        error_type: error_message === 'unheard' ? 'RangeError' : 'TypeError',
        filename: `${site.origin()}/failing.js`,
        line_number: expect.any(Number),
      });
    }
  });

  test('web vitals are recorded of the page that was opened', async ({ page, viewport }) => {
    await page.goto('/about');
    await trackerListens(page, site);
    await page.getByRole('button', { name: 'Switch to light/dark theme' }).click();
    // The last that is listened for lies in the browser until it is stored.
    const told = async () => {
      const kept = await page.evaluate(() => Object.values(localStorage));
      return JSON.stringify([kept, await site.visits(viewport)]);
    };
    await expect.poll(told).toContain('TTFB');
    await turnAway(page);
    const vitals = await eventsAfterLeaving(page, viewport, 'web_vital');
    const names = vitals.map(({ custom_properties }) => custom_properties?.name);
    expect(names).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
    for (const { page_url, custom_properties } of vitals) {
      expect(page_url).toBe('/about');
      expect(custom_properties?.value).toEqual(expect.any(Number));
      expect(custom_properties?.rating).toMatch(/^(good|needs-improvement|poor)$/);
    }
  });
});
