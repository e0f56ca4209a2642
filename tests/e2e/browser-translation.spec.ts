import type { Locator, Page } from '@playwright/test';
import { readingTexts } from '@/content/assessments/reading';
import { careers } from '@/content/careers';
import { landing } from '@/content/landing';
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
import { holdRequests, hydrated } from './support/pages';
import { expect, full, shareSite, test } from './support/site';
import { failuresOf, visibleWords, withTranslator } from './support/translator';

const site = shareSite();
test.use({ actionTimeout: 60_000 });
// Each test makes its journeys three times. The longest file, left to one worker, would still run when all others are done.
test.describe.configure({ mode: 'parallel' });

/** A visit, which stands still at each step. */
type Journey = (page: Page) => AsyncGenerator<string, void>;

const goTo = async (page: Page, address: string) => {
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(() => window.translate?.());
};

const pressAll = async (page: Page, name: string | RegExp) => {
  for (const button of await page.getByRole('button', { name }).all()) await button.click();
};

async function* onLandingPage(page: Page) {
  await goTo(page, '/');
  yield 'arrival';
  await pressAll(page, /^Next (service|workflow)$/);
  yield 'one step in each carousel';
  await pressAll(page, /^Service 3: |^Workflow 7: /);
  yield 'a dot in each carousel';
  for (const name of await page.getByRole('radio').all()) await name.check({ force: true });
  // A figure that the mouse comes by shows its line for a moment.
  await page.mouse.move(0, 0);
  await expect(page.locator('p[id^=figure-]:visible')).toHaveCount(0);
  yield 'the last question of the chart';
  await page.getByText('What does a service cost?').click();
  await page.getByText('What if something breaks?').click();
  yield 'a question open';
  await page.getByRole('button', { name: 'Switch to light/dark theme' }).click();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('banner').getByRole('button').click();
  yield 'the menu';
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/fullservice');
  yield 'another page';
  await page.goBack();
  await expect(page).toHaveURL('/');
  yield 'back again';
}

/** Lets the pause pass after which a text that is being written is read. */
const pauseInWriting = (page: Page) => page.clock.runFor(1000);

async function* throughBackend(page: Page) {
  await page.clock.install();
  await goTo(page, '/backend-form');
  await answer(page, { ...rotatingAnswers, name: 'Translated' }, { except: ['q1Typed', 'q3Answer'] });
  await expect(page.getByText(readingTexts.closest)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  yield 'half of the answers';
  const text = page.getByLabel('Which process repeats itself most?');
  const write = async (words: string, read: string | RegExp) => {
    await text.fill(words);
    await pauseInWriting(page);
    await expect(page.getByText(read).first()).toBeVisible();
  };
  await write('The tasks of our workflow', /because of “workflow/);
  yield 'another word';
  await write('Support tickets', /because of “support/i);
  yield 'a word of its own';
  await write('By luck', readingTexts.unread);
  yield 'nothing that is read';
  await answer(page, { ...rotatingAnswers, name: 'Translated' });
  await pauseInWriting(page);
  await expect(page.getByText(/^Your text counts as/)).toBeVisible();
  await expect(page.getByText(readingTexts.closer)).toBeVisible();
  yield 'ready';
  await write('By luck', readingTexts.unread);
  yield 'ready without a reading';
  await text.fill(rotatingAnswers.q1Typed);
  await page.clock.resume();
  await transcend(page).click();
  await expect(page.getByRole('button', { name: 'Show my result now' })).toBeVisible();
  await page.getByRole('button', { name: 'Show my result now' }).click();
  await expect(page).toHaveURL('/services/ai-agents');
  yield 'the answer';
  for (const summary of await page.locator('section[data-opening] summary').all()) await summary.click();
  yield 'the answer, unfolded';
  await page.getByRole('link', { name: 'Change my answers' }).click();
  await expect(page).toHaveURL('/backend-form');
  await expect(page.getByText(/^Your text counts as/)).toBeVisible();
  await expect(page.getByText(readingTexts.closer)).toBeVisible();
  yield 'the form again';
  await transcend(page).click();
  await page.getByRole('button', { name: 'Show my result now' }).click();
  await expect(page).toHaveURL('/services/ai-phone-callers');
  yield 'the second answer';
  await page.getByRole('button', { name: 'Dismiss this answer' }).click();
  yield 'dismissed';
}

async function* throughLoading(page: Page) {
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
    yield `${second + 2} s`;
  }
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/services/ai-email-outreach');
  yield 'the answer';
}

async function* throughClarification(page: Page) {
  await goTo(page, '/backend-form');
  await answer(page, { ...supportAnswers, name: 'Unclear', q1Typed: 'By luck' });
  await transcend(page).click();
  await page.getByRole('button', { name: 'Show the question now' }).click();
  await expect(page).toHaveURL('/contact?clarify=backend');
  yield 'the question';
  await page
    .getByRole('button', { name: /calendar/i })
    .first()
    .click();
  yield 'the calendar';
}

async function* throughCareers(page: Page) {
  await begunAgo(page, 60_000);
  await goTo(page, '/hiring');
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'problem' })).toBeFocused();
  yield 'every error';
  await page.getByLabel(careers.labels.phoneNumber).fill('none');
  await page.getByLabel(careers.labels.aboutYourself).fill('Short');
  await submitButton(page).click();
  yield 'other errors';
  await addExperience(page).click();
  await addExperience(page).click();
  await addExperience(page).click();
  yield 'three experiences';
  await experienceGroup(page, 1).getByRole('button').click();
  yield 'two experiences';
  await fillApplication(page, applicationDraft({ email: 'translated@example.com' }));
  yield 'filled in';
  const release = await holdRequests(page, '**/hiring');
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  yield 'under way';
  release();
  await expect(confirmation(page)).toBeFocused();
  yield 'confirmed';
}

async function* onDemo(page: Page) {
  // Before the page begins to count: one that loads a second sooner than another would stay a second ahead of it.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await goTo(page, '/demo?service=ai-agents&from=/services/ai-agents');
  yield 'counting';
  await page.clock.runFor(5000);
  yield 'counting on';
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  yield 'stopped';
}

async function* onPhonePage(page: Page) {
  await goTo(page, '/services/ai-phone-callers');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('radio', { name: /outbound/i }).check({ force: true });
  yield 'outbound';
  await page.getByRole('button', { name: /^On this page/ }).click();
  yield 'the index';
  const section = page.locator('#section-index a:visible').nth(3);
  const name = (await section.textContent())?.trim() ?? '';
  await section.click();
  await expect(page.getByRole('button', { name: /^On this page/ })).toContainText(name);
  yield 'a section';
}

async function* onOtherPages(page: Page) {
  await goTo(page, '/privacy-policy');
  yield 'the policy';
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms-of-service');
  yield 'the terms';
  await page.getByRole('contentinfo').getByRole('link', { name: 'Two ways to start' }).click();
  await expect(page).toHaveURL('/2path');
  yield 'a choice';
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/terms-of-service');
  await goTo(page, '/nowhere');
  yield 'no page';
  await page.getByRole('main').getByRole('link', { name: 'Landing Page' }).click();
  await expect(page).toHaveURL('/');
  yield 'the landing page';
}

/** Those of one tab follow each other: a next page takes a third of a first. */
const tabs: Record<string, Journey>[] = [
  { 'a clarification': throughClarification },
  { 'the backend assessment': throughBackend },
  { 'an application': throughCareers, 'the loading screen': throughLoading },
  {
    'the phone callers': onPhonePage,
    'other pages': onOtherPages,
    'the landing page': onLandingPage,
    'the demo': onDemo,
  },
];

/** Where a text first says something else than another, with some words of it; nothing where they say the same. */
function difference(text: string, other: string): string[] {
  if (text === other) return [];
  let at = 0;
  while (text[at] === other[at]) at += 1;
  const around = (words: string) => words.slice(Math.max(0, at - 60), at + 60);
  return [`“${around(text)}” instead of “${around(other)}”`];
}

for (const [index, journeys] of tabs.entries()) {
  const names = Object.keys(journeys).join(', ');
  const set = index === 0 ? {} : full;
  test(
    `translated from its first byte or from a call on, each says what it says untranslated: ${names}`,
    set,
    async ({ browser }) => {
      const newVisitor = async () => {
        const context = await browser.newContext();
        site.watch(context);
        return context.newPage();
      };
      const visitors = await Promise.all([newVisitor(), newVisitor(), newVisitor()]);
      const [, called, whole] = visitors;
      await withTranslator(called, 'a call');
      await withTranslator(whole, 'the first byte');
      const failures = [called, whole].map(failuresOf);
      for (const [name, journey] of Object.entries(journeys))
        await test.step(name, async () => {
          for (const page of visitors) await page.setViewportSize({ width: 1280, height: 720 });
          const visits = visitors.map(journey);
          for (;;) {
            const [step, ...others] = await Promise.all(visits.map((visit) => visit.next()));
            expect(others).toEqual(others.map(() => step));
            if (!step || step.done) break;
            // What follows a press or a pause reaches each a moment after the other.
            await expect
              .configure({ soft: true, timeout: 60_000 })
              .poll(async () => {
                const [words, ...translated] = await Promise.all(visitors.map(visibleWords));
                return translated.map((read) => difference(read, words ?? ''));
              }, `from a call and from the first byte on, ${name}: ${step.value}`)
              .toEqual([[], []]);
          }
          expect(failures.map((texts) => texts.filter((text) => !/#418/.test(text)))).toEqual([[], []]);
        });
      await Promise.all(visitors.map((page) => page.context().close()));
    },
  );
}

test('turned to run from right to left, the landing page keeps its words clear of the chart and its slides in their places', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goTo(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const placeOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, width: 0 };
  const chart = await placeOf(page.getByRole('list', { name: 'Services on the chart' }));
  const words = await placeOf(page.getByText(landing.hero.lead));
  expect(words.x + words.width).toBeLessThanOrEqual(chart.x);
  const services = page.getByRole('region', { name: 'Backend Efficiency' });
  await services.getByRole('button', { name: 'Next service' }).click();
  const title = await placeOf(services.getByRole('heading', { level: 3 }));
  const card = await placeOf(services.getByRole('listitem').filter({ hasText: 'Appointment Setting' }));
  expect(title.x + title.width).toBeLessThanOrEqual(card.x);
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Next workflow' }).click();
  const workflow = page.getByRole('listitem').filter({ hasText: 'AI-Powered Music Videos' });
  await expect(async () => {
    const { x, width } = await placeOf(workflow);
    expect(x + width / 2).toBeCloseTo(720, 0);
  }).toPass();
});
