import { careers } from '@/content/careers';
import { supportAnswers, transcend } from '../e2e/support/assessment';
import { addExperience, begunAgo, confirmation, siteSecret, submitButton } from '../e2e/support/careers';
import { expect, serveSite, test } from '../e2e/support/site';
import { applicationDraft } from '../support/applications';
import { judge, judging } from './support/judge';
import { open, unless, wordsOf, workflowCount, workflows } from './support/visitor';

const site = serveSite({ SITE_SECRET: siteSecret });

test(
  '2.1.1 everything a mouse does on the landing page is done by keyboard',
  judging('2.1.1'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/');
    await page.getByRole('radio', { name: 'All nine' }).focus();
    await page.keyboard.press('ArrowLeft');
    judge(
      '2.1.1',
      'the chart',
      unless(await page.getByRole('radio', { name: 'How soon?' }).isChecked(), 'no arrow key chooses'),
    );
    const counted: string[] = [];
    for (const [name, key] of [
      ['Next workflow', 'Enter'],
      ['Previous workflow', ' '],
      [/^Workflow 7: /, 'Enter'],
    ] as const) {
      await workflows(page).getByRole('button', { name }).focus();
      await page.keyboard.press(key);
      counted.push(await wordsOf(workflowCount(page)));
    }
    judge(
      '2.1.1',
      'the carousel',
      unless(counted.join() === 'Workflow 2 / 10,Workflow 1 / 10,Workflow 7 / 10', counted.join()),
    );
    await page.getByRole('button', { name: 'Featured Service: AI Agent', exact: true }).focus();
    await page.keyboard.press('Enter');
    judge('2.1.1', 'a popup', unless(await page.getByRole('dialog').isVisible(), 'it stays closed'));
    await page.keyboard.press('Escape');
    const question = page.locator('summary').first();
    await question.focus();
    await page.keyboard.press('Enter');
    judge(
      '2.1.1',
      'a question',
      unless(
        await page
          .locator('details')
          .first()
          .evaluate((details) => details.matches('[open]')),
        'it stays closed',
      ),
    );
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    const before = await theme();
    await page.getByRole('button', { name: 'Switch to light/dark theme' }).focus();
    await page.keyboard.press(' ');
    judge('2.1.1', 'the theme', unless((await theme()) !== before, 'it stays'));
  },
);

test(
  '2.1.1 an assessment is taken, and an application made, by keyboard alone',
  judging('2.1.1'),
  async ({ page }) => {
    await open(page, '/backend-form');
    await page.getByLabel('What should we call you?').focus();
    await page.keyboard.type('By keyboard');
    await page.getByLabel('Which process repeats itself most?').focus();
    await page.keyboard.type(supportAnswers.q1Typed);
    for (const value of [supportAnswers.q2Answer, supportAnswers.q3Answer]) {
      await page.getByRole('radio', { name: value }).focus();
      await page.keyboard.press(' ');
    }
    await transcend(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Show my result now' }).press('Enter');
    await expect(page).toHaveURL(/\/services\//);
    judge(
      '2.1.1',
      'the backend assessment',
      unless((await site.assessments({ name: 'By keyboard' })).length === 1, 'no row'),
    );

    await begunAgo(page, 60_000);
    await open(page, '/hiring');
    const draft = applicationDraft({ email: 'keys@example.com' });
    for (const [label, text] of [
      [careers.labels.firstName, draft.firstName],
      [careers.labels.lastName, draft.lastName],
      [careers.labels.phoneNumber, draft.phoneNumber],
      [careers.labels.email, draft.email],
      [careers.labels.aboutYourself, draft.aboutYourself],
    ] as const) {
      await page.getByLabel(label, { exact: true }).focus();
      await page.keyboard.type(text);
    }
    await page.getByLabel(careers.labels.position, { exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await submitButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(confirmation(page)).toBeFocused();
    judge(
      '2.1.1',
      'the application',
      unless((await site.applications({ email: draft.email })).length === 1, 'no row'),
    );
  },
);

for (const [what, name, width] of [
  ['menu', 'Menu', 390],
  ['popup', 'Featured Service: AI Agent', 1440],
] as const) {
  test(
    `2.1.2, 2.4.3 the ${what} takes the focus, lets it go with Escape, and gives it back`,
    judging('2.1.2', '2.4.3'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/');
      const opener = page.getByRole('button', { name, exact: true }).first();
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Tab');
      const isInside = await dialog.evaluate((box) => box.contains(document.activeElement));
      judge('2.4.3', `into the ${what}`, unless(isInside, 'Tab leads elsewhere'));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      judge(
        '2.1.2',
        `out of the ${what}`,
        unless(await opener.evaluate((button) => button === document.activeElement), 'the focus is lost'),
      );
    },
  );
}

test('2.4.3 the focus follows what a press has changed', judging('2.4.3'), async ({ page }) => {
  await open(page, '/services/ai-agents');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).press('Enter');
  await expect(page).toHaveURL('/about');
  judge(
    '2.4.3',
    'another page',
    unless(await page.evaluate(() => document.activeElement?.id === 'main'), 'not at its start'),
  );
  await page.keyboard.press('Tab');
  await open(page, '/demo');
  await page.getByRole('button', { name: 'Stay on this page' }).press('Enter');
  judge(
    '2.4.3',
    'the countdown',
    unless(await page.evaluate(() => document.activeElement !== document.body), 'the focus is lost'),
  );
  await open(page, '/hiring');
  await addExperience(page).press('Enter');
  judge(
    '2.4.3',
    'an experience',
    unless(
      await page
        .getByLabel(careers.experience.labels.company)
        .first()
        .evaluate((field) => field === document.activeElement),
      'not in its first field',
    ),
  );
});
