import { expectNoFindings } from './support/accessibility';
import { hydrated, movedBy, seen } from './support/pages';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

test.describe('the page as it opens', () => {
  const opened = openOnce(async (page) => {
    await page.goto('/');
    await hydrated(page);
  });

  test('at 400 % zoom nothing scrolls sideways, and the first action is in reach', async () => {
    const page = opened();
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => window.scrollTo(10_000, 0));
    const sideways = () => [window.scrollX, document.documentElement.scrollWidth];
    expect(await page.evaluate(sideways)).toEqual([0, 320]);
    const book = page.getByRole('main').getByRole('link', { name: 'Book a Call' }).first();
    await book.focus();
    await expect(book).toBeInViewport();
  });

  test('at 400 % zoom a question stays where it was pressed, though the answer above it closes', async () => {
    const page = opened();
    await page.setViewportSize({ width: 320, height: 256 });
    for (const question of await page.locator('#questions summary').all()) {
      await question.focus();
      await question.evaluate(seen);
      expect(await movedBy(question, () => question.press('Enter'))).toBeLessThanOrEqual(1);
      await expect(question).toBeInViewport({ ratio: 1 });
    }
  });

  test('axe finds nothing at 360, 768 and 1440 px in either theme, questions open', async () => {
    const page = opened();
    await page.getByText('What does a service cost?').click();
    await expect(page.locator('#questions details[open]')).toHaveCount(1);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoFindings(page, `${width} px`);
    }
  });

  test('axe finds nothing with a popup or the menu open, in either theme', async () => {
    const page = opened();
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const name of ['AI Agent', 'Auto Email Outreach']) {
      await page.getByRole('button', { name: `Featured Service: ${name}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFindings(page, `the popup of ${name}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('banner').getByRole('button').click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectNoFindings(page, 'the menu');
  });
});
