import { productName } from '@/content/product-name';
import { expect, shareSite, test } from './support/site';
import { leaveSite, openWithClock, ownScreen, trackerListens, turnAway, turnBack } from './support/visits';

const site = shareSite();

test.use(ownScreen);

/** Of the pages of a visit, in order. The clock stood still at 60 s when the first was left alone. */
const pagesOf = ({ events }: { events: Awaited<ReturnType<typeof site.visits>>[number]['events'] }) =>
  events
    .filter(({ event_type }) => ['page_view', 'page_exit', 'session_end'].includes(event_type))
    .map(({ event_type, page_url, page_title, previous_page, time_on_page_seconds }) => ({
      event_type,
      page_url,
      page_title,
      previous_page,
      seconds: time_on_page_seconds,
    }));

const home = { page_url: '/', page_title: `${productName}: AI Automation Solutions` };
const contact = { page_url: '/contact', page_title: `Book a Call: free AI consultation · ${productName}` };
const about = { page_url: '/about', page_title: `About our AI automation agency · ${productName}` };

test('three pages: how the visitor came, each page with its seconds, the end, and no bounce', async ({
  page,
  viewport,
}) => {
  const query =
    'utm_source=news&utm_medium=email&utm_campaign=May%20sale&utm_term=ai&utm_content=top&email=a@b.example';
  await openWithClock(page, `/?${query}`, { referer: 'https://news.example/today?reader=42' });
  await page.clock.runFor(7000);
  await page.getByRole('link', { name: 'Book a call' }).first().click();
  await expect(page).toHaveTitle(contact.page_title);
  await page.clock.runFor(3000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveTitle(about.page_title);
  await page.clock.runFor(2000);
  await leaveSite(page);

  await expect.poll(async () => (await site.visits(viewport))[0]?.session.session_end).toBeTruthy();
  const [visit] = await site.visits(viewport);
  if (!visit) throw new Error('No visit was stored.');
  expect(pagesOf(visit)).toEqual([
    { event_type: 'page_view', ...home, previous_page: null, seconds: null },
    { event_type: 'page_exit', ...home, previous_page: null, seconds: expect.closeTo(67, 0) },
    { event_type: 'page_view', ...contact, previous_page: '/', seconds: null },
    { event_type: 'page_exit', ...contact, previous_page: null, seconds: expect.closeTo(3, 1) },
    { event_type: 'page_view', ...about, previous_page: '/contact', seconds: null },
    { event_type: 'page_exit', ...about, previous_page: null, seconds: expect.closeTo(2, 1) },
    { event_type: 'session_end', ...about, previous_page: null, seconds: null },
  ]);
  expect(visit.session).toMatchObject({
    user_agent: expect.stringContaining('Chrome/140.0.0.0'),
    referrer: 'https://news.example/today',
    device_type: 'desktop',
    browser_name: 'Chrome',
    browser_version: '140.0.0.0',
    os_name: 'Linux',
    screen_resolution: `1280x${viewport?.height}`,
    viewport_size: `1280x${viewport?.height}`,
    utm_source: 'news',
    utm_medium: 'email',
    utm_campaign: 'May sale',
    utm_term: 'ai',
    utm_content: 'top',
    page_views_count: 3,
    total_duration_seconds: expect.closeTo(72, 0),
    is_bounce: false,
    suspected_bot: false,
  });
  expect(visit.session.session_end?.getTime()).toBe(visit.events.at(-1)?.occurred_at.getTime());
});

test('the sequence numbers of a visit have no hole, and its events no address with a query', async ({
  page,
  viewport,
}) => {
  await page.goto('/about?name=ada');
  await trackerListens(page, site);
  await page.locator('[data-cta="about-us-book-a-call"]').click();
  await page.waitForURL('/contact');
  await leaveSite(page);
  await expect.poll(async () => (await site.visits(viewport))[0]?.session.session_end).toBeTruthy();
  const [visit] = await site.visits(viewport);
  const numbers = visit?.events.map(({ sequence_number }) => sequence_number) ?? [];
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(visit?.events.map(({ page_url }) => page_url).filter((url) => url.includes('?'))).toEqual([]);
});

test('after half an hour away, or without a move in sight, it is another visit of the same page, and the one before ends at its last move', async ({
  page,
  viewport,
}) => {
  await openWithClock(page, '/about');
  await turnAway(page);
  await page.clock.runFor(31 * 60_000);
  await turnBack(page);
  await page.clock.runFor(4000);
  await page.keyboard.press('Shift');
  await page.clock.runFor(31 * 60_000);
  await page.keyboard.press('Shift');
  await page.clock.runFor(7000);
  await leaveSite(page);
  await expect.poll(async () => (await site.visits(viewport))[2]?.session.session_end).toBeTruthy();
  const visits = await site.visits(viewport);
  expect(visits.map(({ session }) => Math.round(session.total_duration_seconds))).toEqual([60, 4, 7]);
  expect(visits.map(pagesOf)).toEqual(
    [60, 4, 7].map((seconds) => [
      { event_type: 'page_view', ...about, previous_page: null, seconds: null },
      { event_type: 'page_exit', ...about, previous_page: null, seconds: expect.closeTo(seconds, 0) },
      { event_type: 'session_end', ...about, previous_page: null, seconds: null },
    ]),
  );
});
