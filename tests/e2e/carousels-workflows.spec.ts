import type { CDPSession, Locator, Page } from '@playwright/test';
import { workflows } from '@/content/workflows';
import { arriveAgainAt, arriveAt, letPass, liveSlides, setHidden, takenIn } from './support/carousels';
import { hurryStyles, inQuickMotion } from './support/pages';
import { expect, full, openOnce, shareSite, test } from './support/site';

shareSite();

const title = 'Ten brand-new video-model and social-media workflows';
const region = (page: Page) => page.getByRole('region', { name: title });
const stage = (page: Page) => region(page).getByRole('list', { name: title });
const button = (page: Page, name: string) => region(page).getByRole('button', { name, exact: true });
const dot = (page: Page, number: number) =>
  region(page).getByRole('button', { name: new RegExp(`^Workflow ${number}:`) });

async function expectAt(page: Page, number: number) {
  await expect(region(page).getByText(`Workflow ${number} / 10`, { exact: true })).toBeVisible();
  await expect(region(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(number * 10));
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(liveSlides(region(page))).toContainText(`${number} of 10`);
}

/** At the carousel, with nothing moving by itself and the drag loaded. */
async function arriveStill(page: Page) {
  await page.goto('/');
  await stage(page).scrollIntoViewIfNeeded();
  await expect(stage(page)).toHaveAttribute('data-draggable');
}

/** A point on the figure of the center card. */
async function center(page: Page) {
  await liveSlides(region(page)).scrollIntoViewIfNeeded();
  const box = await liveSlides(region(page)).boundingBox();
  if (!box) throw new Error('The center card is not drawn.');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + 90) };
}

async function dragByMouse(page: Page, distance: number) {
  const { x, y } = await center(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 8 });
  await page.mouse.up();
}

async function swipe(page: Page, touch: CDPSession, distance: number) {
  await swipeFrom(await center(page), touch, distance);
}

/** @param beforeLift what is awaited with the finger still on the glass */
async function swipeFrom(
  { x, y }: { x: number; y: number },
  touch: CDPSession,
  distance: number,
  beforeLift = async () => {},
) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + moved, y }],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 10; step++) await send('touchMove', (distance * step) / 10);
  await beforeLift();
  await send('touchEnd', distance);
}

/** From a page that was followed, back to the carousel with the drag loaded. */
async function comeBack(page: Page) {
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(stage(page)).toHaveAttribute('data-draggable');
}

/** Each of these begins by saying which workflow is to be in the center. */
test.describe('on a wide page that nothing moves', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const opened = openOnce(arriveStill);

  test('is titled and shows each workflow with its links', async () => {
    const page = opened();
    await expect(region(page).getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(region(page).getByRole('button', { name: /^Workflow \d/ })).toHaveCount(10);
    for (const workflow of workflows) {
      await dot(page, workflow.id).click();
      await expectAt(page, workflow.id);
      const card = liveSlides(region(page));
      await expect(card).toHaveCount(1);
      await expect(card.getByRole('heading', { name: workflow.title })).toBeVisible();
      await expect(card).toContainText(workflow.benefit);
      await expect(card.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', workflow.path);
      const purchase = card.getByRole('link', { name: 'Purchase' });
      await expect(purchase).toHaveAttribute('href', new RegExp(`^https://.+${workflow.slug}`));
      await expect(purchase).toHaveAttribute('target', '_blank');
      await expect(purchase).toHaveAttribute('rel', /noopener/);
    }
  });

  test('shows three: the center at full size, its neighbors smaller and faded', async () => {
    const page = opened();
    await dot(page, 1).click();
    const visible = stage(page).locator('li').filter({ visible: true });
    await expect(visible).toHaveCount(3);
    const looks = () =>
      stage(page)
        .locator('li')
        .evaluateAll((cards) =>
          cards
            .filter((card) => getComputedStyle(card).visibility === 'visible')
            .map((card) => {
              const figure = card.querySelector('svg');
              return [getComputedStyle(card).scale, figure ? getComputedStyle(figure).opacity : ''];
            }),
        );
    await expect.poll(looks).toEqual([
      ['1', '1'],
      ['0.8', '0.5'],
      ['0.8', '0.5'],
    ]);
  });

  test('goes round in both directions and a dot jumps', async () => {
    const page = opened();
    await dot(page, 1).click();
    await button(page, 'Previous workflow').click();
    await expectAt(page, 10);
    await button(page, 'Next workflow').click();
    await expectAt(page, 1);
    await dot(page, 7).click();
    await expectAt(page, 7);
    await expect(region(page).locator('[aria-live="polite"]')).toHaveText(/, 7 of 10$/);
  });

  test('a mouse drag of more than 100 px leads to the neighbor, a shorter one back', async () => {
    const page = opened();
    for (const { distance, number } of [
      { distance: 100, number: 1 },
      { distance: 101, number: 10 },
      { distance: -101, number: 2 },
    ]) {
      await dot(page, 1).click();
      await expectAt(page, 1);
      await dragByMouse(page, distance);
      await expectAt(page, number);
      await expect(page).toHaveURL('/');
    }
  });

  test('a drag that is taken back moves nothing and opens nothing', full, async () => {
    const page = opened();
    await dot(page, 1).click();
    await expectAt(page, 1);
    for (const distance of [150, -150]) {
      const { x, y } = await center(page);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 8 });
      await page.mouse.move(x, y, { steps: 8 });
      await page.mouse.up();
      await expectAt(page, 1);
      await expect(page).toHaveURL('/');
    }
  });

  test('a press that is let go outside pulls nothing once the mouse is back', async () => {
    const page = opened();
    await dot(page, 1).click();
    const { x } = await center(page);
    const box = await stage(page).boundingBox();
    if (!box) throw new Error('The cards are not drawn.');
    await page.mouse.move(x, box.y + 4);
    await page.mouse.down();
    await page.mouse.move(x, box.y - 4);
    await page.mouse.up();
    await page.mouse.move(x + 80, box.y + 60, { steps: 2 });
    await expect(stage(page)).not.toHaveAttribute('data-dragging');
  });

  test('a press beside the center card brings its neighbor', async () => {
    const page = opened();
    await dot(page, 1).click();
    const { y } = await center(page);
    await page.mouse.click(1300, y + 100);
    await expectAt(page, 2);
    await page.mouse.click(140, y + 100);
    await expectAt(page, 1);
  });

  test('a press that moves 10 px is a drag, and one that moves 9 px still opens the workflow', async () => {
    const page = opened();
    await dot(page, 1).click();
    await expectAt(page, 1);
    await dragByMouse(page, 10);
    await expectAt(page, 1);
    await expect(page).toHaveURL('/');
    await dragByMouse(page, 9);
    await expect(page).toHaveURL('/workflows/auto-vsl-generator');
    await comeBack(page);
  });

  test('comes back at the workflow that was looked at', async () => {
    const page = opened();
    await dot(page, 7).click();
    await expectAt(page, 7);
    await liveSlides(region(page)).getByRole('link', { name: 'Explore' }).click();
    await expect(page).toHaveURL(/\/workflows\//);
    await comeBack(page);
    await expectAt(page, 7);
  });

  test('leads on to all workflows and to the bundle', async () => {
    const page = opened();
    const bundle = region(page).getByRole('link', { name: 'Purchase ALL 10 Workflows' });
    await expect(bundle).toHaveAttribute('href', /^https:\/\/.+bundle/);
    await expect(bundle).toHaveAttribute('target', '_blank');
    await expect(region(page)).toContainText('*more coming soon*');
    await region(page).getByRole('link', { name: 'Browse ALL Workflows' }).click();
    await expect(page).toHaveURL('/eworkflows');
    await comeBack(page);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const opened = openOnce(arriveStill);

  test('the arrows stand at the ends of the scale, where there is nothing to pause', async () => {
    const page = opened();
    const edges = async (part: Locator) => {
      const box = await part.boundingBox();
      return box && [box.x, box.x + box.width];
    };
    const scale = await edges(page.getByRole('progressbar', { name: 'Workflow progress' }));
    const [back] = (await edges(page.getByRole('button', { name: 'Previous workflow' }))) ?? [];
    const [, forward] = (await edges(page.getByRole('button', { name: 'Next workflow' }))) ?? [];
    expect([back, forward]).toEqual(scale);
  });

  test('a drag of more than 100 px by a finger leads to the neighbor, one that scrolls the page does not', async () => {
    const page = opened();
    const touch = await page.context().newCDPSession(page);
    await dot(page, 1).click();
    await expectAt(page, 1);
    await swipe(page, touch, -101);
    await expectAt(page, 2);
    await expect(page).toHaveURL('/');
    // A finger that goes on to scroll the page takes its hand off the cards.
    const { x, y } = await center(page);
    const top = await page.evaluate(() => window.scrollY);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (let step = 1; step <= 10; step++)
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: x - 2 * step, y: y - 12 * step }],
      });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(stage(page)).not.toHaveAttribute('data-dragging');
  });

  test(
    'a finger that moves over what it has enlarged shows what is beside, and moves no slides',
    full,
    async () => {
      const page = opened();
      const browser = await page.context().newCDPSession(page);
      const shownFrom = () => page.evaluate(() => window.visualViewport?.pageLeft);
      await dot(page, 1).click();
      for (const { slides, at } of [
        { slides: stage(page), at: () => expectAt(page, 1) },
        {
          slides: page.getByRole('list', { name: 'Backend Efficiency' }),
          at: () =>
            expect(page.getByRole('button', { name: /^Service 1: AI Agent/ })).toHaveAttribute(
              'aria-current',
              'true',
            ),
        },
      ]) {
        await slides.scrollIntoViewIfNeeded();
        const top = await slides.evaluate((list) => list.getBoundingClientRect().top);
        await page.evaluate((by) => window.scrollBy(0, by), top - 60);
        await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
        await expect(slides).toHaveCSS('touch-action', 'auto');
        const before = await shownFrom();
        await swipeFrom({ x: 300, y: 300 }, browser, -150);
        await expect.poll(shownFrom).not.toBe(before);
        await at();
        await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
        await expect(slides).toHaveCSS('touch-action', 'pan-y pinch-zoom');
      }
    },
  );
});

for (const { label, place } of [
  { label: title, place: 'Workflow 2 / 10' },
  { label: 'Backend Efficiency', place: '2 of 5' },
  { label: 'Increasing Income', place: '2 of 4' },
]) {
  test.describe('before the scripts have come', () => {
    test.use({ ...inQuickMotion, hasTouch: true, viewport: { width: 390, height: 844 } });

    const set = label === title ? {} : full;
    test(
      `a swipe over ${label} is answered, kept, and stops what moves by itself`,
      set,
      async ({ page, context }) => {
        const whole = page.getByRole('region', { name: label });
        const slides = whole.getByRole('list', { name: label });
        let letScriptsCome = () => {};
        const scripts = new Promise<void>((resolve) => {
          letScriptsCome = resolve;
        });
        await page.route('**/*.js', async (route) => {
          await scripts;
          await route.continue();
        });
        await page.goto('/', { waitUntil: 'commit' });
        const [first, second] = [slides.locator('> li').nth(0), slides.locator('> li').nth(1)];
        await first.scrollIntoViewIfNeeded();
        const box = await first.boundingBox();
        if (!box) throw new Error('There are no slides.');
        await expect(second).not.toBeInViewport({ ratio: 0.9 });
        const from = { x: Math.round(box.x + box.width - 40), y: Math.round(box.y + 90) };
        const settled = slides.evaluate(
          (list) => new Promise<void>((resolve) => list.addEventListener('scrollend', () => resolve())),
        );
        // Lifted once the slides have followed over more than half of the way to the next, 165 px with the gap between two. On a
        // busy machine they lag behind the finger, and stay where they are as it lifts: from 160 px they went back, and from a
        // longer way the browser had guessed too much and went on to the third.
        await swipeFrom(from, await context.newCDPSession(page), -220, () =>
          expect.poll(() => slides.evaluate((list) => list.scrollLeft)).toBeGreaterThan(175),
        );
        await settled;
        await expect(second).toBeInViewport({ ratio: 0.9 });
        const left = await second.evaluate((slide) => slide.getBoundingClientRect().left);
        expect(left).toBeLessThan(box.x + 40);

        await slides.evaluate((list: HTMLElement) =>
          list.addEventListener('transitionrun', ({ propertyName }) => {
            if (propertyName === '--at') list.setAttribute('data-moved', '');
          }),
        );
        letScriptsCome();
        // First: what moves by itself would come to the same place.
        await expect(whole.getByRole('button', { name: 'Play slides' })).toBeVisible();
        await expect(whole.getByText(place, { exact: true })).toBeVisible();
        await expect(slides).toHaveCSS('overflow-x', 'clip');
        await expect(second).toBeInViewport({ ratio: 0.9 });
        await expect(slides).not.toHaveAttribute('data-moved');
        await expect(page).toHaveURL('/');
      },
    );
  });
}

test.describe('in motion', () => {
  test.use({ ...inQuickMotion, viewport: { width: 1440, height: 1000 } });
  const opened = openOnce(async (page) => {
    await hurryStyles(page);
    await arriveAt(page, stage(page));
  });

  test('advances every 4 seconds, in half a second, and goes round', async () => {
    const page = opened();
    // Whoever reads the page meets what stops it before what it changes.
    await expect(region(page).locator('button, article').first()).toHaveAccessibleName('Pause slides');
    await expect(stage(page)).toHaveCSS('transition-duration', '0.5s, 0.5s');
    await page.clock.runFor(3999);
    await expectAt(page, 1);
    await page.clock.runFor(1);
    await expectAt(page, 2);
    await expect(region(page).locator('[aria-live="polite"]')).toHaveText('');
    await page.clock.runFor(36_000);
    await expectAt(page, 1);
  });

  test.describe('stands still', () => {
    test('while anything holds it, and goes on afterwards', async () => {
      const page = opened();
      await dot(page, 1).click();
      await dot(page, 1).blur();
      await page.mouse.move(2, 2);
      await takenIn(stage(page));
      await expectAt(page, 1);
      const holds: [name: string, hold: () => Promise<void>, release: () => Promise<void>][] = [
        [
          'the pointer is over it',
          () => stage(page).hover({ position: { x: 700, y: 60 } }),
          () => page.mouse.move(2, 2),
        ],
        ['focus is in it', () => dot(page, 1).focus(), () => dot(page, 1).blur()],
        ['the tab is hidden', () => setHidden(page, true), () => setHidden(page, false)],
        [
          'it is off screen',
          async () => {
            await page.evaluate(() => window.scrollTo(0, 0));
            await expect(stage(page)).not.toBeInViewport();
          },
          () => stage(page).scrollIntoViewIfNeeded(),
        ],
        [
          'Pause was pressed, until Play',
          async () => {
            await button(page, 'Pause slides').click();
            await button(page, 'Play slides').blur();
            await page.mouse.move(2, 2);
          },
          async () => {
            await button(page, 'Play slides').click();
            await button(page, 'Pause slides').blur();
            await page.mouse.move(2, 2);
          },
        ],
      ];
      for (const [index, [name, hold, release]] of holds.entries())
        await test.step(`while ${name}`, async () => {
          await hold();
          await takenIn(stage(page));
          await page.clock.fastForward(20_000);
          await expectAt(page, index + 1);
          await release();
          await takenIn(stage(page));
          await letPass(page, 4000);
          await expectAt(page, index + 2);
        });
    });

    test('under reduced motion', async () => {
      const page = opened();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await arriveAgainAt(page, stage(page));
      await page.clock.fastForward(20_000);
      await expectAt(page, 1);
      await expect(button(page, 'Pause slides')).toBeHidden();
    });

    test.describe('under a finger', () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

      test('after a swipe', full, async ({ page, context }) => {
        await arriveAt(page, stage(page));
        await swipe(page, await context.newCDPSession(page), -150);
        await expectAt(page, 2);
        await page.clock.fastForward(20_000);
        await expectAt(page, 2);
        await expect(button(page, 'Play slides')).toBeVisible();
      });
    });
  });
});
