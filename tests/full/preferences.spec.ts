import type { Page } from '@playwright/test';
import { answer, supportAnswers, takeAssessment } from '../e2e/support/assessment';
import { hydrated } from '../e2e/support/pages';
import { expect, serveSite, test } from '../e2e/support/site';
import { judge, judging } from './support/judge';
import { addresses } from './support/screens';
import { open, unless } from './support/visitor';
import { themes } from './support/windows';

serveSite();

/** Runs in the page: words and edges of controls that have the color of what they stand on. */
function lostInForcedColors(): string[] {
  const paint = (element: Element, property: string) => getComputedStyle(element).getPropertyValue(property);
  const groundOf = (element: Element): string => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const ground = paint(box, 'background-color');
      if (!/, 0\)$|transparent/.test(ground)) return ground;
    }
    return paint(document.documentElement, 'background-color');
  };
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const lost: string[] = [];
  for (const element of document.querySelectorAll('main :is(h1, h2, h3, h4, p, a, button, li, label)')) {
    if (shown(element) && element.textContent.trim() && paint(element, 'color') === groundOf(element)) {
      lost.push(`words: ${element.textContent.trim().slice(0, 40)}`);
    }
  }
  // What has the ground's color in every theme ends a line before a star, and is none itself.
  for (const line of document.querySelectorAll('main svg :is(path, circle, line):not(.fill-ground)')) {
    if (!shown(line)) continue;
    const inks = [paint(line, 'stroke'), paint(line, 'fill')].filter((ink) => ink !== 'none');
    if (inks.length > 0 && inks.every((ink) => ink === groundOf(line.closest('svg') ?? line))) {
      lost.push(`line: ${line.outerHTML.slice(0, 80)}`);
    }
  }
  return [...new Set(lost)];
}

test('forced colors leave every word and every line of the drawings', judging('1.4.11'), async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    judge('1.4.11', `${address} in forced colors`, await page.evaluate(lostInForcedColors));
  }
});

/** A picture of an element in two states; nothing may tell them apart by color alone. */
async function looksOtherwise(
  page: Page,
  selector: string,
  change: () => Promise<unknown>,
): Promise<boolean> {
  const element = page.locator(selector).first();
  const before = await element.screenshot();
  await change();
  await page.mouse.move(1, 1);
  return !(await element.screenshot()).equals(before);
}

test(
  'forced colors leave the signs of what is chosen, pressed, current and wrong',
  judging('1.4.1', '1.4.11'),
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/backend-form');
    const radio = page.getByRole('radio', { name: supportAnswers.q2Answer });
    const marks = await looksOtherwise(page, `label:has([value="${supportAnswers.q2Answer}"])`, () =>
      radio.check({ force: true }),
    );
    judge('1.4.1', 'a chosen answer', unless(marks, 'it looks like the others'));
    await open(page, '/services/ai-phone-callers');
    const mode = await looksOtherwise(page, 'label:has([value=outbound])', () =>
      page.getByRole('radio', { name: /outbound/i }).check({ force: true }),
    );
    judge('1.4.1', 'a chosen mode', unless(mode, 'it looks like the other'));
    await open(page, '/');
    const dot = await looksOtherwise(page, '[aria-label^="Workflow 4:"]', () =>
      page.getByRole('button', { name: /^Workflow 4:/ }).click(),
    );
    judge('1.4.1', 'a current dot', unless(dot, 'it looks like the others'));
    const chart = await looksOtherwise(page, 'label:has([value=soon])', () =>
      page.locator('[value=soon]').check({ force: true }),
    );
    judge('1.4.1', 'a chosen question', unless(chart, 'it looks like the others'));
    await page.locator('[value=soon]').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const outline = await page
      .locator('label:has([value=soon])')
      .evaluate((label) => getComputedStyle(label).outlineStyle);
    judge('1.4.11', 'the mark of focus', unless(outline !== 'none', 'there is none'));
  },
);

/**
 * Runs in the page: what animations change. To hide or to show at once, as the visitor scrolls, moves nothing, nor does
 * what says when a part out of sight is laid out.
 */
function animationsRunning(): string[] {
  const notOfProperties = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  const propertiesOf = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect
      ? effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe))
      : ['something'];
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .flatMap(propertiesOf)
    .filter((property) => !notOfProperties.has(property))
    .filter((property) => !/^(visibility|contentVisibility|containIntrinsic\w+)$/.test(property))
    .map((property) => `${property} is animated`);
}

test('less motion: nothing moves, and everything arrives', judging('2.2.2'), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of ['/', '/welcome', '/services/ai-agents', '/analysis-loading', '/demo', '/hiring']) {
    await open(page, address);
    await page.waitForTimeout(1000);
    judge('2.2.2', `${address} with less motion`, await page.evaluate(animationsRunning));
  }
});

/** What CDP calls the features that Playwright has no name for. */
async function prefer(page: Page, name: string, value: string) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setEmulatedMedia', {
    features: [
      { name, value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
}

test('less transparency: the bar that lies over the page is opaque', judging('1.4.3'), async ({ page }) => {
  await prefer(page, 'prefers-reduced-transparency', 'reduce');
  for (const theme of themes) {
    await page.addInitScript((value) => window.localStorage.setItem('theme', value), theme);
    await open(page, '/services/ai-agents');
    await page.mouse.wheel(0, 900);
    const bar = page.getByRole('banner');
    await expect(bar).toHaveAttribute('data-scrolled', 'true');
    const ground = await bar.evaluate((header) => getComputedStyle(header).backgroundColor);
    judge(
      '1.4.3',
      `the bar, ${theme}`,
      unless(!/\/ 0?\.\d+\)|, 0(\.\d+)?\)/.test(ground), `its ground is ${ground}`),
    );
  }
});

test(
  'more contrast: muted words and quiet lines are as strong as the rest',
  judging('1.4.3', '1.4.11'),
  async ({ page }) => {
    for (const theme of themes) {
      await prefer(page, 'prefers-contrast', 'more');
      await page.addInitScript((value) => window.localStorage.setItem('theme', value), theme);
      await open(page, '/backend-form');
      const { ink, muted, control, line } = await page.evaluate(() => {
        const token = (name: string) =>
          getComputedStyle(document.documentElement).getPropertyValue(name).trim();
        return {
          ink: token('--ink'),
          muted: token('--muted'),
          control: token('--control'),
          line: token('--line'),
        };
      });
      judge('1.4.3', `muted words, ${theme}`, unless(muted === ink, `${muted} is not ${ink}`));
      judge('1.4.11', `controls, ${theme}`, unless(control === ink, `${control} is not ${ink}`));
      judge(
        '1.4.11',
        `lines, ${theme}`,
        unless(line !== 'transparent' && line === control, `${line} is not ${control}`),
      );
    }
  },
);

test(
  'paper: the legal pages, an answer and a service in black on white, without what can only be pressed',
  judging('1.4.3'),
  async ({ page }) => {
    await open(page, '/backend-form');
    await answer(page, supportAnswers);
    await takeAssessment(page, supportAnswers);
    const printed = [
      page.url(),
      '/privacy-policy',
      '/terms-of-service',
      '/accessibility',
      '/services/ai-websites',
    ];
    for (const address of printed) {
      if (address !== page.url()) await page.goto(address);
      await hydrated(page);
      await page.emulateMedia({ media: 'print' });
      const { backgroundColor, color } = await page.evaluate(() => getComputedStyle(document.body));
      judge('1.4.3', `${new URL(address, 'http://site').pathname} on paper`, [
        ...unless(
          backgroundColor === 'rgb(255, 255, 255)' && color === 'rgb(0, 0, 0)',
          `${color} on ${backgroundColor}`,
        ),
        ...unless(await page.getByRole('banner').isHidden(), 'the bar is printed'),
        ...unless(await page.getByRole('contentinfo').isHidden(), 'the foot is printed'),
        ...unless(await page.getByRole('heading', { level: 1 }).first().isVisible(), 'the heading is not'),
      ]);
      await page.emulateMedia({ media: 'screen' });
    }
  },
);
