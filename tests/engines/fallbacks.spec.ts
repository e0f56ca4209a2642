import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportAnswers } from '../e2e/support/assessment';
import { takeAssessment } from './support/assessment';
import type { EngineName } from './support/engine';
import { button, dialog, element, link } from './support/look';
import { screensFolder } from './support/screens';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

// What the oldest browsers of package.json's list do without, taken from the newest: by the engine's own switch, or
// out of the style sheets on their way.

const backend = 'section[aria-roledescription="carousel"]:has(ul[aria-label="Backend Efficiency"])';
const workflows =
  'section[aria-roledescription="carousel"]:has(ul[aria-label="Ten brand-new video-model and social-media workflows"])';

async function keep(visitor: Visitor, name: string) {
  mkdirSync(screensFolder, { recursive: true });
  writeFileSync(join(screensFolder, `${name}.png`), await visitor.tab.screenshot());
}

/** Shares of the slides within reach that lie inside the window. */
const slidesInSight = (visitor: Visitor, region: string) =>
  visitor.run(
    (carousel) =>
      [...document.querySelectorAll(`${carousel} li:not([inert]) article`)].map((slide) => {
        const { left, right, width } = slide.getBoundingClientRect();
        return Math.round((10 * (Math.min(right, innerWidth) - Math.max(left, 0))) / width) / 10;
      }),
    region,
  );

test.describe('without mod() and colors made of others', () => {
  test.use({ unknownStyles: ['mod(', 'from var('], device: { width: 1440, height: 900 } });

  test('fallback: carousels go round, and the scrolled bar has its ground', async ({ visitor, engine }) => {
    await visitor.open('/');
    await visitor.run(() => scrollTo(0, 400));
    const ground = () =>
      visitor.run(
        () => getComputedStyle(document.querySelector('header') as Element, '::before').backgroundColor,
      );
    await visitor.poll('the ground of the scrolled bar', ground).not.toMatch(/transparent|, 0\)$/);
    for (const [region, name, count] of [
      [backend, 'service', 3],
      [workflows, 'workflow', 1],
    ] as const) {
      for (let turn = 0; turn < 12; turn += 1) {
        await visitor
          .poll(`slides in sight after ${turn} turns`, () => slidesInSight(visitor, region))
          .toEqual(Array.from({ length: count }, () => 1));
        await visitor.click(button(`Next ${name}`, region));
      }
      await keep(visitor, `fallback-mod-${name}-${engine}`);
    }
  });
});

/** The switches by which engines go without popovers. */
const popoverSwitch: Partial<Record<EngineName, string>> = { webkit: 'PopoverAttribute' };

test.describe('without popovers', () => {
  test.use({
    device: async ({ engine }, use) => use({ without: [popoverSwitch[engine] ?? []].flat() }),
  });

  test('fallback: no star and no popup where there are no popovers', async ({ visitor, engine }) => {
    test.skip(!popoverSwitch[engine], 'popovers cannot be switched off');
    await visitor.open('/');
    expect(await visitor.run(() => 'popover' in HTMLElement.prototype)).toBe(false);
    await visitor.reach(button('Next service', backend));
    await visitor.hidden(dialog());
    await visitor.hidden(button('Featured Service: AI Agent'));
    await visitor.click(button('Next service', backend));
    await visitor.text(element(backend)).toContain('2 of 5');
    await keep(visitor, `fallback-popover-${engine}`);
    await visitor.click(link('Appointment Setting', backend));
    await visitor.address().toBe('/services/appointment-setting');
  });
});

/** The switches by which engines go without view transitions. */
const transitionSwitch: Partial<Record<EngineName, string>> = {
  firefox: 'dom.viewTransitions.enabled',
  webkit: 'ViewTransitions',
};

test.describe('without what only adorns', () => {
  test.use({
    unknownStyles: ['text-wrap', 'animation-timeline', 'view-timeline', 'timeline-scope'],
    device: async ({ engine }, use) =>
      use({ reducedMotion: false, without: [transitionSwitch[engine] ?? []].flat() }),
  });

  test('fallback: the answer without view transitions, balanced lines and timelines', async ({
    visitor,
    engine,
  }) => {
    test.skip(!transitionSwitch[engine], 'view transitions cannot be switched off');
    await visitor.open('/backend-form');
    expect(await visitor.run(() => 'startViewTransition' in document)).toBe(false);
    await takeAssessment(visitor, supportAnswers);
    await visitor.address().toBe('/services/ai-agents');
    await visitor.text(element('main')).toContain('Morgan, start with AI Agents');
    // The page glides there.
    await visitor.poll('how far the page is from its top', () => visitor.run(() => scrollY)).toBe(0);
    await keep(visitor, `fallback-answer-${engine}`);
    // The later way to act is there from the start.
    await visitor.visible(link('Book a Call', 'header'));
    await visitor.open('/');
    await keep(visitor, `fallback-landing-${engine}`);
  });
});
