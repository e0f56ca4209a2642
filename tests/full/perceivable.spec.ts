import type { Locator, Page } from '@playwright/test';
import { careers } from '@/content/careers';
import { showTheme } from '../e2e/support/accessibility';
import { addExperience } from '../e2e/support/careers';
import { expect, shareSite, test } from '../e2e/support/site';
import { judge, judging } from './support/judge';
import { open, unless } from './support/visitor';
import { themes } from './support/windows';

shareSite();

/** Contrast of what marks a control with what lies around it, by WCAG 2; colors as the browser paints them. */
const contrastOf = (control: Locator, property: 'border-color' | 'outline-color' | 'background-color') =>
  control.evaluate((element, painted) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (color: string) => {
      if (!context) return 0;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data]
        .slice(0, 3)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    let ground = element.parentElement;
    while (ground && /rgba\(.*, 0\)|transparent/.test(getComputedStyle(ground).backgroundColor))
      ground = ground.parentElement;
    const around = getComputedStyle(ground ?? document.documentElement).backgroundColor;
    const [dark = 0, light = 0] = [
      luminance(getComputedStyle(element).getPropertyValue(painted)),
      luminance(around),
    ].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }, property);

test(
  '1.4.11 borders of controls, chosen states and the mark of focus stand out from what is around them',
  judging('1.4.11'),
  async ({ page }) => {
    const bordered: [address: string, find: (page: Page) => Locator][] = [
      ['/backend-form', () => page.getByRole('textbox').first()],
      ['/backend-form', () => page.locator('label:has(input[type=radio])').first()],
      ['/hiring', () => page.getByRole('combobox')],
      ['/hiring', () => addExperience(page)],
      ['/', () => page.getByRole('button', { name: 'Next workflow' })],
      ['/', () => page.getByRole('button', { name: 'Switch to light/dark theme' })],
      ['/services/ai-phone-callers', () => page.locator('fieldset:has([name=mode])')],
      ['/demo', () => page.getByRole('button', { name: 'Stay on this page' })],
    ];
    for (const [address, find] of bordered) {
      await open(page, address);
      for (const theme of themes) {
        await showTheme(page, theme);
        const edge = await contrastOf(find(page), 'border-color');
        judge('1.4.11', `${address}, ${theme}, edge`, unless(edge >= 3, `its edge has ${edge.toFixed(2)}`));
      }
    }
    for (const theme of themes) {
      await open(page, '/');
      await showTheme(page, theme);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const focus = await contrastOf(page.locator(':focus'), 'outline-color');
      judge('1.4.11', `focus, ${theme}`, unless(focus >= 3, `the mark of focus has ${focus.toFixed(2)}`));
      await open(page, '/backend-form');
      await showTheme(page, theme);
      await page.locator('input[type=radio]').first().check({ force: true });
      const chosen = await contrastOf(page.locator('label:has(:checked)').first(), 'border-color');
      judge(
        '1.4.11',
        `chosen answer, ${theme}`,
        unless(chosen >= 3, `the chosen edge has ${chosen.toFixed(2)}`),
      );
    }
  },
);

test(
  '1.4.13 what comes with the pointer on the chart stays under it, and covers nothing',
  judging('1.4.13'),
  async ({ page }) => {
    // As high as the first screen: the line stands at its foot.
    await page.setViewportSize({ width: 1440, height: 1200 });
    await open(page, '/');
    // The figure beside the words: no other lies on the way.
    const slug = await page.locator('[data-figure]').evaluateAll((figures) => {
      const leftOf = (figure: Element) => figure.getBoundingClientRect().left;
      const [first] = figures.sort((one, other) => leftOf(one) - leftOf(other));
      return first?.getAttribute('data-figure') ?? '';
    });
    const line = page.locator(`#figure-${slug}`);
    await page.locator(`[data-figure=${slug}]`).hover();
    await expect(line).toBeVisible();
    const covered = await line.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document
        .elementsFromPoint(left + width / 2, top + height / 2)
        .filter(
          (other) =>
            !other.contains(element) &&
            !element.contains(other) &&
            other.textContent.trim() !== '' &&
            !other.closest('[id^=figure-]') &&
            getComputedStyle(other).position === 'static',
        )
        .map((other) => other.tagName);
    });
    judge('1.4.13', 'the line of a figure covers nothing', covered);
    const box = await line.boundingBox();
    if (!box) throw new Error('The line is not drawn.');
    await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 6 });
    await page.waitForTimeout(2500);
    judge('1.4.13', 'the pointer can go to the line', unless(await line.isVisible(), 'the line is gone'));
    await page.mouse.move(5, 5);
    await expect(line).toBeHidden();
    await page.locator(`[data-figure=${slug}]`).focus();
    judge('1.4.13', 'the keyboard gets the line too', unless(await line.isVisible(), 'there is no line'));
  },
);

test('1.3.5 fields about the visitor say what they are for', judging('1.3.5'), async ({ page }) => {
  await open(page, '/hiring');
  for (const [name, token] of [
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
    ['phoneNumber', 'tel'],
    ['email', 'email'],
  ] as const) {
    const given = await page.getByLabel(careers.labels[name], { exact: true }).getAttribute('autocomplete');
    judge('1.3.5', name, unless(given === token, `${given}`));
  }
  await open(page, '/income-form');
  const given = await page.getByLabel('What should we call you?').getAttribute('autocomplete');
  judge('1.3.5', 'name', unless(given === 'given-name', `${given}`));
});
