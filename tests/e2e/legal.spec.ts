import type { Page } from '@playwright/test';
import { accessibility, criterionLine } from '@/content/accessibility/statement';
import { accessibilityResults, criterionNumbers } from '@/content/accessibility/wcag';
import { privacyPolicy } from '@/content/legal/privacy';
import { privacyAnchors } from '@/tests/fixtures/specification-facts';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });
const effective = (page: Page) => page.getByText(/^Effective /);

const scrollToMiddle = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));

/** Beside the page its sections are all in sight in the window of a small laptop, and high enough to press. */
async function expectSectionsInSight(page: Page) {
  await page.setViewportSize({ width: 1280, height: 577 });
  await scrollToMiddle(page);
  for (const entry of await page.locator('#section-index').getByRole('link').all()) {
    await expect(entry).toBeInViewport({ ratio: 1 });
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
}

/** On paper it is black on white, with its contents and without the site around it. */
async function expectPrinted(page: Page) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ media: 'print' });
  const paper = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { backgroundColor, color };
  });
  expect(paper).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(contents(page).getByRole('list')).toBeVisible();
  await page.emulateMedia({ media: null });
}

/** Each page is opened once, in one tab, for what is asked of it there. */
const tab = openOnce();

test.describe('the privacy policy', () => {
  test.beforeAll(() => tab().goto('/privacy-policy'));

  test('has contents that lead to twelve sections and mark where the reader is', async () => {
    const page = tab();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(contents(page).getByRole('link')).toHaveCount(12);
    for (const [index, id] of privacyAnchors.entries()) {
      const link = contents(page).getByRole('link').nth(index);
      await link.click();
      await expect(page).toHaveURL(`/privacy-policy#${id}`);
      await expect(page.locator(`section#${id}`).getByRole('heading')).toBeInViewport();
    }
    const marked = contents(page).locator('[aria-current]');
    await expect(marked).toContainText('Updates to this policy');
    // On an upright screen the last sections never get far up: at the end of the page it is the last all the same.
    await page.setViewportSize({ width: 1440, height: 2000 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(marked).toContainText('Introduction');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(marked).toContainText('Updates to this policy');
  });

  test('folds its contents under one button on small screens', async () => {
    const page = tab();
    await page.setViewportSize({ width: 390, height: 800 });
    const button = contents(page).getByRole('button', { name: /^On this page/ });
    await expect(contents(page).getByRole('list')).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await contents(page).getByRole('link', { name: 'Third parties' }).click();
    await expect(contents(page).getByRole('list')).toBeHidden();
    await expect(page.locator('section#third-parties').getByRole('heading')).toBeInViewport();
  });

  test('has its sections in sight beside it', () => expectSectionsInSight(tab()));
  test('prints black on white', () => expectPrinted(tab()));
});

test.describe('the terms', () => {
  test.beforeAll(() => tab().goto('/terms-of-service'));

  test('hold from January 1, 2025', () => expect(effective(tab())).toHaveText('Effective January 1, 2025'));

  test('have their sections in sight beside them', () => expectSectionsInSight(tab()));

  test('have sections that go with the page where the window is lower than they are', async () => {
    const page = tab();
    await page.setViewportSize({ width: 1280, height: 480 });
    const entries = contents(page).getByRole('link');
    await entries.last().scrollIntoViewIfNeeded();
    await expect(entries.last()).toBeInViewport({ ratio: 1 });
    await scrollToMiddle(page);
    await expect(entries.first()).not.toBeInViewport();
  });

  test('print black on white', () => expectPrinted(tab()));
});

test.describe('the accessibility statement', () => {
  test.beforeAll(() => tab().goto('/accessibility'));

  test('says what the last run found, and leads to a way to report', async () => {
    const page = tab();
    const date = page.getByText(new RegExp(`^${accessibility.dateWords} `)).getByRole('time');
    await expect(date).toHaveAttribute('datetime', accessibilityResults.day);
    const items = await page.getByRole('listitem').allTextContents();
    for (const number of criterionNumbers)
      expect(items.filter((item) => item.includes(criterionLine(number)))).toHaveLength(1);
    const { href } = accessibility.sections.at(-1)?.links?.[0] ?? {};
    await expect(page.locator('#tell-us').getByRole('link')).toHaveAttribute('href', href ?? '');
  });

  test('prints black on white', () => expectPrinted(tab()));
});

test('a service has its sections in sight beside it', async () => {
  await tab().goto('/services/ai-agents');
  await expectSectionsInSight(tab());
});

test('Back leads to the page before', async () => {
  const page = tab();
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/about');
});

test('the policy holds from today, whatever day that is, says when its text was last changed, and tells whoever sends the privacy signal that it is heard', async ({
  page,
}) => {
  await test.step('holds from today, and says when its text was last changed', async () => {
    await page.clock.setFixedTime(new Date('2031-03-09T12:00:00'));
    await page.goto('/privacy-policy');
    await expect(effective(page)).toHaveText('Effective March 9, 2031');
    await expect(effective(page).getByRole('time')).toHaveAttribute('datetime', '2031-03-09');
    const changed = page.getByText(/^Last changed on /).getByRole('time');
    await expect(changed).toHaveAttribute('datetime', privacyPolicy([]).lastChanged);
    await page.clock.setFixedTime(new Date('2031-03-10T12:00:00'));
    await page.reload({ waitUntil: 'networkidle' });
    await expect(effective(page)).toHaveText('Effective March 10, 2031');
  });

  await test.step('tells whoever sends the privacy signal that it is heard', async () => {
    const notice = page.getByText('Your browser sends Global Privacy Control. Nothing');
    await expect(notice).toHaveCount(0);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.reload();
    await expect(notice).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('the contents are open', async ({ page }) => {
    await page.goto('/privacy-policy');
    await expect(contents(page).getByRole('link')).toHaveCount(12);
    await expect(contents(page).getByRole('link').first()).toBeVisible();
  });
});
