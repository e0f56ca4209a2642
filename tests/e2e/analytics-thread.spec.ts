import type { BrowserContext, Page, ViewportSize } from '@playwright/test';
import { assessments } from '@/content/assessments/questions';
import { site as siteFacts } from '@/content/site';
import { answer, supportAnswers, takeAssessment, transcend, unclearAnswers } from './support/assessment';
import { hydrated } from './support/pages';
import { expect, full, shareSite, shareTab, test } from './support/site';
import {
  allSteps,
  type JourneyRow,
  leaveSite,
  ownScreen,
  stepTypes,
  trackerListens,
  type Visit,
} from './support/visits';

const site = shareSite();

test.use(ownScreen);

/** The visits on a screen once the last of their steps is of this kind. */
async function visitsUntil(viewport: ViewportSize | null, last: JourneyRow['event_type']) {
  await expect.poll(async () => allSteps(await site.visits(viewport)).at(-1)?.event_type).toBe(last);
  return site.visits(viewport);
}

const chooseInvestment = (page: Page) => page.getByRole('radio', { name: '$200–1,500' }).check();

/** What a new tab of the calendar is told. */
async function calendarInNewTab(page: Page) {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /Open Calendar in New Tab/ }).click();
  const address = new URL((await opened).url());
  await (await opened).close();
  return address.searchParams;
}

async function calendarInFrame(page: Page) {
  await page.getByRole('button', { name: 'Show the calendar' }).click();
  return new URL((await page.locator('iframe').getAttribute('src')) ?? '').searchParams;
}

const answerElsewhere = (context: BrowserContext) =>
  context.route(`${new URL(siteFacts.calendarUrl).origin}/**`, (route) =>
    route.fulfill({ body: 'Calendar' }),
  );

test('one thread from the form through reloads, another tab and Back to the calendar', async ({
  page,
  context,
  viewport,
}) => {
  const answers = { ...supportAnswers, name: 'Noor' };
  await answerElsewhere(context);
  await page.goto('/backend-form?utm_campaign=may');
  await trackerListens(page, site);
  await answer(page, answers, { except: ['q3Answer'] });
  await page.reload();
  await trackerListens(page, site);
  await takeAssessment(page, answers);
  await expect(page).toHaveURL('/services/ai-agents');
  await page.reload();
  await trackerListens(page, site);
  await page.getByRole('link', { name: 'Book a call' }).first().click();
  await page.waitForURL('/contact');
  await page.reload();

  const [assessment] = await site.assessments({ name: answers.name });
  const reference = `${assessment?.session_id}_${assessment?.id}`;
  expect((await calendarInFrame(page)).get('utm_content')).toBe(reference);
  const inNewTab = await calendarInNewTab(page);
  expect([inNewTab.get('utm_content'), inNewTab.get('name')]).toEqual([reference, answers.name]);
  await page.goBack();
  await page.goForward();
  expect((await calendarInNewTab(page)).get('utm_content')).toBe(reference);
  const other = await context.newPage();
  await other.goto('/contact');
  expect((await calendarInNewTab(other)).get('utm_content')).toBe(reference);
  await leaveSite(page);

  const afterSendingIn = (visits: Visit[]) =>
    allSteps(visits).filter(({ event_type }) => /complete|recommendation/.test(event_type));
  await expect
    .poll(async () => afterSendingIn(await site.visits(viewport)).map(({ action_taken }) => action_taken))
    .toEqual([null, 'show_now', 'contact']);
  const visits = await site.visits(viewport);
  const afterSending = afterSendingIn(visits);
  expect(new Set(allSteps(visits).map(({ journey_id }) => journey_id)).size).toBe(1);
  expect(stepTypes(visits).filter((type) => type === 'journey_start')).toHaveLength(1);
  expect(afterSending.map(({ assessment_id }) => assessment_id)).toEqual(
    afterSending.map(() => assessment?.id),
  );
  // The session that made it has the campaign, and every later one names the assessment.
  const made = visits.findIndex(({ session }) => session.session_id === assessment?.session_id);
  expect(made).toBe(1);
  expect(visits.map(({ session }) => session.assessment_id)).toEqual(
    visits.map((_, index) => (index > made ? assessment?.id : null)),
  );
});

test(
  'on a slowed processor every event has its own page’s title, and every view its id',
  full,
  async ({ page, viewport }) => {
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.goto('/');
    await hydrated(page);
    await trackerListens(page, site);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    let title = await page.title();
    const titles: Record<string, string> = { '/': title };
    for (const path of ['/about', '/fullservice', '/eworkflows', '/about', '/contact']) {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
      await page.waitForURL(path);
      await page.locator('h1').first().click();
      // For a moment a page that is left has no title, and the next one has none yet.
      await expect.poll(async () => ['', title].includes(await page.title())).toBe(false);
      title = await page.title();
      titles[path] = title;
    }
    await leaveSite(page);
    // Where the next page's styles do not come in time, it is opened by its address, in a visit of its own.
    const lastVisit = async () => (await site.visits(viewport)).at(-1);
    const lastPage = (visit?: Visit) =>
      visit?.session.session_end &&
      visit.events.findLast(({ event_type }) => event_type === 'page_view')?.page_url;
    await expect.poll(async () => lastPage(await lastVisit())).toBe('/contact');
    const visits = (await site.visits(viewport)).map(({ events }) => events);
    expect(visits).toHaveLength(documents.length);
    const events = visits.flat();
    expect(events.map(({ page_url, page_title }) => [page_url, page_title])).toEqual(
      events.map(({ page_url }) => [page_url, titles[page_url]]),
    );
    const views = events.filter(({ event_type }) => event_type === 'page_view');
    expect(views.map(({ page_url }) => page_url)).toEqual([
      '/',
      '/about',
      '/fullservice',
      '/eworkflows',
      '/about',
      '/contact',
    ]);
    expect(views.map(({ view_id }) => view_id)).toEqual(views.map(({ id }) => id));
    const pageOfView = new Map(views.map(({ id, page_url }) => [id, page_url]));
    expect(events.map(({ view_id }) => pageOfView.get(view_id ?? ''))).toEqual(
      events.map(({ page_url }) => page_url),
    );
    // In the order in which they happened, vitals aside, which are known late.
    for (const visit of visits) {
      const moments = visit
        .filter(({ event_type }) => !['web_vital', 'page_exit'].includes(event_type))
        .map(({ occurred_at }) => occurred_at.getTime());
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
    }
  },
);

test('a slow answer counts for the page it was slow on, if that is left at once', async ({
  page,
  viewport,
}) => {
  await page.goto('/about');
  await trackerListens(page, site);
  await page.locator('a[href="/contact"]').first().click();
  // Another page has begun: the browser has kept that, or it is stored already.
  const recorded = async () => [
    await page.evaluate(() => ({ ...localStorage })),
    await site.visits(viewport),
  ];
  await expect.poll(async () => JSON.stringify(await recorded())).toContain('page_exit');
  await page.evaluate(() => {
    const slow = document.querySelector('h1');
    slow?.addEventListener('click', () => {
      const end = performance.now() + 400;
      while (performance.now() < end);
    });
    // A press is pointerdown, pointerup and click, and counts as long as the slowest of them.
    const press: PerformanceEntry[] = [];
    const answered = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as PerformanceEventTiming[];
        press.push(...entries.filter(({ target, interactionId }) => target === slow && interactionId));
        const durations = press.map(({ duration }) => duration);
        if (press.some(({ name }) => name === 'click')) resolve(Math.max(...durations));
      }).observe({ type: 'event', durationThreshold: 16 });
    });
    Reflect.set(window, 'answered', answered);
    // Whoever leaves a page that is busy leaves it before it was ever idle.
    window.requestIdleCallback = () => 0;
  });
  await page.getByRole('heading', { level: 1 }).click();
  // A browser has measured an answer once that is on the screen, some time after the frame that shows it.
  const answered: number = await page.evaluate(() => Reflect.get(window, 'answered'));
  expect(answered).toBeGreaterThanOrEqual(400);
  await leaveSite(page);
  const pagesOfAnswer = async () =>
    (await site.visits(viewport))
      .flatMap(({ events }) => events)
      .filter(({ custom_properties: vital }) => vital?.name === 'INP' && vital.value === answered)
      .map(({ page_url }) => page_url);
  await expect.poll(pagesOfAnswer).toEqual(['/contact']);
});

test.describe('in one tab', () => {
  shareTab(site);

  test('what joins a way is gone from the browser once its day is over', async ({ page }) => {
    await page.goto('/about');
    const ids = '0199f0c2-7d3a-7c11-8000-0123456789ab_0199f0c2-7d3a-7c11-8000-0123456789ac';
    const kept = () => page.evaluate(() => localStorage.getItem('recent_assessment'));
    const keepSince = (hours: number) =>
      page.evaluate(
        ([key, hoursAgo]) =>
          localStorage.setItem('recent_assessment', `${key}_${Date.now() - Number(hoursAgo) * 3_600_000}`),
        [ids, hours],
      );
    await keepSince(23);
    await page.reload();
    await trackerListens(page, site);
    expect(await kept()).toContain(ids);
    await keepSince(25);
    await page.reload();
    await trackerListens(page, site);
    expect(await kept()).toBeNull();
  });

  test('the filled form of a finished assessment is no other journey', full, async ({ page, viewport }) => {
    await page.goto('/backend-form');
    await trackerListens(page, site);
    await takeAssessment(page, supportAnswers);
    await expect(page).toHaveURL('/services/ai-agents');
    await page.reload();
    await trackerListens(page, site);
    await page.goto('/backend-form');
    await trackerListens(page, site);
    await page.getByLabel('What should we call you?').focus();
    await page.getByLabel('Which process repeats itself most?').focus();
    await leaveSite(page);
    await expect
      .poll(async () => (await site.visits(viewport)).filter(({ session }) => session.session_end).length)
      .toBe(3);
    const types = stepTypes(await site.visits(viewport));
    expect(types.filter((type) => type === 'journey_start')).toHaveLength(1);
    expect(types).not.toContain('journey_abandon');
  });

  for (const size of [
    { width: 360, height: 640 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
    { width: 2560, height: 1300 },
  ]) {
    test.describe(`a window of ${size.width}×${size.height}`, () => {
      test.use({ viewport: size });

      test('leaves the same rows as any other', async ({ page }) => {
        await page.goto('/backend-form');
        await trackerListens(page, site);
        await chooseInvestment(page);
        await leaveSite(page);
        const visits = await visitsUntil(size, 'journey_abandon');
        const rows = allSteps(visits).map(({ event_type, question_number, completion_percentage }) => [
          event_type,
          question_number,
          Math.round(completion_percentage),
        ]);
        expect(rows).toEqual([
          ['journey_start', null, 0],
          ['question_view', 2, 67],
          ['question_answer', 2, 67],
          ['journey_abandon', 2, 67],
        ]);
      });
    });
  }

  test('which call to action was followed, and where to', async ({ page, viewport }) => {
    await page.goto('/');
    await hydrated(page);
    await trackerListens(page, site);
    for (const name of ['header-book-a-call', 'hero-book-a-call', 'about-book-a-call']) {
      await page.locator(`[data-cta="${name}"]`).click();
      await page.waitForURL('/contact');
      await page.goBack();
      await page.waitForURL('/');
    }
    // What was on its way as a page was left is sent by the next one.
    await page.goto('/privacy-policy');
    const followed = async () =>
      (await site.visits(viewport))
        .flatMap(({ events }) => events)
        .filter(({ event_type }) => event_type === 'click')
        .map(({ element_id, custom_properties }) => [element_id, custom_properties?.href]);
    await expect.poll(followed).toEqual([
      ['header-book-a-call', '/contact'],
      ['hero-book-a-call', '/contact'],
      ['about-book-a-call', '/contact'],
    ]);
  });

  test(
    'changing the answers of an open question is recorded, without a word of them',
    full,
    async ({ page, viewport }) => {
      await page.goto('/backend-form');
      await trackerListens(page, site);
      await takeAssessment(page, unclearAnswers);
      await page.getByRole('link', { name: 'Change my answers' }).click();
      await expect(transcend(page)).toBeVisible();
      await expect
        .poll(async () => allSteps(await site.visits(viewport)).map(({ action_taken }) => action_taken))
        .toContain('change_answers');
      expect(JSON.stringify(await site.visits(viewport))).not.toContain('Everything, really');
    },
  );

  for (const { path, label, words, submit, form, field } of [
    {
      path: '/hiring',
      label: 'Email',
      words: 'not an address',
      submit: /Submit/,
      form: 'application',
      field: 'email',
    },
    {
      path: '/backend-form',
      label: assessments.backend.questions[0].label,
      words: 'Maria '.repeat(20),
      submit: 'TRANSCEND',
      form: 'backend-assessment',
      field: 'name',
    },
  ]) {
    test(`a press that ${path} refuses counts the fields that were to blame`, async ({ page, viewport }) => {
      await page.goto(path);
      await trackerListens(page, site);
      if (path === '/backend-form') await answer(page, supportAnswers);
      await page.getByLabel(label).fill(words);
      await page.getByRole('button', { name: submit }).click();
      const faults = async () =>
        (await site.visits(viewport))
          .flatMap(({ events }) => events)
          .filter(({ event_type }) => event_type === 'form_error')
          .map(({ form_name, field_name, custom_properties }) => [
            form_name,
            field_name,
            custom_properties?.code,
          ]);
      await expect.poll(faults).toContainEqual([form, field, expect.any(String)]);
      // How they begin: whatever is recorded of a field is cut at 100 characters, and so never holds all of them.
      expect(JSON.stringify(await site.visits(viewport))).not.toContain(words.slice(0, 10));
    });
  }
});
