import type { Page } from '@playwright/test';
import { integratedOffer } from '@/content/services';
import { accessibilityFindings } from './support/accessibility';
import { holdRequests, hydrated, movedBy } from './support/pages';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

const openQuestions = (page: Page) => page.locator('details[name="questions"][open]');
const question = (page: Page, words: string) => page.locator('summary').filter({ hasText: words });

/** For tests that open a page and remember nothing. */
const tab = openOnce();

test('each event of the integrated offer stands on the stave of its part, under its day', async () => {
  const page = tab();
  const { specimen } = integratedOffer;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(integratedOffer.path);
  const drawing = page.locator('#specimen figure');
  const placeOf = async (text: string) => {
    const { x, y } = (await drawing.getByText(text, { exact: true }).first().boundingBox()) ?? { x: 0, y: 0 };
    return { x: Math.round(x), y: Math.round(y) };
  };
  for (const { part, day, text } of specimen.events) {
    const event = await drawing.getByRole('listitem').filter({ hasText: text }).boundingBox();
    const under = await placeOf(specimen.days[day]);
    const beside = await placeOf(specimen.parts[part]);
    expect([text, Math.round(event?.x ?? 0), Math.round(event?.y ?? 0)]).toEqual([text, under.x, beside.y]);
    expect(beside.x).toBeLessThan(under.x);
  }
});

test('what stands in one drawing has one size, and what stands side by side begins together', async () => {
  const page = tab();
  await page.setViewportSize({ width: 1024, height: 900 });
  const placesOf = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return { top: Math.round(top + scrollY), height: Math.round(height) };
      }),
    );
  await page.goto('/services/lead-capture-crm');
  const entries = await placesOf('#specimen figure ul > li');
  expect(entries).toHaveLength(5);
  expect(new Set(entries.map(({ height }) => height)).size).toBe(1);

  await page.goto('/services/appointment-setting');
  const features = 'section:has(> div > h2:text("From a message")) dl > div';
  for (const part of [':first-child', ':last-child']) {
    const cards = await placesOf(`${features}${part}`);
    expect(cards).toHaveLength(3);
    expect(new Set(cards.map((card) => JSON.stringify(card))).size, part).toBe(1);
  }
});

test('guarantees beside each other begin on one line, however long they are', async () => {
  const page = tab();
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/services/ai-email-outreach');
  const lines = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /: conditions$/ }) })
    .evaluateAll((items) =>
      items.slice(0, 3).map((item) => {
        const words = document.createRange();
        words.selectNodeContents(item.querySelector('a') ?? item);
        const shown = [...words.getClientRects()].filter(({ width }) => width > 1);
        return { first: Math.round(shown[0]?.top ?? 0), lines: new Set(shown.map(({ top }) => top)).size };
      }),
    );
  expect(new Set(lines.map(({ lines: count }) => count)).size).toBe(2);
  expect(new Set(lines.map(({ first }) => first)).size).toBe(1);
});

test('the badge beside the email label explains itself', async () => {
  const page = tab();
  await page.goto('/services/ai-email-outreach');
  await question(page, 'Most Popular Service').click();
  await expect(page.getByText('Follow-ups that stop with the first reply')).toBeVisible();
});

test('on a phone the keyboard reaches the way to pay where it stands, before what is said of a workflow', async () => {
  const page = tab();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/workflows/auto-vsl-generator');
  await page.getByRole('main').getByRole('link', { name: 'Go to purchase' }).last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms of Service' })).toBeFocused();
});

test('on a phone the list of sections covers nothing that the keyboard comes to after it', async () => {
  const page = tab();
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/services/ai-agents');
  await hydrated(page);
  const index = page.getByRole('navigation', { name: 'On this page' });
  const toggle = index.getByRole('button');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).focus();
  // The row is seen first, wherever the document has it.
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await index.getByRole('link', { name: 'Timeline' }).press('Escape');
  await expect(toggle).toBeFocused();
  await expect(index.getByRole('list')).toBeHidden();

  await page.keyboard.press('Enter');
  // A press beside the links gives the focus to what is around the list, which is no stop behind it.
  await page.locator('#main').focus();
  await expect(index.getByRole('list')).toBeVisible();
  await index.getByRole('link').last().press('Tab');
  const stop = page.getByRole('main').getByRole('link', { name: 'Book a Call' }).first();
  await expect(stop).toBeFocused();
  const isSeen = stop.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(await isSeen).toBe(true);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test.describe('the two directions of the phone page', () => {
  const direction = (page: Page, name: string) => page.getByRole('radio', { name });
  const incoming = (page: Page) => page.getByRole('heading', { name: 'Questions about incoming calls' });
  const outgoing = (page: Page) => page.getByRole('heading', { name: 'Questions about outgoing calls' });

  const calls = (page: Page) =>
    page.getByRole('main').getByRole('link', { name: 'Book a Call' }).filter({ visible: true });

  test.describe('by an address', () => {
    const opened = openOnce((page) =>
      page.goto('/services/ai-phone-callers?mode=outbound#source-outbound-1'),
    );

    test('can be linked, and a place that only one of them has', async () => {
      await expect(direction(opened(), 'Outbound')).toBeChecked();
      await expect(outgoing(opened())).toBeVisible();
      await expect(opened().locator('#source-outbound-1')).toBeInViewport();
    });

    test('have no finding of axe when outbound, with the badge open', async () => {
      await question(opened(), 'Second Most Provided Service').click();
      await question(opened(), 'Can it cold-call strangers?').click();
      expect(await accessibilityFindings(opened())).toEqual([]);
    });

    test('can be left for the other one, which closes the open question and stands in the address', async () => {
      const page = opened();
      await page.goto('/services/ai-phone-callers?mode=outbound');
      await expect(direction(page, 'Outbound')).toBeChecked();
      await question(page, 'Can it cold-call strangers?').click();
      await direction(page, 'Inbound').check();
      await expect(openQuestions(page)).toHaveCount(0);
      await expect(page).toHaveURL('/services/ai-phone-callers?mode=inbound');
    });

    test('are inbound where it names an unknown one', async () => {
      const page = opened();
      await page.goto('/services/ai-phone-callers?mode=sideways');
      await expect(direction(page, 'Inbound')).toBeChecked();
    });

    test('start inbound without one, change everything, and leave no question open', async () => {
      const page = opened();
      await page.goto('/services/ai-phone-callers');
      await expect(direction(page, 'Inbound')).toBeChecked();
      await expect(outgoing(page)).toBeHidden();
      await expect(calls(page)).toHaveText(['Book a Call about Inbound', 'Book a Call about Inbound']);
      await question(page, 'Can I keep my number?').click();
      await expect(openQuestions(page)).toHaveCount(1);
      await direction(page, 'Outbound').check();
      await expect(openQuestions(page)).toHaveCount(0);
      await expect(page).toHaveURL('/services/ai-phone-callers?mode=outbound');
      await expect(incoming(page)).toBeHidden();
      await expect(calls(page)).toHaveText(['Book a Call about Outbound', 'Book a Call about Outbound']);
      for (const words of [
        'Outbound calls to people who agreed',
        'What you get: outbound AI calls',
        'Ask what your list allows',
      ]) {
        await expect(page.getByText(words)).toBeVisible();
      }
      await direction(page, 'Inbound').check();
      await expect(incoming(page)).toBeVisible();
      await expect(page.getByText('List the calls you miss')).toBeVisible();
    });
  });

  test.describe('before the scripts have come', () => {
    const opened = openOnce();
    test.afterEach(() => opened().unrouteAll());

    const phonePage = '/services/ai-phone-callers';
    const chosen = (name: string) => (page: Page) => direction(page, name).check();
    for (const { what, from, choose, shown } of [
      {
        what: 'chosen against the address',
        from: '?mode=inbound',
        choose: [chosen('Outbound')],
        shown: 'outbound',
      },
      {
        what: 'chosen twice',
        from: '?mode=outbound',
        choose: [chosen('Outbound'), chosen('Inbound')],
        shown: 'inbound',
      },
      {
        what: 'only focused',
        from: '?mode=outbound',
        choose: [(page: Page) => direction(page, 'Inbound').focus()],
        shown: 'outbound',
      },
    ])
      test(`are ${shown} with ${from} when ${what}`, async () => {
        const page = opened();
        const release = await holdRequests(page, '**/*.js');
        await page.goto(`${phonePage}${from}`, { waitUntil: 'commit' });
        for (const act of choose) await act(page);
        release();
        await hydrated(page);
        await expect(page).toHaveURL(`${phonePage}?mode=${shown}`);
        await expect(shown === 'inbound' ? incoming(page) : outgoing(page)).toBeVisible();
      });

    test('are in the address once they have, what was opened of the chosen one stays open, and whoever follows a link and comes back finds them', async () => {
      const page = opened();
      const release = await holdRequests(page, '**/*.js');
      await page.goto(phonePage, { waitUntil: 'commit' });
      await question(page, 'Second Most Provided Service').click();
      await chosen('Outbound')(page);
      await question(page, 'Can it cold-call strangers?').click();
      release();
      await expect(page).toHaveURL(`${phonePage}?mode=outbound`);
      await expect(page.locator('main details[open] > summary').filter({ visible: true })).toHaveText([
        /^Second Most Provided Service/,
        /^Can it cold-call strangers/,
      ]);
      await hydrated(page);
      await page.getByRole('contentinfo').locator('a[href="/about"]').first().click();
      await expect(page).toHaveURL('/about');
      await page.goBack();
      await expect(page).toHaveURL(`${phonePage}?mode=outbound`);
      await expect(direction(page, 'Outbound')).toBeChecked();
    });

    test('are in the address once they have, also as the browser itself has kept them', async () => {
      const page = opened();
      const release = await holdRequests(page, '**/*.js');
      await page.goto(phonePage, { waitUntil: 'commit' });
      await chosen('Outbound')(page);
      await page.getByRole('contentinfo').locator('a[href="/about"]').first().click();
      await expect(page).toHaveURL('/about');
      await page.goBack({ waitUntil: 'commit' });
      await expect(direction(page, 'Outbound')).toBeChecked();
      release();
      await expect(page).toHaveURL(`${phonePage}?mode=outbound`);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('can both be chosen and read', async ({ page }) => {
      await page.goto('/services/ai-phone-callers');
      await expect(incoming(page)).toBeVisible();
      await direction(page, 'Outbound').check();
      await expect(outgoing(page)).toBeVisible();
      await expect(incoming(page)).toBeHidden();
    });
  });
});

test.describe('AI Agents on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  const opened = openOnce((page) => page.goto('/services/ai-agents'));

  test('the section index stays in view on wide screens and marks the section being read', async () => {
    const page = opened();
    const index = page.getByRole('navigation', { name: 'On this page' });
    await index.getByRole('link', { name: 'Timeline' }).click();
    await expect(index.getByRole('link', { name: 'Timeline' })).toHaveAttribute('aria-current', 'true');
    await expect(index.getByRole('link', { name: 'Timeline' })).toBeInViewport();
    await expect(index.locator('[aria-current]:visible')).toHaveCount(1);
  });

  test('the keyboard goes the way of the eye: through the first screen, then to the section index', async () => {
    const page = opened();
    // In every browser: only Chromium follows an order that a style gives.
    const inDocument = page.locator('#overview, #specimen, #section-index, #problems');
    expect(await inDocument.evaluateAll((parts) => parts.map(({ id }) => id))).toEqual([
      'overview',
      'specimen',
      'section-index',
      'problems',
    ]);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Book a Call' }).first()).toBeFocused();
  });

  test('every list is one in Safari too, which takes those without any style of markers for none', async () => {
    const styles = await opened()
      .locator('main :is(ul, ol)')
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
    expect(styles.length).toBeGreaterThan(5);
    expect(styles).not.toContain('none');
  });

  test('the section index marks a section once it has reached the upper third of the window', async () => {
    const page = opened();
    const index = page.getByRole('navigation', { name: 'On this page' });
    for (const [y, name] of [
      [320, 'Industry statistics'],
      [270, 'Problems'],
    ] as const) {
      await page.locator('#problems').evaluate((section, at) => {
        window.scrollTo(0, window.scrollY + section.getBoundingClientRect().top - at);
      }, y);
      await expect(index.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    }
  });

  test('none of the questions of AI Agents is open at first, and one at most across both lists', async () => {
    const page = opened();
    await expect(openQuestions(page)).toHaveCount(0);
    await question(page, 'Where can it answer?').click();
    await expect(openQuestions(page)).toHaveAttribute('id', '6');
    // As in browsers that do not hold the page in its place by themselves.
    await page.locator('html').evaluate((html) => html.style.setProperty('overflow-anchor', 'none'));
    const bound = question(page, 'How long am I bound?');
    await bound.scrollIntoViewIfNeeded();
    expect(await movedBy(bound, () => bound.click())).toBeLessThanOrEqual(1);
    await expect(openQuestions(page)).toHaveAttribute('id', 'common-2');
    await expect(openQuestions(page)).toHaveCount(1);
    await bound.click();
    await expect(openQuestions(page)).toHaveCount(0);
  });
});
