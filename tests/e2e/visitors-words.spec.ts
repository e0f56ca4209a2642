import { applicationDraft } from '../support/applications';
import { answer, supportAnswers, takeAssessment } from './support/assessment';
import { begunAgo, confirmation, fillApplication, submitButton } from './support/careers';
import { hydrated } from './support/pages';
import { expect, full, openOnce, shareSite, test } from './support/site';

const site = shareSite();

/** Names and texts of scripts that run from right to left, of several code points a letter, and of both at once. */
const visitors = [
  { name: 'שָׂרָה', text: 'לקוחות שואלים את אותן שאלות: support tickets', direction: 'rtl' },
  { name: 'محمد علي', text: 'نفس الأسئلة كل يوم، support tickets', direction: 'rtl' },
  { name: 'Zoe\u0308 👩🏽‍🚀', text: 'Ze\u0301ro re\u0301ponse, 👨‍👩‍👧‍👦 support tickets', direction: 'ltr' },
] as const;

test.describe('of visitors who write otherwise', () => {
  const tab = openOnce(async (page) => {
    site.watch(page.context());
    await begunAgo(page, 60_000);
  });

  for (const { name, text, direction } of visitors) {
    const set = name === 'محمد علي' ? {} : full;
    test(`the words of ${name} are typed, shown and stored as they were written`, set, async () => {
      const page = tab();
      await page.goto('/backend-form');
      await hydrated(page);
      await answer(page, { ...supportAnswers, name, q1Typed: text });
      const directionOf = (label: string) =>
        page.getByLabel(label).evaluate((field) => getComputedStyle(field).direction);
      expect(await directionOf('What should we call you?')).toBe(direction);
      expect(await directionOf('Which process repeats itself most?')).toBe(direction);

      await takeAssessment(page, { ...supportAnswers, name, q1Typed: text });
      const heading = page.locator('section[data-opening]').getByRole('heading', { level: 2 });
      await expect(heading).toContainText(name);
      await page.getByText('How we read your answers').click();
      const words = page.locator('section[data-opening] dd').filter({ hasText: text });
      await expect(words).toHaveText(text);
      expect(await words.evaluate((shown) => getComputedStyle(shown).direction)).toBe(direction);
      const [row] = await site.assessments({ name });
      expect(row).toMatchObject({ name, q1_typed: text });
    });

    test(`an application of ${name} is stored as it was written`, set, async () => {
      const page = tab();
      await page.goto('/hiring');
      await hydrated(page);
      const email = `words-${direction}-${name.length}@example.com`;
      const aboutYourself = `${text} `.repeat(4).trim();
      const draft = applicationDraft({ email, firstName: name, aboutYourself });
      await fillApplication(page, draft);
      await submitButton(page).click();
      await expect(confirmation(page)).toBeFocused();
      const [row] = await site.applications({ email });
      expect(row).toMatchObject({ first_name: name, about_yourself: aboutYourself });
    });
  }
});

test('a date stands as it is written where the visitor lives, in the language of the page', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, locale: 'de-DE' });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.goto('/terms-of-service');
  await expect(page.getByText(/^Effective /)).toHaveText('Effective 1 January 2025');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(failures).toEqual([]);
  await page.close();
});
