import type { Page } from '@playwright/test';
import { readingTexts } from '@/content/assessments/reading';
import { careers } from '@/content/careers';
import { applicationDraft } from '../support/applications';
import {
  answer,
  coldOutreachAnswers,
  rotatingAnswers,
  supportAnswers,
  transcend,
} from './support/assessment';
import {
  addExperience,
  begunAgo,
  confirmation,
  experienceGroup,
  fillApplication,
  submitButton,
} from './support/careers';
import { hydrated } from './support/pages';
import { expect, shareSite, test } from './support/site';
import { failuresOf, visibleWords, withTranslator } from './support/translator';

shareSite();
test.use({ actionTimeout: 8000 });
// Each test makes its journey three times. The longest file, left to one worker, would still run when all others are done.
test.describe.configure({ mode: 'parallel', timeout: 360_000 });

/** A visit, told what to do after each step. */
type Journey = (page: Page, look: (step: string) => Promise<void>) => Promise<void>;

const goTo = async (page: Page, address: string) => {
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(() => window.translate?.());
};

const pressAll = async (page: Page, name: string | RegExp) => {
  for (const button of await page.getByRole('button', { name }).all()) await button.click();
};

const onLandingPage: Journey = async (page, look) => {
  await goTo(page, '/');
  await look('arrival');
  await pressAll(page, /^Next (service|workflow)$/);
  await look('one step in each carousel');
  await pressAll(page, /^Service 3: |^Workflow 7: /);
  await look('a dot in each carousel');
  for (const name of await page.getByRole('radio').all()) await name.check({ force: true });
  // A figure that the mouse comes by shows its line for a moment.
  await page.mouse.move(0, 0);
  await expect(page.locator('p[id^=figure-]:visible')).toHaveCount(0);
  await look('the last question of the chart');
  await page.getByText('What does a service cost?').click();
  await page.getByText('What if something breaks?').click();
  await look('a question open');
  await page.getByRole('button', { name: 'Switch to light/dark theme' }).click();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('banner').getByRole('button').click();
  await look('the menu');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/fullservice');
  await look('another page');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await look('back again');
};

/** Waits until the page says the same for a second: a text is read after a pause, by a script that may still be on its way. */
async function atRest(page: Page) {
  let before = '';
  const isSame = async () => {
    const now = await visibleWords(page);
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(isSame, { intervals: [1000] }).toBe(true);
}

const throughBackend: Journey = async (page, look) => {
  await goTo(page, '/backend-form');
  await answer(page, { ...rotatingAnswers, name: 'Translated' }, { except: ['q1Typed', 'q3Answer'] });
  await expect(page.getByText(readingTexts.closest)).toBeVisible();
  await atRest(page);
  await look('half of the answers');
  const text = page.getByLabel('Which process repeats itself most?');
  await text.fill('The tasks of our workflow');
  await expect(page.getByText(/from “workflow/).first()).toBeVisible();
  await atRest(page);
  await look('another word');
  await text.fill('Support tickets');
  await expect(page.getByText(/from “support/i).first()).toBeVisible();
  await atRest(page);
  await look('a word of its own');
  await text.fill('By luck');
  await expect(page.getByText(/from “/)).toHaveCount(0);
  await atRest(page);
  await look('nothing that is read');
  await answer(page, { ...rotatingAnswers, name: 'Translated' });
  await expect(page.getByText(/^We go by/)).toBeVisible();
  await expect(page.getByText(readingTexts.closer)).toBeVisible();
  await atRest(page);
  await look('ready');
  await text.fill('By luck');
  await expect(page.getByText(/from “/)).toHaveCount(0);
  await atRest(page);
  await look('ready without a reading');
  await text.fill(rotatingAnswers.q1Typed);
  await transcend(page).click();
  await expect(page.getByRole('button', { name: 'Show my result now' })).toBeVisible();
  await page.getByRole('button', { name: 'Show my result now' }).click();
  await expect(page).toHaveURL('/services/ai-agents');
  await look('the answer');
  for (const summary of await page.locator('section[data-opening] summary').all()) await summary.click();
  await look('the answer, unfolded');
  await page.getByRole('link', { name: 'Change my answers' }).click();
  await expect(page).toHaveURL('/backend-form');
  await expect(page.getByText(/^We go by/)).toBeVisible();
  await atRest(page);
  await look('the form again');
  await transcend(page).click();
  await page.getByRole('button', { name: 'Show my result now' }).click();
  await expect(page).toHaveURL('/services/ai-phone-callers');
  await look('the second answer');
  await page.getByRole('button', { name: 'Dismiss this answer' }).click();
  await look('dismissed');
};

const throughLoading: Journey = async (page, look) => {
  await page.clock.install();
  await goTo(page, '/income-form');
  await page.clock.pauseAt(Date.now() + 60_000);
  await answer(page, coldOutreachAnswers);
  await page.clock.runFor(1000);
  await transcend(page).click();
  await expect(page).toHaveURL('/analysis-loading');
  for (let second = 0; second < 8; second += 2) {
    await page.clock.runFor(2000);
    // It comes with the server's answer, which takes time of its own.
    await expect(page.getByRole('button', { name: 'Show my result now' })).toBeVisible();
    await look(`${second + 2} s`);
  }
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/services/ai-email-outreach');
  await look('the answer');
};

const throughClarification: Journey = async (page, look) => {
  await goTo(page, '/backend-form');
  await answer(page, { ...supportAnswers, name: 'Unclear', q1Typed: 'By luck' });
  await transcend(page).click();
  await page.getByRole('button', { name: 'Show my result now' }).click();
  await expect(page).toHaveURL('/contact?clarify=backend');
  await look('the question');
  await page
    .getByRole('button', { name: /calendar/i })
    .first()
    .click();
  await look('the calendar');
};

const throughCareers: Journey = async (page, look) => {
  await begunAgo(page, 60_000);
  await goTo(page, '/hiring');
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'problem' })).toBeFocused();
  await look('every error');
  await page.getByLabel(careers.labels.phoneNumber).fill('none');
  await page.getByLabel(careers.labels.aboutYourself).fill('Short');
  await submitButton(page).click();
  await look('other errors');
  await addExperience(page).click();
  await addExperience(page).click();
  await addExperience(page).click();
  await look('three experiences');
  await experienceGroup(page, 1).getByRole('button').click();
  await look('two experiences');
  await fillApplication(page, applicationDraft({ email: 'translated@example.com' }));
  await look('filled in');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/hiring', async (route) => {
    await held;
    await route.continue();
  });
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await look('under way');
  release();
  await expect(confirmation(page)).toBeFocused();
  await look('confirmed');
};

const onDemo: Journey = async (page, look) => {
  await page.clock.install();
  await goTo(page, '/demo?service=ai-agents&from=/services/ai-agents');
  await page.clock.pauseAt(Date.now() + 60_000);
  await look('counting');
  await page.clock.runFor(5000);
  await look('counting on');
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await look('stopped');
};

const onPhonePage: Journey = async (page, look) => {
  await goTo(page, '/services/ai-phone-callers');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('radio', { name: /outbound/i }).check({ force: true });
  await look('outbound');
  await page.getByRole('button', { name: /^On this page/ }).click();
  await look('the index');
  const section = page.locator('#section-index a:visible').nth(3);
  const name = (await section.textContent())?.trim() ?? '';
  await section.click();
  await expect(page.getByRole('button', { name: /^On this page/ })).toContainText(name);
  await look('a section');
};

const onOtherPages: Journey = async (page, look) => {
  await goTo(page, '/privacy-policy');
  await look('the policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms-of-service');
  await look('the terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Two ways to start' }).click();
  await expect(page).toHaveURL('/2path');
  await look('a choice');
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/terms-of-service');
  await goTo(page, '/nowhere');
  await look('no page');
  await page.getByRole('main').getByRole('link', { name: 'Landing Page' }).click();
  await expect(page).toHaveURL('/');
  await look('the landing page');
};

const journeys: Record<string, Journey> = {
  'the landing page': onLandingPage,
  'the backend assessment': throughBackend,
  'the loading screen': throughLoading,
  'a clarification': throughClarification,
  'an application': throughCareers,
  'the demo': onDemo,
  'the phone callers': onPhonePage,
  'other pages': onOtherPages,
};

type Words = Record<string, string>;

/** What a visitor reads at each step of a journey. */
async function wordsOf(page: Page, journey: Journey): Promise<Words> {
  const words: Words = {};
  await journey(page, async (step) => {
    words[step] = await visibleWords(page);
  });
  return words;
}

for (const [name, journey] of Object.entries(journeys)) {
  test(`translated from its first byte or from a call on, ${name} says what it says untranslated`, async ({
    context,
  }) => {
    const plain = await context.newPage();
    const expected = await wordsOf(plain, journey);
    await plain.close();
    for (const from of ['a call', 'the first byte'] as const) {
      const translated = await context.newPage();
      await withTranslator(translated, from);
      const failures = failuresOf(translated);
      const read = await wordsOf(translated, journey);
      for (const [step, words] of Object.entries(expected))
        expect.soft(read[step], `from ${from} on, ${step}`).toBe(words);
      expect
        .soft(
          failures.filter((text) => !/#418/.test(text)),
          `from ${from} on`,
        )
        .toEqual([]);
      await translated.close();
    }
  });
}
