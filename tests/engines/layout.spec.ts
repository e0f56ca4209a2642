import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportAnswers } from '../e2e/support/assessment';
import { cutOff } from '../e2e/support/cut-off';
import { takeAssessment } from './support/assessment';
import { button, dialog, element, link, type Target } from './support/look';
import { screensFolder } from './support/screens';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

type Screen = { name: string; path: string; arrive?: (visitor: Visitor) => Promise<void> };

const at = (target: Target) => async (visitor: Visitor) => {
  await visitor.reach(target);
};

const screens: Screen[] = [
  { name: 'landing', path: '/' },
  {
    name: 'landing-chart',
    path: '/',
    arrive: at(link('AI Agents', 'ul[aria-label="Services on the chart"]')),
  },
  { name: 'landing-services', path: '/', arrive: at(button('Next service')) },
  { name: 'landing-workflows', path: '/', arrive: at(button('Next workflow')) },
  {
    name: 'landing-popup',
    path: '/',
    async arrive(visitor) {
      await visitor.click(button('Featured Service: AI Agent'));
      await visitor.visible(dialog());
    },
  },
  {
    name: 'menu',
    path: '/about',
    async arrive(visitor) {
      await visitor.click(button('Menu'));
      await visitor.visible(dialog('Menu'));
    },
  },
  { name: 'service', path: '/services/ai-phone-callers' },
  { name: 'assessment', path: '/backend-form', arrive: at(element('fieldset')) },
  {
    name: 'answer',
    path: '/backend-form',
    async arrive(visitor) {
      await takeAssessment(visitor, supportAnswers);
      await visitor.address().toBe('/services/ai-agents');
      await visitor.text(element('main')).toContain('Morgan, start with');
    },
  },
  { name: 'careers', path: '/hiring', arrive: at(element('#position')) },
  { name: 'workflow', path: '/workflows/auto-vsl-generator' },
  { name: 'contact', path: '/contact' },
  { name: 'not-found', path: '/nowhere' },
];

for (const { width, height } of [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${width} px`, () => {
    test.use({ device: { width, height } });

    for (const { name, path, arrive } of screens)
      test(`layout: ${name} at ${width} px`, async ({ visitor, engine }) => {
        await visitor.open(path);
        await arrive?.(visitor);
        await visitor
          .poll('letters and pictures are there', () => visitor.run(() => document.fonts.status === 'loaded'))
          .toBe(true);
        mkdirSync(screensFolder, { recursive: true });
        writeFileSync(join(screensFolder, `${name}-${width}-${engine}.png`), await visitor.tab.screenshot());
        // The theme's disc leaves to the side as the page is scrolled, in engines that can (decision 0150).
        const isScrolled = await visitor.run(() => scrollY > 0);
        const cut = await visitor.run(cutOff);
        expect(cut.filter((found) => !isScrolled || !found.includes('light/dark theme'))).toEqual([]);
        const isWider = await visitor.run(() => {
          scrollTo(10_000, scrollY);
          return [scrollX, document.documentElement.scrollWidth > document.documentElement.clientWidth];
        });
        expect(isWider).toEqual([0, false]);
      });
  });
