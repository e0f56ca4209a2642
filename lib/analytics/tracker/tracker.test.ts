import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '@/tests/support/tracker-environment';
import { createTracker, type Tracker } from './tracker';

const second = 1000;
const minute = 60 * second;

let browser: FakeBrowser;
let tracker: Tracker;
let openedAt: number;

beforeEach(async () => {
  vi.useFakeTimers();
  openedAt = Date.now();
  browser = fakeBrowser();
  const starting = createTracker(browser.environment);
  await vi.advanceTimersByTimeAsync(1);
  tracker = await starting;
  // It starts in tasks of their own, which take no time.
  vi.setSystemTime(openedAt);
});

afterEach(() => {
  browser.close();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** What was sent, a list a session: `page_exit of / at 75 s`. */
const visits = () =>
  browser
    .sessions()
    .map((events) =>
      events.map(({ type, page, at }) => `${type} of ${page} at ${(at - openedAt) / second} s`),
    );

describe('a visit', () => {
  it('goes on with what happens 29:59 after the last activity', async () => {
    await pass(30 * minute - 1);
    browser.dispatch('keydown');
    await pass(minute);
    expect(visits()).toEqual([['page_view of / at 0 s']]);
  });

  it('is over 30:00 after it: it ended then, and another begins now', async () => {
    await pass(10 * second);
    browser.dispatch('keydown');
    await pass(30 * minute);
    browser.dispatch('keydown');
    await pass(minute);
    expect(visits()).toEqual([
      ['page_view of / at 0 s', 'page_exit of / at 10 s', 'session_end of / at 10 s'],
      ['page_view of / at 1810 s'],
    ]);
    const started = browser.sent.flatMap(({ batch }) => batch.sessions.map((session) => session.started));
    expect([...new Set(started)]).toEqual([openedAt, openedAt + 1810 * second]);
  });

  it.each([
    ['a moment before the limit', 30 * minute - 1],
    ['at the limit', 30 * minute],
  ])('that is left %s ends with its last activity, or when it is left', async (_, idle) => {
    await pass(idle);
    browser.turn('hidden');
    await pass(second);
    const ended = idle < 30 * minute ? idle / second : 0;
    expect(visits()).toEqual([
      ['page_view of / at 0 s', `page_exit of / at ${ended} s`, `session_end of / at ${ended} s`],
    ]);
  });

  it('is left once, however often the browser says so', async () => {
    await pass(20 * second);
    browser.turn('hidden');
    await pass(second);
    browser.dispatch('pagehide');
    await pass(second);
    expect(browser.sent.flatMap(({ batch }) => batch.sessions.flatMap(({ events }) => events))).toHaveLength(
      3,
    );
    expect(visits()).toEqual([
      ['page_view of / at 0 s', 'page_exit of / at 20 s', 'session_end of / at 20 s'],
    ]);
  });

  it('that comes back from another tab is left again by the same two events, later and longer', async () => {
    await pass(20 * second);
    browser.turn('hidden');
    await pass(minute);
    const [first] = browser.sessions();
    browser.turn('visible');
    await pass(5 * second);
    browser.turn('hidden');
    await pass(second);
    const [again] = browser.sessions();
    expect(again).toEqual([
      first?.[0],
      { ...first?.[1], at: openedAt + 85 * second, visible: 25 },
      { ...first?.[2], at: openedAt + 85 * second },
    ]);
  });

  it('in a tab that was opened behind another, and closed unseen, took no time', async () => {
    browser.close();
    browser = fakeBrowser();
    browser.document.visibilityState = 'hidden';
    void createTracker(browser.environment);
    await pass(20 * minute);
    browser.dispatch('pagehide');
    await pass(second);
    expect(visits()).toEqual([['page_view of / at 0 s', 'page_exit of / at 0 s', 'session_end of / at 0 s']]);
  });

  it('whose page was replaced behind another tab, and closed unseen, ended with that', async () => {
    await pass(10 * second);
    browser.turn('hidden');
    await pass(8 * second);
    browser.document.title = 'About';
    tracker.viewPage('/about');
    await pass(20 * minute);
    browser.dispatch('pagehide');
    await pass(second);
    expect(visits()).toEqual([
      [
        'page_view of / at 0 s',
        'page_exit of / at 18 s',
        'session_end of /about at 18 s',
        'page_view of /about at 18 s',
        'page_exit of /about at 18 s',
      ],
    ]);
  });

  it.each([
    ['left for another tab', 'visible'],
    ['opened behind another tab', 'hidden'],
  ] as const)(
    'that was %s is not followed by another, as its page is replaced there half an hour later: whoever comes back begins one',
    async (_what, opened) => {
      browser.close();
      browser = fakeBrowser();
      browser.document.visibilityState = opened;
      const starting = createTracker(browser.environment);
      await pass(1);
      tracker = await starting;
      if (opened === 'visible') browser.turn('hidden');
      await pass(31 * minute);
      browser.document.title = 'About';
      tracker.viewPage('/about');
      await pass(minute);
      const first = browser.sessions();
      expect(first.map((events) => events.map(({ type, title }) => [type, title]))).toEqual([
        [
          ['page_view', 'Home'],
          ['page_exit', 'Home'],
          ['session_end', 'Home'],
        ],
      ]);
      browser.turn('visible');
      await pass(10 * second);
      browser.turn('hidden');
      await pass(second);
      const [same, next] = browser.sessions();
      expect(same).toEqual(first[0]);
      expect(next?.[0]).not.toHaveProperty('previous');
      expect(next).toMatchObject([
        { type: 'page_view', page: '/about', title: 'About' },
        { type: 'page_exit', page: '/about', visible: 10 },
        { type: 'session_end', page: '/about' },
      ]);
    },
  );

  it('goes on where its tab comes back within half an hour, though nothing was done in it for longer', async () => {
    await pass(20 * minute);
    browser.turn('hidden');
    await pass(20 * minute);
    browser.turn('visible');
    await pass(5 * second);
    browser.turn('hidden');
    await pass(second);
    expect(visits()).toEqual([
      ['page_view of / at 0 s', 'page_exit of / at 2405 s', 'session_end of / at 2405 s'],
    ]);
  });

  it.each([
    ['long before', 31 * minute, ['spring', 'spring', undefined]],
    ['a minute before', minute, ['spring', undefined]],
  ])(
    'with the first look at a tab opened %s comes by its campaign, the next does not',
    async (_what, before, told) => {
      browser.close();
      browser = fakeBrowser();
      browser.document.visibilityState = 'hidden';
      const opened = new URL('https://site.example/?utm_campaign=spring');
      void createTracker({ ...browser.environment, opened });
      await pass(before);
      browser.turn('visible');
      await pass(31 * minute);
      browser.dispatch('keydown');
      await pass(minute);
      const campaigns = new Map<string, string | undefined>();
      for (const { id, utm } of browser.sent.flatMap(({ batch }) => batch.sessions))
        campaigns.set(id, utm?.campaign);
      expect([...campaigns.values()]).toEqual(told);
    },
  );

  it('that begins anew in a tab in sight all the time comes by no campaign any more', async () => {
    browser.close();
    browser = fakeBrowser();
    const opened = new URL('https://site.example/?utm_campaign=spring');
    void createTracker({ ...browser.environment, opened });
    await pass(31 * minute);
    browser.dispatch('keydown');
    await pass(minute);
    const campaigns = browser.sent.map(({ batch }) => batch.sessions.map(({ utm }) => utm?.campaign));
    expect(campaigns).toEqual([['spring'], ['spring'], [undefined]]);
  });

  it('begins when its document does, though the browser’s clock stood still while the machine slept', async () => {
    browser.close();
    browser = fakeBrowser();
    // As in Firefox under Linux and Android.
    const clock = [
      vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 8 * 60 * minute),
      vi.spyOn(performance, 'now').mockReturnValue(500),
    ];
    onTestFinished(() => {
      for (const hand of clock) hand.mockRestore();
    });
    // Files of unit tests share their modules, and a document has one session: here it is a new document.
    vi.resetModules();
    const { documentSession } = await import('./session');
    const opened = new URL('https://site.example/?utm_campaign=spring');
    void createTracker({ ...browser.environment, opened, session: documentSession });
    await pass(5 * second);
    browser.dispatch('keydown');
    await pass(minute);
    const sessions = browser.sent.flatMap(({ batch }) => batch.sessions);
    expect(sessions).toMatchObject([{ started: openedAt - 500, utm: { campaign: 'spring' } }]);
    expect(visits()).toEqual([['page_view of / at -0.5 s']]);
  });

  it('has a page for each that replaces another, with the one before', async () => {
    await pass(3 * second);
    browser.document.title = 'About';
    tracker.viewPage('/about');
    tracker.viewPage('/about');
    await pass(minute);
    expect(visits()).toEqual([
      ['page_view of / at 0 s', 'page_exit of / at 3 s', 'page_view of /about at 3 s'],
    ]);
    const [events] = browser.sessions();
    expect(events).toMatchObject([
      { title: 'Home' },
      { title: 'Home', visible: 3 },
      { title: 'About', previous: '/' },
    ]);
  });
});

it('a page whose address is cut is one view, however often it is told', async () => {
  browser.close();
  browser = fakeBrowser();
  const path = `/${'x'.repeat(600)}`;
  const starting = createTracker({ ...browser.environment, opened: new URL(path, 'https://site.example') });
  await pass(1);
  tracker = await starting;
  tracker.viewPage(path);
  await pass(minute);
  const [events] = browser.sessions();
  expect(events?.map(({ type, page }) => [type, page.length])).toEqual([['page_view', 500]]);
});

describe('a page that replaces another', () => {
  it('has the title it is given up to 100 ms after its address', async () => {
    tracker.viewPage('/about');
    await pass(99);
    browser.document.title = 'About';
    await pass(minute);
    expect(browser.sessions().flat().at(-1)).toMatchObject({
      type: 'page_view',
      page: '/about',
      title: 'About',
    });
  });

  it('is recorded when it is left sooner', async () => {
    tracker.viewPage('/about');
    tracker.viewPage('/contact');
    await pass(minute);
    expect(visits()).toEqual([
      [
        'page_view of / at 0 s',
        'page_exit of / at 0 s',
        'page_view of /about at 0 s',
        'page_exit of /about at 0 s',
        'page_view of /contact at 0 s',
      ],
    ]);
  });
});

describe('scrolling', () => {
  const scrollTo = (top: number) => {
    browser.window.scrollY = top;
    browser.dispatch('scroll');
  };

  /** The depths sent, each with its moment in milliseconds. */
  const depths = () =>
    browser
      .sessions()
      .flat()
      .flatMap((event) => (event.type === 'scroll_depth' ? [[event.at - openedAt, event.percent]] : []));

  it('is measured 250 ms after it pauses, and not before', async () => {
    scrollTo(400);
    await pass(249);
    scrollTo(1200);
    await pass(249);
    scrollTo(2000);
    await pass(minute);
    expect(depths()).toEqual([[748, 70]]);
  });

  it('is recorded only where it goes deeper on the same page', async () => {
    for (const top of [2000, 800, 2000, 3200]) {
      scrollTo(top);
      await pass(second);
    }
    tracker.viewPage('/about');
    for (const top of [0, 400]) scrollTo(top);
    await pass(minute);
    expect(depths().map(([, percent]) => percent)).toEqual([70, 100, 30]);
  });

  it('to the top, as a page that begins is, is nothing a visitor did', async () => {
    scrollTo(0);
    await pass(minute);
    expect(depths()).toEqual([]);
  });

  it('is measured at once when the page is left', async () => {
    scrollTo(1200);
    browser.dispatch('pagehide');
    await pass(minute);
    expect(depths()).toEqual([[0, 50]]);
  });

  it('counts for the page on which it was done, also where another replaces it a moment later', async () => {
    scrollTo(1200);
    await pass(100);
    tracker.viewPage('/about');
    browser.document.documentElement.scrollHeight = 900;
    for (const top of [100, 0]) scrollTo(top);
    await pass(minute);
    const pages = browser
      .sessions()
      .flatMap((events) =>
        events.filter(({ type }) => type === 'scroll_depth').map(({ page, title }) => [page, title]),
      );
    expect([depths(), pages]).toEqual([[[100, 50]], [['/', 'Home']]]);
  });

  it('of a page that begins, slowly taken to its top, is nothing a visitor did', async () => {
    scrollTo(2000);
    await pass(second);
    tracker.viewPage('/about');
    for (const top of [1500, 700, 0]) {
      scrollTo(top);
      await pass(second);
    }
    await pass(minute);
    expect(depths().map(([, percent]) => percent)).toEqual([70]);
  });
});

describe('the title of a page', () => {
  const pages = () =>
    browser
      .sessions()
      .flat()
      .map(({ type, page, title }) => `${type} ${page} ${title}`);

  it.each([
    ['at once', 0],
    ['seconds later', 2500],
  ])('is its own for all that happened on it, though it comes %s', async (_, delay) => {
    const record = (count: number) => {
      for (let event = 0; event < count; event++)
        tracker.recordEvent({ type: 'form_error', field: 'email', code: 'x' });
    };
    if (delay === 0) browser.document.title = 'About';
    tracker.viewPage('/about');
    record(12);
    await pass(delay / 2);
    // The title of the page before goes before the new one comes.
    if (delay > 0) browser.document.title = '';
    await pass(delay / 2);
    browser.document.title = 'About';
    await pass(minute);
    expect(new Set(pages())).toEqual(
      new Set(['page_view / Home', 'page_exit / Home', 'page_view /about About', 'form_error /about About']),
    );
  });

  it('counts where the page is left a moment after it came', async () => {
    tracker.viewPage('/about');
    await pass(150);
    browser.document.title = 'About';
    browser.dispatch('pagehide');
    await pass(minute);
    expect(pages().filter((event) => event.includes('/about'))).toEqual([
      'page_view /about About',
      'page_exit /about About',
      'session_end /about About',
    ]);
  });

  it('is not that of the page before the last, where that one was left before its own came', async () => {
    tracker.viewPage('/about');
    await pass(150);
    tracker.viewPage('/contact');
    await pass(150);
    browser.document.title = 'Contact';
    await pass(minute);
    expect(pages().filter((event) => event.includes('/contact'))).toEqual(['page_view /contact Contact']);
  });

  it('may be that of the page before', async () => {
    tracker.viewPage('/main');
    await pass(minute);
    expect(pages().at(-1)).toBe('page_view /main Home');
  });

  it('is never empty, not even where a page is left before it has one', async () => {
    browser.document.title = '';
    tracker.viewPage('/about');
    tracker.viewPage('/contact');
    browser.dispatch('pagehide');
    await pass(minute);
    expect(pages()).toContain('page_view /about /about');
    expect(pages()).toContain('page_view /contact /contact');
  });
});

it('two views of a page are two, and each event says of which it is', async () => {
  tracker.viewPage('/about');
  tracker.viewPage('/');
  tracker.recordEvent({ type: 'form_error', field: 'email', code: 'x' });
  await pass(minute);
  const events = browser.sessions().flat();
  const views = events.filter(({ type }) => type === 'page_view');
  expect(new Set(views.map(({ view }) => view)).size).toBe(3);
  expect(views.map(({ view }) => view)).toEqual(views.map(({ id }) => id));
  expect(events.at(-1)?.view).toBe(views.at(-1)?.id);
  // Counted in the order in which they happened.
  const moments = events.map(({ at }) => at);
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
});
