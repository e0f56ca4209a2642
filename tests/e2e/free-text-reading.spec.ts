import type { Page } from '@playwright/test';
import { type AssessmentType, assessments } from '@/content/assessments/questions';
import { intentChoices, readingTexts } from '@/content/assessments/reading';
import { expectNoFindings } from './support/accessibility';
import {
  answer,
  coldOutreachAnswers,
  formPath,
  supportAnswers,
  takeAssessment,
  transcend,
} from './support/assessment';
import { holdRequests, hydrated } from './support/pages';
import { expect, full, openOnce, shareSite, test } from './support/site';
import { turnAway } from './support/visits';

const site = shareSite();

const freeText = (page: Page, type: AssessmentType) => page.getByLabel(assessments[type].questions[1].label);
const reading = (page: Page) => page.locator('form [aria-live][aria-atomic]');
const choice = (page: Page, name: string) => page.getByRole('button', { name });
const show = (page: Page) => page.getByRole('button', { name: /^Show “/ });

async function open(page: Page, type: AssessmentType) {
  await page.goto(formPath[type]);
  await hydrated(page);
}

test('says how a text is read once the typing pauses, in a region that is there before', async ({ page }) => {
  await page.clock.install();
  await open(page, 'income');
  const text = freeText(page, 'income');
  await text.pressSequentially('All of our work is ref');
  await expect(reading(page)).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(reading(page)).toHaveText(readingTexts.unread);
  await expect(page.getByRole('group', { name: readingTexts.closest }).getByRole('button')).toHaveCount(5);

  await text.pressSequentially('errals');
  await page.clock.runFor(599);
  await expect(reading(page)).toHaveText(readingTexts.unread);
  await page.clock.runFor(1);
  await expect(reading(page)).toHaveText('We read your text as Referrals, because of “referrals”.');
  await expect(choice(page, 'Referrals')).toHaveAttribute('aria-current', 'true');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(choice(page, 'Referrals')).toHaveCSS('border-left-width', '8px');
  await expect(choice(page, 'Social media')).toHaveCSS('border-left-width', '1px');
  await expect(show(page)).toHaveCount(0);
});

test('without its chunk the form works, and the hint names the words', async ({ page }) => {
  await open(page, 'income');
  await page.route('**/*.js', (route) => route.abort());
  await answer(page, { ...coldOutreachAnswers, name: 'No reading' });
  await expect(transcend(page)).toBeEnabled();
  await expect(reading(page)).toHaveCount(0);
  await expect(page.getByText(assessments.income.questions[1].hint)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hint alone does it', async ({ page }) => {
    await page.goto('/income-form');
    await expect(page.getByText(assessments.income.questions[1].hint)).toBeVisible();
    await expect(reading(page)).toHaveCount(0);
    await answer(page, { ...coldOutreachAnswers, name: 'Hinted', q1Typed: 'cold calls' });
    await transcend(page).click();
    await expect(page).toHaveURL('/services/ai-email-outreach');
  });
});

test('what it says of the visitor’s words is recorded nowhere', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) sent.push(request.postData() ?? '');
  });
  await open(page, 'income');
  await freeText(page, 'income').fill('Quietly: we clear roads');
  await show(page).click();
  await page.keyboard.type('lanes');
  await choice(page, 'Referrals').click();
  await turnAway(page);
  await expect.poll(() => sent.join()).toContain('journey_start');
  await expect.poll(() => sent.join()).toContain('Referrals');
  expect(sent.join()).not.toMatch(/roads|lanes|Quietly/);
});

const readings = {
  backend: [
    { text: 'support tickets', said: 'because of “support tickets”' },
    { text: 'We need more customers', said: readingTexts.unread },
  ],
  income: [
    { text: 'Word of mouth', said: readingTexts.unread },
    { text: 'leads', said: '“ads” inside “leads”' },
    { text: 'A website, and Instagram', said: 'It also says' },
  ],
};

test.describe('in one tab, which remembers nothing of the forms before', () => {
  const tab = openOnce(async (page) => site.watch(page.context()));
  test.afterEach(async () => {
    await tab().unrouteAll();
    await tab().evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
  });

  test('a choice adds a sentence the engine reads to the visitor’s own words, and another takes its place', async () => {
    const page = tab();
    await open(page, 'income');
    await answer(page, { ...coldOutreachAnswers, name: 'Chooser', q1Typed: 'Neighbors tell neighbors' });
    await expect(page.getByText(readingTexts.unreadAtButton)).toBeVisible();
    await choice(page, 'Social media').click();
    await expect(freeText(page, 'income')).toHaveValue(
      'Neighbors tell neighbors. Most clients come through social media.',
    );
    await choice(page, 'Referrals').press('Enter');
    await expect(freeText(page, 'income')).toHaveValue(
      'Neighbors tell neighbors. Most clients come through referrals.',
    );
    await expect(choice(page, 'Referrals')).toBeFocused();
    await expect(reading(page)).toHaveText('We read your text as Referrals, because of “referrals”.');
    await expect(page.getByText(/^Your text counts as Referrals, because of “referrals”\./)).toBeVisible();

    await transcend(page).click();
    await page.getByRole('button', { name: 'Show my result now' }).click();
    await expect(page).toHaveURL('/services/appointment-setting');
    const [row] = await site.assessments({ name: 'Chooser' });
    expect(row).toMatchObject({
      q1_typed: 'Neighbors tell neighbors. Most clients come through referrals.',
      user_intent: 'Referrals / Networking',
    });
  });

  test('the backend has its two choices', async () => {
    const page = tab();
    await open(page, 'backend');
    await freeText(page, 'backend').fill('no shows... i text everybody one by one');
    const choices = page.getByRole('group', { name: readingTexts.closest }).getByRole('button');
    await expect(choices).toHaveCount(2);
    // Who seeks clients is led to the other form, and back to the text.
    const income = page.getByRole('link', { name: readingTexts.takeIncome });
    await income.click();
    await expect(page).toHaveURL('/income-form');
    await page.goBack();
    await expect(freeText(page, 'backend')).toHaveValue('no shows... i text everybody one by one');
    await choices.filter({ hasText: 'Operations' }).click();
    await expect(reading(page)).toHaveText('We read your text as Operations, because of “tasks”.');
    await expect(income).toBeHidden();
  });

  test('a keyword inside another word is shown as such; the word can be shown and changed', async () => {
    const page = tab();
    await open(page, 'income');
    await freeText(page, 'income').fill('We clear roads in winter');
    await expect(reading(page)).toHaveText(
      /^We read your text as Website or ads, because of “ads” inside “roads”\.Not what you meant\? Change “roads”, or choose below\.$/,
    );
    await show(page).click();
    await expect(freeText(page, 'income')).toBeFocused();
    await page.keyboard.type('streets');
    await expect(freeText(page, 'income')).toHaveValue('We clear streets in winter');
    await expect(reading(page)).toHaveText(readingTexts.unread);

    // One that is read before the choice is named, and a press writes another word.
    await freeText(page, 'income').fill('I buy leads and call them');
    await choice(page, 'Cold outreach').click();
    await expect(reading(page)).toContainText(
      'We read your text as Website or ads, because of “ads” inside “leads”.',
    );
    await expect(reading(page)).toContainText(
      'It also says “cold calls”, which would be Cold outreach. We can go by one only: if you mean Cold outreach, change “leads”.',
    );
    await page.getByRole('button', { name: 'Change “leads” to “inquiries”' }).click();
    await expect(freeText(page, 'income')).toBeFocused();
    await expect(freeText(page, 'income')).toHaveValue(/^I buy inquiries and call them\. Most clients/);
    await expect(reading(page)).toHaveText(
      'We read your text as Cold outreach, because of “cold calls” and “cold emails”.',
    );
  });

  test('an unread text leads to the question, and from there back to the filled form, read again', async () => {
    const page = tab();
    await open(page, 'backend');
    await answer(page, { ...supportAnswers, name: 'Way back', q1Typed: 'Quotes, twelve a week' });
    await transcend(page).click();
    await page.getByRole('button', { name: 'Show the question now' }).click();
    await expect(page).toHaveURL('/contact?clarify=backend');
    const { width = 1280, height = 720 } = page.viewportSize() ?? {};
    // As a page made four times as large has it.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.getByRole('link', { name: 'Change my answers' }).click();
    await expect(page).toHaveURL('/backend-form#q1Typed');
    await expect(freeText(page, 'backend')).toHaveValue('Quotes, twelve a week');
    await expect(freeText(page, 'backend')).toBeFocused();
    await expect(freeText(page, 'backend')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/answered$/)).not.toBeInViewport();
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('radio', { name: 'Integrate' })).toBeChecked();
    await expect(reading(page)).toHaveText(readingTexts.unread);
    await choice(page, 'Operations').click();
    await transcend(page).click();
    await page.getByRole('button', { name: 'Show my result now' }).click();
    await expect(page).toHaveURL('/services/multi-solutions');
  });

  test('a choice of the question opens the form at the text, with its sentence after the visitor’s own words', async () => {
    const page = tab();
    await open(page, 'income');
    await takeAssessment(page, {
      ...coldOutreachAnswers,
      name: 'Helped',
      q1Typed: 'Neighbors tell neighbors',
    });
    await expect(page).toHaveURL('/contact?clarify=income');
    await page.getByRole('link', { name: /^Social media/ }).click();
    await expect(freeText(page, 'income')).toHaveValue(
      'Neighbors tell neighbors. Most clients come through social media.',
    );
    // More words, Back, and another one: it takes the place of the first, after them.
    await freeText(page, 'income').fill(
      'Neighbors tell neighbors, mostly. Most clients come through social media.',
    );
    await page.goBack();
    await page.getByRole('link', { name: /^Referrals/ }).press('Enter');
    await expect(page).toHaveURL('/income-form#q1Typed');
    await expect(freeText(page, 'income')).toBeFocused();
    await expect(freeText(page, 'income')).toHaveValue(
      'Neighbors tell neighbors, mostly. Most clients come through referrals.',
    );
    await expect(reading(page)).toHaveText('We read your text as Referrals, because of “referrals”.');
    await expect(page.getByRole('radio', { name: 'Short-term sales' })).toBeChecked();
    await transcend(page).click();
    await page.getByRole('button', { name: 'Show my result now' }).click();
    await expect(page).toHaveURL('/services/appointment-setting');
  });

  test(
    'a choice of the question in a tab without its answers opens the form with the sentence alone',
    full,
    async () => {
      const page = tab();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/contact?clarify=backend');
      await hydrated(page);
      await page.getByRole('link', { name: /^Operations/ }).click();
      await expect(freeText(page, 'backend')).toBeFocused();
      await expect(freeText(page, 'backend')).toHaveValue('It is mostly tasks behind the scenes.');
      // The question over it can be read, too, below what stays at the top of the window.
      const top = async (text: string | RegExp) => (await page.getByText(text).first().boundingBox())?.y ?? 0;
      await expect
        .poll(async () => (await top(assessments.backend.questions[1].label)) - (await top(/answered$/)))
        .toBeGreaterThan(24);
    },
  );

  for (const type of ['backend', 'income'] as const) {
    test(
      `axe finds nothing however a text of ${type} is read, nothing is cut off at 360 px`,
      full,
      async () => {
        const page = tab();
        await page.setViewportSize({ width: 360, height: 740 });
        await open(page, type);
        await answer(page, type === 'income' ? coldOutreachAnswers : supportAnswers);
        for (const { text, said } of readings[type]) {
          await freeText(page, type).fill(text);
          await expect(reading(page)).toContainText(said);
          await expectNoFindings(page, said);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width).toBe(360);
          for (const { label } of intentChoices[type]) {
            const box = await choice(page, label).boundingBox();
            expect(box?.height).toBeGreaterThanOrEqual(44);
          }
        }
      },
    );
  }

  for (const type of ['backend', 'income'] as const) {
    test(`what stands under the ${type} text stays where it is once the form was touched`, full, async () => {
      const page = tab();
      await open(page, type);
      // Nothing more of the form's scripts comes until it is let through.
      const release = await holdRequests(page, '**/*.js');
      await page.getByLabel('What should we call you?').focus();
      const next = page.getByRole('radio').first();
      /** In a narrow window and in a wide one. */
      const places = async () => {
        const found: number[] = [];
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          found.push(await next.evaluate((radio) => radio.getBoundingClientRect().top + window.scrollY));
        }
        return found;
      };
      const before = await places();
      release();
      await expect(page.getByRole('group', { name: readingTexts.closest })).toBeVisible();
      expect(await places()).toEqual(before);
      await freeText(page, type).fill('Nothing that tells anything');
      await expect(reading(page)).toHaveText(readingTexts.unread);
      expect(await places()).toEqual(before);
    });
  }
});
