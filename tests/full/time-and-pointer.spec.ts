import type { Locator, Page } from '@playwright/test';
import { answer, supportAnswers, transcend } from '../e2e/support/assessment';
import { siteSecret } from '../e2e/support/careers';
import { inMotion } from '../e2e/support/pages';
import { expect, serveSite, test } from '../e2e/support/site';
import { judge, judging } from './support/judge';
import { open, unless, wordsOf, workflowCount, workflows } from './support/visitor';

const site = serveSite({ SITE_SECRET: siteSecret });

/** Presses down on a control, moves away and lets go: what a visitor does who has changed their mind. */
async function pressAndSlipOff(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(2, 300, { steps: 4 });
  await page.mouse.up();
}

test(
  '2.2.1 the countdown can be stopped before it ends, and is told in time',
  judging('2.2.1'),
  async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/demo?service=ai-agents&from=/services/ai-agents');
    await expect(page.getByRole('timer')).toContainText('120 seconds');
    await page.clock.runFor(100_000);
    const told = await wordsOf(page.getByRole('status').first());
    judge('2.2.1', 'twenty seconds before', unless(told.includes('20 seconds'), `it says "${told}"`));
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await page.clock.runFor(3_600_000);
    judge('2.2.1', 'an hour after', unless(page.url().includes('/demo'), `it led to ${page.url()}`));
  },
);

test('2.2.1 forms wait as long as it takes', judging('2.2.1'), async ({ page }) => {
  await page.clock.install();
  await open(page, '/backend-form');
  await answer(page, { ...supportAnswers, name: 'Slow' });
  await page.clock.fastForward(20 * 3_600_000);
  await transcend(page).click();
  await page.getByRole('button', { name: 'Show my result now' }).click();
  await expect(page).toHaveURL(/\/services\//);
  judge(
    '2.2.1',
    'an assessment after twenty hours',
    unless((await site.assessments({ name: 'Slow' })).length === 1, 'no row'),
  );
});

test.describe('with motion', () => {
  test.use(inMotion);
  test(
    '2.2.2, 2.3.1 what moves by itself can be stopped, or stops within five seconds',
    judging('2.2.2', '2.3.1'),
    async ({ page }) => {
      await open(page, '/');
      await page.waitForTimeout(8000);
      const endless = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.playState === 'running')
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition'))
          // What waits to be laid out, or is, does not move.
          .filter((name) => !/_(wait|show)$/.test(name)),
      );
      judge('2.2.2', 'the first screen after eight seconds', endless);
      await workflows(page).scrollIntoViewIfNeeded();
      await workflows(page).getByRole('button', { name: 'Pause slides' }).click();
      await page.mouse.move(2, 2);
      const before = await wordsOf(workflowCount(page));
      await page.waitForTimeout(9000);
      judge(
        '2.2.2',
        'a carousel that was stopped',
        unless((await wordsOf(workflowCount(page))) === before, 'it moves on'),
      );
      const quickest = await page.evaluate(() =>
        Math.min(
          ...document
            .getAnimations()
            .filter((one) => one.effect?.getTiming().iterations !== 1)
            .map((one) => Number(one.effect?.getTiming().duration)),
          1000,
        ),
      );
      judge(
        '2.3.1',
        'nothing repeats three times a second',
        unless(quickest > 334, `something repeats every ${quickest} ms`),
      );
    },
  );
});

test(
  '2.5.1, 2.5.7 nothing asks for a path or a drag: each has a press beside it',
  judging('2.5.1', '2.5.7'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/');
    await workflows(page).getByRole('button', { name: 'Next workflow' }).click();
    const stepped = await wordsOf(workflowCount(page));
    await workflows(page)
      .getByRole('button', { name: /^Workflow 9: / })
      .click();
    const picked = await wordsOf(workflowCount(page));
    for (const criterion of ['2.5.1', '2.5.7'] as const)
      judge(
        criterion,
        'the workflows',
        unless(`${stepped}, ${picked}` === 'Workflow 2 / 10, Workflow 9 / 10', `${stepped}, ${picked}`),
      );
    const services = page.getByRole('region', { name: 'Backend Efficiency' });
    await services.getByRole('button', { name: 'Next service' }).click();
    const shown = await wordsOf(services.getByText(/^\d of 5$/));
    for (const criterion of ['2.5.1', '2.5.7'] as const)
      judge(criterion, 'the services', unless(shown === '2 of 5', shown));
  },
);

test('2.5.2 a press that slips off does nothing', judging('2.5.2'), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/');
  await pressAndSlipOff(page, page.getByRole('banner').getByRole('button', { name: 'Menu' }));
  judge(
    '2.5.2',
    'the menu',
    unless(await page.getByRole('dialog', { name: 'Menu' }).isHidden(), 'it opened'),
  );
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  // On a phone it stands at the end of the page.
  const themeControl = page.getByRole('button', { name: 'Switch to light/dark theme' });
  await themeControl.scrollIntoViewIfNeeded();
  await pressAndSlipOff(page, themeControl);
  judge(
    '2.5.2',
    'the theme',
    unless((await page.evaluate(() => document.documentElement.dataset.theme)) === theme, 'it changed'),
  );
  await pressAndSlipOff(page, workflows(page).getByRole('button', { name: 'Next workflow' }));
  judge(
    '2.5.2',
    'the carousel',
    unless((await wordsOf(workflowCount(page))) === 'Workflow 1 / 10', 'it moved'),
  );
  await pressAndSlipOff(page, page.getByRole('contentinfo').getByRole('link', { name: 'About us' }));
  judge('2.5.2', 'a link', unless(new URL(page.url()).pathname === '/', `it led to ${page.url()}`));
  await open(page, '/backend-form');
  await answer(page, { ...supportAnswers, name: 'Slipped' });
  await pressAndSlipOff(page, transcend(page));
  await page.waitForTimeout(500);
  judge('2.5.2', 'TRANSCEND', unless(page.url().endsWith('/backend-form'), 'it was sent'));
});

test('2.5.4 the site does not listen to shakes and tilts', judging('2.5.4'), async ({ page }) => {
  await page.addInitScript(() => {
    const add = window.addEventListener.bind(window);
    window.addEventListener = ((type: string, ...rest: [EventListener]) => {
      if (/^device(motion|orientation)/.test(type)) document.documentElement.dataset.shaken = type;
      add(type, ...rest);
    }) as typeof window.addEventListener;
  });
  for (const address of ['/', '/services/ai-agents', '/backend-form']) {
    await open(page, address);
    judge(
      '2.5.4',
      address,
      unless(
        (await page.evaluate(() => document.documentElement.dataset.shaken)) === undefined,
        'it listens',
      ),
    );
  }
});
