import type { Page } from '@playwright/test';
import { errorSummary } from './support/assessment';
import { submitButton } from './support/careers';
import { holdRequests, hydrated, inQuickMotion, layOutFarSections, seen } from './support/pages';
import { expect, full, shareSite, test } from './support/site';

shareSite();

const sheets = '**/*.css';

const holdSheets = (page: Page) => holdRequests(page, sheets);

/**
 * Remembers how every element looks, or says which look otherwise than remembered, and in what.
 * @param asked a selector of those that are looked at again: to read all of them takes longest
 */
const compareLooks = (page: Page, asked = '*') =>
  page.evaluate((selector) => {
    for (const animation of document.getAnimations()) animation.cancel();
    // Those it had at first: the whole sheets name variables besides that nothing on the page reads.
    const properties: string[] = Reflect.get(window, 'properties') ?? [...getComputedStyle(document.body)];
    Reflect.set(window, 'properties', properties);
    const before: string[][] | undefined = Reflect.get(window, 'looks');
    const parts = [undefined, '::before', '::after'];
    const looks = [...document.body.querySelectorAll('*')].flatMap((element, index) =>
      parts.map((part, place) => {
        if (!element.matches(selector)) return before?.[parts.length * index + place] ?? [];
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        return properties.map((property) => style.getPropertyValue(property));
      }),
    );
    Reflect.set(window, 'looks', looks);
    return looks.flatMap((look, index) =>
      look.flatMap((value, place) =>
        value === (before ?? looks)[index]?.[place] ? [] : [`${index}: ${properties[place]}: ${value}`],
      ),
    );
  }, asked);

/** Whether the page looks as it did the last time this was asked. */
const isStill = async (page: Page) => (await compareLooks(page)).length === 0;

const wholeSheets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );

/** As a finger does that lies on a link: the page looks the same. */
const reachForLink = (page: Page) => page.locator('main a[href^="/"]').first().dispatchEvent('touchstart');

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

async function sendNothing(page: Page) {
  await submitButton(page).click();
  await expect(errorSummary(page)).toBeVisible();
}

/** Pages, and what they show once it is asked for. */
const looks: { path: string; ask?: (page: Page) => Promise<void>; set?: typeof full }[] = [
  { path: '/', ask: layOutFarSections },
  { path: '/fullservice', set: full },
  { path: '/services/integrated-offer', set: full },
  { path: '/workflows/cinematic-quote-pages', set: full },
  { path: '/backend-form', set: full },
  { path: '/hiring', ask: sendNothing },
  { path: '/contact/income', set: full },
  { path: '/nowhere', ask: openMenu },
];

// A page that lost a rule for want of a class would look otherwise once the whole sheets are there.
for (const { path, ask, set = {} } of looks)
  test(`${path} looks the same with the styles of the whole site`, set, async ({ page }) => {
    const release = await holdSheets(page);
    await page.goto(path, { waitUntil: 'load' });
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await ask?.(page);
    await compareLooks(page);
    // What moves slowly looks the same for a moment.
    await expect.poll(() => isStill(page), { intervals: [100, 250] }).toBe(true);
    expect(await wholeSheets(page)).toBe(false);
    release();
    await reachForLink(page);
    await expect.poll(() => wholeSheets(page)).toBe(true);
    expect(await compareLooks(page)).toEqual([]);
    // What cannot differ says nothing.
    await page.getByRole('main').evaluate((main) => main.classList.add('sr-only'));
    expect(await compareLooks(page, 'main')).not.toEqual([]);
  });

test('a page asks for no sheet before a visitor reaches for a link', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url());
  });
  await page.goto('/fullservice', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await reachForLink(page);
  await expect.poll(() => wholeSheets(page)).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
});

/** Whether the document is the one that was opened by its address. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isMarked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true);

/** From here on, nobody waits too long for the styles of the whole site. @returns what lets time pass again once they are there */
async function stopWaiting(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return async () => {
    await expect.poll(() => wholeSheets(page)).toBe(true);
    await page.clock.resume();
  };
}

const followToServices = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Browse ALL Services' }).click();

const expectStyledServices = async (page: Page) => {
  await expect(page).toHaveURL('/fullservice');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Hanken');
};

test.describe('a link pressed before the styles of the whole site', () => {
  test.use(inQuickMotion);

  test('opens its page once they are there, and shows that it is on its way', async ({ page }) => {
    const release = await holdSheets(page);
    await page.goto('/');
    await hydrated(page);
    await mark(page);
    const goOn = await stopWaiting(page);
    await followToServices(page);
    const bar = () => page.evaluate(() => getComputedStyle(document.body, '::after').content);
    await expect.poll(bar).toBe('""');
    await expect(page).toHaveURL('/');
    // Who goes to a section of the page meanwhile has not gone on to another one.
    await page.evaluate(() => location.assign('#workflows'));
    release();
    await goOn();
    await expectStyledServices(page);
    expect(await isMarked(page)).toBe(true);
  });

  test('opens its page by its address where they cannot be had', full, async ({ page }) => {
    await page.route(sheets, (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
    await mark(page);
    await followToServices(page);
    await expectStyledServices(page);
    expect(await isMarked(page)).toBe(false);
  });

  test('opens its page by its address where they do not come', async ({ page }) => {
    await page.clock.install();
    await holdSheets(page);
    await page.goto('/');
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await mark(page);
    await followToServices(page);
    let isLeaving = false;
    page.on('request', (request) => {
      isLeaving ||= request.isNavigationRequest();
    });
    await page.clock.fastForward(1900);
    await page.getByRole('main').evaluate(seen);
    expect(isLeaving).toBe(false);
    await page.clock.fastForward(200);
    await expectStyledServices(page);
    expect(await isMarked(page)).toBe(false);
  });
});

/** Whether the landing page stands there as its styles draw it. */
const isLandingStyled = (page: Page) =>
  page.evaluate(
    () => getComputedStyle(document.querySelector('main input[type=radio]') ?? document.body).opacity,
  );

test.describe('Back after a page was loaded anew, in whose document the other page has no styles yet', () => {
  /** On the way back to the landing page. */
  async function reloadedServices(page: Page) {
    await page.goto('/');
    const styled = await isLandingStyled(page);
    // So that nothing moves between the two halves of the press.
    await layOutFarSections(page);
    await followToServices(page);
    await expectStyledServices(page);
    await page.reload();
    await hydrated(page);
    await mark(page);
    expect(await wholeSheets(page)).toBe(false);
    return styled;
  }

  /** Goes back while they do not come. @returns how the landing page is styled, and what lets them come */
  async function goBackUnstyled(page: Page) {
    const styled = await reloadedServices(page);
    const letGo = await holdSheets(page);
    const goOn = await stopWaiting(page);
    const asked = page.waitForRequest(sheets);
    await page.evaluate(() => history.back());
    await asked;
    const release = async () => {
      letGo();
      await goOn();
    };
    return { styled, release };
  }

  async function expectStyledLanding(page: Page, styled: string) {
    await expect(page.locator('#workflows')).toBeVisible();
    expect(await isLandingStyled(page)).toBe(styled);
  }

  test('waits for them', async ({ page }) => {
    const { styled, release } = await goBackUnstyled(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    await release();
    await expectStyledLanding(page, styled);
    expect(await isMarked(page)).toBe(true);
  });

  test('stays where it is for whoever goes forward again before they are there', async ({ page }) => {
    const { styled, release } = await goBackUnstyled(page);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL('/fullservice');
    await release();
    await page.getByRole('main').evaluate(seen);
    await expect(page).toHaveURL('/fullservice');
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    await page.evaluate(() => history.back());
    await expectStyledLanding(page, styled);
    expect(await isMarked(page)).toBe(true);
  });

  test('loads the page by its address where they cannot be had', full, async ({ page }) => {
    const styled = await reloadedServices(page);
    await page.route(sheets, (route) => route.abort());
    await page.evaluate(() => history.back());
    await expectStyledLanding(page, styled);
    expect(await isMarked(page)).toBe(false);
  });
});

test('a Back without a history opens its page once the styles of the whole site are there', async ({
  page,
}) => {
  await page.route(sheets, (route) => route.abort());
  await page.goto('/demo?service=ai-agents&from=/services/ai-agents');
  await hydrated(page);
  await mark(page);
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/services/ai-agents');
  expect(await isMarked(page)).toBe(false);
});
