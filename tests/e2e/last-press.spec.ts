import type { Page, Request } from '@playwright/test';
import { offlineText } from '@/content/assessments/offline';
import { answer, supportAnswers, transcend } from './support/assessment';
import { frameDrawn, holdRequests, hydrated, inQuickMotion, seen } from './support/pages';
import { expect, full, shareSite, test } from './support/site';

const site = shareSite();

// On a slow network a visitor presses something else before the page of the first press is there.

const scripts = '**/*.js';
/** Whether the network answers, which pages ask before they leave by themselves. */
const isQuestion = (request: Request) => request.method() === 'HEAD';
/** What the router asks for a page. */
const dataOf = (path: string) => new RegExp(`${path}\\?.*_rsc=`);

const atFoot = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();

const press = (page: Page, path: string) => atFoot(page, path).dispatchEvent('click');

const back = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Back' });

/** Comes to the form from the page before it, fills it in, and presses TRANSCEND. */
async function pressTranscend(
  page: Page,
  beforeFilling: () => Promise<unknown> = async () => {},
  answers = supportAnswers,
) {
  await page.goto('/smart-decision');
  await hydrated(page);
  await page.getByRole('main').locator('a[href="/backend-form"]').click();
  await expect(page).toHaveURL('/backend-form');
  await beforeFilling();
  await answer(page, answers);
  await transcend(page).click();
}

/** Time for what must not happen: what was held has come, and the page has been drawn since. */
async function letGo(page: Page, release: () => Promise<void>) {
  const loaded = page.waitForLoadState('networkidle');
  await release();
  await loaded;
  await page.getByRole('main').evaluate(seen);
}

/** The network answers what a page has asked while the page of a link pressed since is still on its way; then that comes. */
async function answerWhilePageIsPending(
  page: Page,
  question: Request,
  letNetworkAnswer: () => Promise<void>,
  letPageCome: () => Promise<void>,
) {
  await expect(page.locator('[data-pending]')).toHaveCount(1);
  // Not awaited: of a question, which is a HEAD, Playwright hears the answer and never its end.
  void letNetworkAnswer();
  await question.response();
  await page.getByRole('main').evaluate(seen);
  await letGo(page, letPageCome);
}

test('who goes back before TRANSCEND has its scripts is not called away, and the answers are kept, with what was changed since', async ({
  page,
}) => {
  await page.clock.install();
  let release = () => Promise.resolve();
  const hold = async () => {
    release = await holdRequests(page, scripts);
  };
  await pressTranscend(page, hold, { ...supportAnswers, name: 'Gone back' });
  const investment = page.getByRole('radio', { name: '$1,500–3,000' });
  await investment.check();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/smart-decision');
  // As long as a press waits for its scripts.
  await page.clock.fastForward(2100);
  await letGo(page, release);
  await expect(page).toHaveURL('/smart-decision');
  expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('outbox:')))).toBe(
    true,
  );
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/backend-form');
  await expect(investment).toBeChecked();
});

test('a press whose scripts come too late is the same press once they have come', async ({ page }) => {
  await page.clock.install();
  const posted: object[] = [];
  await page.route('**/api/assessments', (route) => {
    const { id, answers } = route.request().postDataJSON();
    posted.push({ id, name: answers.name });
  });
  let release = () => Promise.resolve();
  const hold = async () => {
    release = await holdRequests(page, scripts);
  };
  await pressTranscend(page, hold, { ...supportAnswers, name: 'Anna ' });
  // As long as a press waits for its scripts.
  await page.clock.fastForward(2100);
  const pressed = () => page.evaluate(() => sessionStorage.getItem('assessment'));
  await expect.poll(pressed).toContain('Anna');
  await release();
  await expect(page).toHaveURL('/analysis-loading');
  await expect.poll(() => posted).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL('/backend-form');
  await transcend(page).click();
  await expect.poll(() => posted).toHaveLength(2);
  expect(posted).toEqual([posted[0], posted[0]]);
});

test('TRANSCEND can be pressed again where Back and Forward took the place of its page', async ({ page }) => {
  let release = () => Promise.resolve();
  await pressTranscend(page, async () => {
    await page.reload();
    await hydrated(page);
    release = await holdRequests(page, /_rsc=/);
  });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/smart-decision');
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/backend-form');
  await letGo(page, release);
  await expect(page).toHaveURL('/backend-form');
  await transcend(page).click();
  await page.getByRole('button', { name: /^Show .+ now$/ }).click();
  await expect(page).toHaveURL('/services/ai-agents');
  expect(await site.assessments({ name: supportAnswers.name ?? '' })).toHaveLength(1);
});

test('the loading screen does not take the place of a page that was pressed for', async ({ page }) => {
  await page.clock.install();
  await page.goto('/backend-form');
  await answer(page, supportAnswers);
  await page.clock.pauseAt(Date.now() + 60_000);
  await transcend(page).click();
  await expect(page).toHaveURL('/analysis-loading');
  await expect(page.getByRole('button', { name: /^Show .+ now$/ })).toBeVisible();
  const release = await holdRequests(page, dataOf('/about'));
  await press(page, '/about');
  await page.clock.runFor(9000);
  await expect(page).toHaveURL('/analysis-loading');
  release();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page).toHaveURL('/about', { timeout: 500 });
  }).toPass();
});

test.describe('in motion', () => {
  test.use(inQuickMotion);

  /** Answers, and asks for the result, in a browser that takes the picture of the page when the test says so. */
  async function askForResult(page: Page) {
    await page.addInitScript(() => {
      document.startViewTransition = (change) => {
        Object.assign(window, { change });
        return { ready: Promise.resolve() } as unknown as ViewTransition;
      };
    });
    await pressTranscend(page);
    await page.getByRole('button', { name: /^Show .+ now$/ }).click();
    await page.waitForLoadState('networkidle');
    return async () => {
      const isHeld = await page.evaluate(() => {
        const next = new Promise((resolve) => setTimeout(resolve, 0, true));
        return Promise.race([Reflect.get(window, 'change')(), next]);
      });
      expect(isHeld, 'the page stands still').toBeUndefined();
      await frameDrawn(page);
    };
  }

  test('who goes back, or presses a link, as the loading screen leaves is not called to the result', async ({
    page,
  }) => {
    const takePicture = await askForResult(page);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/backend-form');
    await takePicture();
    await expect(page).toHaveURL('/backend-form');

    await test.step('a link', async () => {
      await transcend(page).click();
      await page.getByRole('button', { name: /^Show .+ now$/ }).click();
      const letPageCome = await holdRequests(page, dataOf('/about'));
      await press(page, '/about');
      await expect(page.locator('[data-pending]')).toHaveCount(1);
      await takePicture();
      await expect(page).toHaveURL('/analysis-loading');
      await letPageCome();
      await expect(page).toHaveURL('/about');
    });
  });
});

test('TRANSCEND that waits for the network does not take the place of a page that is pressed for', async ({
  page,
  context,
}) => {
  await page.goto('/backend-form');
  await answer(page, supportAnswers);
  await context.setOffline(true);
  await transcend(page).click();
  await expect(page.getByText(offlineText(true))).toBeVisible();
  const letNetworkAnswer = await holdRequests(page, '**/analysis-loading');
  const letPageCome = await holdRequests(page, dataOf('/about'));
  const asked = page.waitForRequest(isQuestion);
  await context.setOffline(false);
  const question = await asked;
  await press(page, '/about');
  await answerWhilePageIsPending(page, question, letNetworkAnswer, letPageCome);
  await expect(page).toHaveURL('/about');
});

const demo = '/demo?service=ai-agents&from=/services/ai-agents';
const afterDemo = /[^=]\/services\/ai-agents$/;

/** Opens the demo's screen and lets its time run out. */
async function demoAtItsEnd(page: Page) {
  await page.clock.install();
  await page.goto(demo);
  await hydrated(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const asked = page.waitForRequest(isQuestion);
  await page.clock.runFor(120_000);
  return { question: await asked };
}

test('the demo does not take the place of a page that is pressed for while it waits for the network', async ({
  page,
}) => {
  const letNetworkAnswer = await holdRequests(page, afterDemo);
  const { question } = await demoAtItsEnd(page);
  const letPageCome = await holdRequests(page, dataOf('/contact'));
  await page.getByRole('link', { name: /^Book a Personal Demo/ }).click();
  await answerWhilePageIsPending(page, question, letNetworkAnswer, letPageCome);
  await expect(page).toHaveURL('/contact');
});

for (const { what, held, isLast, patience, set } of [
  {
    what: 'its data',
    held: dataOf('/services/ai-agents'),
    isLast: (request: Request) => dataOf('/services/ai-agents').test(request.url()),
    patience: 0,
    set: {},
  },
  { what: 'the styles', held: /\.css$/, isLast: isQuestion, patience: 0, set: full },
  {
    what: 'a document, as the styles have not come',
    held: /\.css$|[^=]\/services\/ai-agents$/,
    isLast: isQuestion,
    patience: 2000,
    set: full,
  },
])
  test(
    `Stay on this page is heard while the page after the demo waits for ${what}`,
    set,
    async ({ page }) => {
      const release = await holdRequests(page, held);
      await page.route(afterDemo, (route) =>
        isQuestion(route.request()) ? route.continue() : route.fallback(),
      );
      const last = page.waitForRequest(isLast);
      const { question } = await demoAtItsEnd(page);
      await question.response();
      await page.getByRole('main').evaluate(seen);
      await last;
      // Pressed by the page itself: once a document is on its way Playwright cannot.
      await page
        .getByRole('button', { name: 'Stay on this page' })
        .evaluate((button: HTMLElement, after) => setTimeout(() => button.click(), after), patience + 1);
      await page.clock.runFor(patience + 1);
      await expect(page.getByText('The countdown has stopped')).toBeVisible();
      await letGo(page, release);
      await page.clock.runFor(3000);
      await page.getByRole('main').evaluate(seen);
      await expect(page).toHaveURL(demo);
      await expect(page.getByText('The countdown has stopped')).toBeVisible();
    },
  );

test('Stay on this page takes back a document that the styles have overtaken', full, async ({ page }) => {
  const letStylesCome = await holdRequests(page, /\.css$/);
  const letDocumentCome = await holdRequests(page, afterDemo);
  await page.route(afterDemo, (route) => (isQuestion(route.request()) ? route.continue() : route.fallback()));
  const { question } = await demoAtItsEnd(page);
  await question.response();
  await page.getByRole('main').evaluate(seen);
  // Pressed by the page itself, as above, once it has heard of the last sheet.
  await page.getByRole('button', { name: 'Stay on this page' }).evaluate((button: HTMLElement) => {
    const coming = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
      ({ sheet }) => !sheet,
    );
    const come = coming.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
    void Promise.all(come).then(() => {
      button.click();
      console.log(`pressed after ${come.length} sheets`);
    });
  });
  const leaving = page.waitForRequest((request) => request.isNavigationRequest());
  const pressed = page.waitForEvent('console', (message) => /pressed after [1-9]/.test(message.text()));
  await page.clock.runFor(2001);
  await leaving;
  await letStylesCome();
  await pressed;
  await letDocumentCome();
  await page.getByRole('main').evaluate(seen);
  await expect(page).toHaveURL(demo);
  await expect(page.getByText('The countdown has stopped')).toBeVisible();
});

test('Stay on this page lets the styles come that are on their way', full, async ({ page }) => {
  const lost: string[] = [];
  page.on('requestfailed', (request) => lost.push(new URL(request.url()).pathname));
  const letStylesCome = await holdRequests(page, /\.css$/);
  await page.goto(demo);
  await hydrated(page);
  const asked = page.waitForRequest(/\.css$/);
  await page.getByRole('link', { name: /^Book a Personal Demo/ }).hover();
  await asked;
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await letGo(page, letStylesCome);
  expect(lost.filter((path) => path.endsWith('.css'))).toEqual([]);
});

test('of two links pressed before the styles have come, the last one opens', async ({ page }) => {
  await page.clock.install();
  await holdRequests(page, '**/*.css');
  await page.goto('/fullservice');
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page, '/about');
  await page.clock.fastForward(1500);
  await press(page, '/contact');
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  await page.clock.fastForward(600);
  await page.getByRole('main').evaluate(seen);
  expect(opened).toEqual([]);
  await page.clock.fastForward(1500);
  await expect(page).toHaveURL('/contact');
});

for (const elsewhere of ['/about', '/contact']) {
  test(`who gives up a choice of the open question for ${elsewhere} stays where they went`, async ({
    page,
  }) => {
    await page.goto('/contact?clarify=backend');
    await hydrated(page);
    await atFoot(page, elsewhere).hover();
    await page.waitForLoadState('networkidle');
    // And what is fetched ahead of the form: no other page opens while scripts of one that was fetched ahead are on their way.
    const letFormCome = await holdRequests(page, dataOf('/backend-form'));
    const letScriptsCome = await holdRequests(page, scripts);
    await page.getByRole('link', { name: /^Operations/ }).click();
    await expect(page.locator('[data-pending]'), 'a press is seen to be heard').toHaveCount(1);
    await press(page, elsewhere);
    await expect(page).toHaveURL(elsewhere);
    await letGo(page, async () => {
      await letFormCome();
      await letScriptsCome();
    });
    // The form is prepared, and would open now.
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await expect.poll(kept).toContain('tasks behind the scenes');
    // What a page is about to show is rendered before its browser is idle.
    for (const _ of ['asked for', 'shown'])
      await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await expect(page).toHaveURL(elsewhere);
  });
}

test('a choice of the open question shows that its form is on its way', full, async ({ page }) => {
  await page.goto('/contact?clarify=backend');
  await hydrated(page);
  const release = await holdRequests(page, dataOf('/backend-form'));
  const asked = page.waitForRequest(dataOf('/backend-form'));
  await page.getByRole('link', { name: /^Operations/ }).click();
  await asked;
  await expect(page.locator('[data-pending]')).toHaveCount(1);
  await release();
  await expect(page).toHaveURL('/backend-form#q1Typed');
  await expect(page.locator('[data-pending]')).toHaveCount(0);
});

test('a second press of Back goes no further than the first', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await press(page, '/about');
  await expect(page).toHaveURL('/about');
  await press(page, '/contact');
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await hydrated(page);
  const release = await holdRequests(page, /_rsc=|\.css/);
  await back(page).click();
  await expect(page).toHaveURL('/about');
  await back(page).click();
  await letGo(page, release);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/promise/);
});

test('a link to the page one is on takes back the press of another', async ({ page }) => {
  await page.goto('/fullservice');
  await hydrated(page);
  await atFoot(page, '/about').hover();
  await page.waitForLoadState('networkidle');
  const release = await holdRequests(page, dataOf('/contact'));
  await press(page, '/contact');
  await expect(page.locator('[data-pending]')).toHaveCount(1);
  await press(page, '/fullservice');
  const answered = page.waitForResponse(dataOf('/contact'));
  release();
  await answered;
  await page.getByRole('main').evaluate(seen);
  await expect(page).toHaveURL('/fullservice');
});

test('a link to the page one is on takes back the press of another that waits for its styles', async ({
  page,
}) => {
  const letStylesCome = await holdRequests(page, '**/*.css');
  await page.goto('/fullservice');
  await hydrated(page);
  await page.clock.install();
  await press(page, '/about');
  await expect(page.locator('[data-pending]')).toHaveCount(1);
  await press(page, '/fullservice');
  await letStylesCome();
  await page.clock.runFor(5000);
  await page.getByRole('main').evaluate(seen);
  await expect(page).toHaveURL('/fullservice');
});
