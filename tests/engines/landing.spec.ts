import { workflows } from '@/content/workflows';
import { button, dialog, element, heading, link, radio, type Target } from './support/look';
import { expect, phone, test } from './support/test';
import type { Visitor } from './support/visitor';

const headline = 'Transcend Your Business With AI';
const workflowTitle = 'Ten brand-new video-model and social-media workflows';
const carousel = (list: string) => `section[aria-roledescription="carousel"]:has(ul[aria-label="${list}"])`;
const backend = carousel('Backend Efficiency');
const income = carousel('Increasing Income');
const workflowCarousel = carousel(workflowTitle);

/** The words that say where a carousel stands. */
const standsAt = (visitor: Visitor, within: string, words: string) =>
  visitor
    .poll(`${within} stands at ${words}`, () =>
      visitor.run(
        (region) =>
          [...document.querySelectorAll(`${region} *`)]
            .filter((one) => one.childElementCount === 0 && one.checkVisibility())
            .map(({ textContent }) => textContent),
        within,
      ),
    )
    .toContain(words);

const workflowAt = async (visitor: Visitor, number: number) => {
  await visitor
    .attribute(element(`${workflowCarousel} [role="progressbar"]`), 'aria-valuenow')
    .toBe(`${number * 10}`);
  await visitor
    .poll('one slide can be reached', () =>
      visitor.run(
        (region) =>
          [...document.querySelectorAll(`${region} li:not([inert]) article`)].map(
            (slide) => slide.querySelector('a')?.getAttribute('href') ?? '',
          ),
        workflowCarousel,
      ),
    )
    .toEqual([workflows[number - 1]?.path]);
};

/** A point on the picture of the workflow in the middle, once it can be dragged. */
async function onWorkflow(visitor: Visitor) {
  const stage = element(`ul[aria-label="${workflowTitle}"]`);
  await visitor.reach(button('Next workflow', workflowCarousel));
  await visitor.attribute(stage, 'data-draggable').toBeDefined();
  const card = await visitor.run((region) => {
    const slide = document.querySelector(`${region} li:not([inert]) article`);
    slide?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width } = slide?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + 90 };
  }, workflowCarousel);
  return card;
}

/** Nobody has come near the sections far below: they are laid out once the browser is idle (decision 0153). */
const laidOut = (visitor: Visitor) =>
  visitor
    .poll('each section and slide is laid out', () =>
      visitor.run(() =>
        [...document.querySelectorAll('main h2, main li[style^="--i"] > *')]
          .filter((part) => part.getClientRects().length === 0)
          .map((part) => part.textContent),
      ),
    )
    .toEqual([]);

/** The last of them has come, some looks ago: meanwhile a browser takes note of their lengths. */
const cameToRest = (visitor: Visitor) =>
  visitor
    .poll('nothing is being laid out any more', () =>
      visitor.run(() => {
        const isAtRest =
          document.documentElement.dataset.far === 'laid-out' &&
          document.getAnimations().every(({ playState }) => playState === 'finished');
        const looks = Number(document.body.dataset.looks ?? 0);
        document.body.dataset.looks = isAtRest ? `${looks + 1}` : '0';
        return looks;
      }),
    )
    .toBeGreaterThan(5);

test('landing: every section is there, and the chart answers', async ({ visitor }) => {
  await visitor.open('/');
  const titles = await visitor.run(() =>
    [...document.querySelectorAll('main h2')].map((title) => title.textContent),
  );
  expect(titles).toEqual([
    'Why Choose Us?',
    'Can I Work With You?',
    'Destiny Shifter',
    'Nine AI services for your business',
    'Six promises to clients',
    workflowTitle,
    'Common questions',
  ]);
  await laidOut(visitor);
  await visitor.click(radio('How soon?'));
  await visitor.visible(element('ul[aria-label="How soon?"]'));
  await visitor.hidden(element('ul[aria-label="Featured services"]'));
  await visitor.click(radio('All nine'));
  await visitor.click(link('Multi AI Solutions', 'ul[aria-label="Services on the chart"]'));
  await visitor.address().toBe('/services/multi-solutions');
});

test('landing: what rests while something is pressed at its end comes back as long as it was', async ({
  visitor,
}) => {
  await visitor.open('/');
  await laidOut(visitor);
  await cameToRest(visitor);
  const lengths = () =>
    visitor.run(() => [...document.querySelectorAll('main > section')].map((part) => part.clientHeight));
  const before = await lengths();
  await visitor.run(() => {
    delete document.body.dataset.looks;
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  await visitor.click(button('Switch to light/dark theme'));
  await visitor.attribute(element('html'), 'data-theme').toBe('light');
  await laidOut(visitor);
  await cameToRest(visitor);
  expect(await lengths()).toEqual(before);
  await visitor.run(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await visitor.visible(element('h1'));
  await visitor.click(link('Which AI Fits Me?', 'main'));
  await visitor.address().toBe('/welcome');
});

test.describe('in motion', () => {
  test.use({ device: { reducedMotion: false } });

  test('landing: the headline is typed to its end, and the carousels advance', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.attribute(element('h1'), 'aria-label').toBe(headline);
    const ink = () =>
      visitor.run(() =>
        [...document.querySelectorAll('h1 span > span')].map((letter) => [
          getComputedStyle(letter).opacity,
          getComputedStyle(letter, '::after').opacity,
        ]),
      );
    await visitor
      .poll('all letters have their ink, and none a cursor', async () =>
        (await ink()).every(([letter, cursor]) => letter === '1' && cursor !== '1'),
      )
      .toBe(true);
    await visitor.reach(button('Next service', backend));
    await standsAt(visitor, backend, '2 of 5');
    await standsAt(visitor, income, '3 of 4');
  });
});

test('landing: service carousels by pointer', async ({ visitor }) => {
  await visitor.open('/');
  for (const [region, last, count] of [
    [backend, '5 of 5', 5],
    [income, '4 of 4', 4],
  ] as const) {
    await visitor.click(button('Previous service', region));
    await standsAt(visitor, region, last);
    await visitor.click(button('Next service', region));
    await standsAt(visitor, region, `1 of ${count}`);
    await visitor.click(button('Service 2:', region));
    await standsAt(visitor, region, `2 of ${count}`);
  }
  await visitor.click(link('Appointment Setting', backend));
  await visitor.address().toBe('/services/appointment-setting');
  await visitor.back();
  await visitor.address().toBe('/');
});

test('landing: carousels by keys', async ({ visitor }) => {
  await visitor.open('/');
  // The last thing before the buttons is reached by Tab from there.
  await visitor.click(button('Previous service', backend));
  await standsAt(visitor, backend, '5 of 5');
  await visitor.focused(button('Previous service', backend));
  await visitor.press('Enter');
  await standsAt(visitor, backend, '4 of 5');
  for (let stop = 0; stop < 10; stop += 1) {
    if ((await visitor.look(button('Next service', backend)))?.isFocused) break;
    await visitor.press('Tab');
  }
  await visitor.focused(button('Next service', backend));
  await visitor.press('Space');
  await standsAt(visitor, backend, '5 of 5');

  await visitor.click(button('Next workflow', workflowCarousel));
  await workflowAt(visitor, 2);
  await visitor.press('Enter');
  await workflowAt(visitor, 3);
  await visitor.press('Tab', 'Shift');
  await visitor.press('Space');
  const address = await visitor.run(() => location.pathname);
  expect(address).toBe('/');
});

test('landing: the workflow carousel by pointer and by dragging', async ({ visitor }) => {
  await visitor.open('/');
  // Before, Firefox may move the page under a press far below.
  await laidOut(visitor);
  await cameToRest(visitor);
  await visitor.click(button('Previous workflow', workflowCarousel));
  await workflowAt(visitor, 10);
  await visitor.click(button('Workflow 1:', workflowCarousel));
  await workflowAt(visitor, 1);
  for (const [distance, number] of [
    [99, 1],
    [140, 10],
    [-140, 1],
  ] as const) {
    const from = await onWorkflow(visitor);
    await visitor.tab.drag(from, { x: from.x + distance, y: from.y });
    await workflowAt(visitor, number);
  }
  await visitor.address().toBe('/');
  const above = await visitor.run((region) => {
    document
      .querySelector(`${region} li:not([inert]) article`)
      ?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return document.elementFromPoint(innerWidth / 2, 20)?.closest('header, article')?.localName;
  }, workflowCarousel);
  expect(above, 'what lies over the card under the bar').toBe('header');
});

test.describe('under a finger', () => {
  test.use({ device: phone });

  test('landing: the carousels under a finger', async ({ visitor, engine }) => {
    const { swipe } = visitor.tab;
    test.skip(!swipe, `the driver of ${engine} has no finger: it takes one for a mouse`);
    if (!swipe) return;
    await visitor.open('/');
    for (const [distance, number] of [
      [-140, 2],
      [140, 1],
      [-60, 1],
    ] as const) {
      const from = await onWorkflow(visitor);
      await swipe(from, { x: from.x + distance, y: from.y });
      await workflowAt(visitor, number);
    }
    await visitor.tap(button('Next service', backend));
    await standsAt(visitor, backend, '2 of 5');
    await visitor.tap(button('Featured Service: Auto Email Outreach', income));
    await visitor.visible(dialog());
  });
});

test('landing: popups open beside their card and close in three ways', async ({ visitor }) => {
  await visitor.open('/');
  const star = button('Featured Service: AI Agent', backend);
  const popup = dialog();
  const ways: [string, () => Promise<void>][] = [
    ['Escape', () => visitor.press('Escape')],
    ['Close', () => visitor.click(button('Close', '[popover]:popover-open'))],
    ['a press beside it', () => visitor.tab.click({ x: 3, y: 300 })],
  ];
  for (const [name, close] of ways) {
    await visitor.click(star);
    await visitor.visible(popup);
    const place = async () => {
      const { x, y, width, height } = (await visitor.look(popup))?.box ?? {
        x: -1,
        y: 0,
        width: 0,
        height: 0,
      };
      return x >= 0 && y >= 0 && x + width <= 1280 && y + height <= 720;
    };
    await visitor.poll('the popup is inside the window', place).toBe(true);
    await close();
    await visitor
      .poll(`closed by ${name}`, async () => (await visitor.look(popup))?.isVisible ?? false)
      .toBe(false);
    await visitor.address().toBe('/');
  }
});

test('landing: the theme is changed and kept', async ({ visitor }) => {
  await visitor.open('/');
  const toggle = button('Switch to light/dark theme');
  const worn = () => visitor.attribute(element('html'), 'data-theme');
  const ground = () => visitor.run(() => getComputedStyle(document.body).backgroundColor);
  await worn().toBe('dark');
  const dark = await ground();
  await visitor.click(toggle);
  await worn().toBe('light');
  await visitor.poll('the ground', ground).not.toBe(dark);
  await visitor.reload();
  await worn().toBe('light');
});

test.describe('on a phone', () => {
  test.use({ device: { ...phone, touch: false } });

  test('landing: the drawer keeps the keyboard and gives it back', async ({ visitor }) => {
    await visitor.open('/');
    const toggle: Target = button('Menu', 'header');
    const drawer = dialog('Menu');
    await visitor.click(toggle);
    await visitor.visible(drawer);
    const strays: string[] = [];
    for (let stop = 0; stop < 10; stop += 1) {
      await visitor.press('Tab');
      const outside = await visitor.run(() => {
        const { activeElement: focus, body } = document;
        return focus && focus !== body && !focus.closest('dialog') ? focus.outerHTML : null;
      });
      if (outside) strays.push(outside);
    }
    expect(strays).toEqual([]);
    await visitor.press('Escape');
    await visitor.hidden(drawer);
    await visitor.focused(toggle);
    await visitor.click(toggle);
    await visitor.click(link('Services', 'dialog'));
    await visitor.address().toBe('/fullservice');
  });
});

test('landing: one question is open at a time', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.visible(heading('Common questions'));
  const open = () =>
    visitor.run(() =>
      [...document.querySelectorAll('#questions details[open] summary')].map(
        ({ textContent }) => textContent,
      ),
    );
  await visitor.click(button('What does a service cost?'));
  await visitor.poll('open questions', open).toEqual(['What does a service cost?']);
  // In the frame after a press the question is put back in its place, which would undo the driver's own scrolling.
  await visitor.run(() => void requestAnimationFrame(() => document.body.setAttribute('data-drawn', '')));
  await visitor.poll('a frame', () => visitor.run(() => document.body.hasAttribute('data-drawn'))).toBe(true);
  await visitor.click(button('What if I lack the tools for it?'));
  await visitor.poll('open questions', open).toEqual(['What if I lack the tools for it?']);
});
