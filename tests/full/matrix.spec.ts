import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { CriterionNumber } from '@/content/accessibility/wcag';
import { paths } from '@/lib/paths';
import { showTheme } from '../e2e/support/accessibility';
import { begunAgo, siteSecret } from '../e2e/support/careers';
import { hydrated } from '../e2e/support/pages';
import { expect, serveSite, test } from '../e2e/support/site';
import { type AxeLooks, noteLooks } from './support/judge';
import { addresses, journeySteps, type Step, stepsOf } from './support/screens';
import { themes, widths } from './support/windows';

serveSite({ SITE_SECRET: siteSecret });

/** `wcag1410` is 1.4.10. */
const criterionOf = (tag: string) =>
  tag.replace(/^wcag(\d)(\d)(\d+)$/, '$1.$2.$3').replace(/^[^\d].*/, '') as CriterionNumber;
const criteriaOf = (tags: readonly string[]) => tags.map(criterionOf).filter(Boolean);

/** Everything axe says of the page as it stands, or of a part of it; what is off by default too. */
async function lookAt(page: Page, part: string | undefined) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { violations, passes } = await window.axe.run(selector ? { include: [[selector]] } : document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true }, 'css-orientation-lock': { enabled: true } },
    });
    const seen = [
      ...passes.map(({ id, tags }) => ({ id, tags, failed: false })),
      ...violations.map(({ id, tags }) => ({ id, tags, failed: true })),
    ];
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
    return { seen, faults };
  }, part);
}

/** Looks at a state in each theme and at each width, on the page that is already open. */
async function lookAtState(page: Page, { state, part }: Omit<Step, 'reach'>, found: AxeLooks): Promise<void> {
  found.states += 1;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of themes) {
      await showTheme(page, theme);
      const { seen, faults } = await lookAt(page, part);
      found.looks += 1;
      found.faults += faults.length;
      for (const { id, tags, failed } of seen) {
        found.rules[id] = {
          criteria: criteriaOf(tags),
          failed: failed || (found.rules[id]?.failed ?? false),
        };
      }
      expect.soft(faults, `${state}, ${theme}, ${width} px`).toEqual([]);
    }
  }
}

/** Opens a page and looks at each state that is reached from there. */
async function lookAtAll(page: Page, address: string, steps: readonly Step[]): Promise<void> {
  const version = page.context().browser()?.version() ?? '';
  const found: AxeLooks = {
    browser: `Chromium ${version}`,
    address,
    states: 0,
    looks: 0,
    faults: 0,
    rules: {},
  };
  await begunAgo(page, 60_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address, { waitUntil: 'load' });
  await hydrated(page);
  // Without an assessment it leads home at once: while one page takes another's place there is no title for a moment.
  if (address === paths.analysisLoading) await expect(page).toHaveURL('/');
  for (const step of steps) {
    await step.reach(page);
    await lookAtState(page, step, found);
    await step.leave?.(page);
  }
  noteLooks(found);
}

const asItOpens: Step = { state: 'as it opens', reach: () => Promise.resolve() };

for (const address of addresses) {
  test(`axe finds nothing at ${address}, in any state, theme and width`, async ({ page }) => {
    await lookAtAll(page, address, [asItOpens, ...stepsOf(address)]);
  });
}

for (const [name, { from, steps }] of Object.entries(journeySteps)) {
  test(`axe finds nothing on the way of ${name}`, async ({ page }) => {
    // The screen leaves by itself; what it shows is looked at for longer. The form it begins with is looked at by its address.
    await page.clock.install();
    await lookAtAll(page, from, steps);
  });
}
