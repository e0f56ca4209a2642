import type { Page } from '@playwright/test';
import { setHidden } from './support/carousels';
import { animatedProperties, hurryStyles, hydrated, inQuickMotion } from './support/pages';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

type Counts = { frames: number; sparks: number; mostSparks: number; particles: number };

declare global {
  interface Window {
    counts?: Counts;
  }
}

/** Counts a page's frames and what each drawing of a canvas holds. */
async function openCounting(page: Page, path: string) {
  await page.clock.install();
  await page.addInitScript(() => {
    const counts: Counts = { frames: 0, sparks: 0, mostSparks: 0, particles: 0 };
    window.counts = counts;
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        counts.frames += 1;
        callback(now);
      });
    const { clearRect, fill, arc } = CanvasRenderingContext2D.prototype;
    Object.assign(CanvasRenderingContext2D.prototype, {
      clearRect(this: CanvasRenderingContext2D, ...box: Parameters<typeof clearRect>) {
        counts[this.canvas.dataset.theme ? 'particles' : 'sparks'] = 0;
        clearRect.apply(this, box);
      },
      arc(this: CanvasRenderingContext2D, ...circle: Parameters<typeof arc>) {
        counts.particles += 1;
        arc.apply(this, circle);
      },
      // The particles are circles of the current path, a spark is a path of its own.
      fill(this: CanvasRenderingContext2D, shape?: Path2D) {
        if (!(shape instanceof Path2D)) return Reflect.apply(fill, this, []);
        counts.sparks += 1;
        counts.mostSparks = Math.max(counts.mostSparks, counts.sparks);
        Reflect.apply(fill, this, [shape]);
      },
    });
  });
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Switch to light/dark theme' })).toBeVisible();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

const standStill = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

const counts = (page: Page) =>
  page.evaluate((): Counts => {
    if (!window.counts) throw new Error('Nothing is counted on this page.');
    return window.counts;
  });

/** How many frames the page asks for in two seconds. */
async function framesInTwoSeconds(page: Page) {
  const before = (await counts(page)).frames;
  await page.clock.runFor(2000);
  return (await counts(page)).frames - before;
}

/** Notes from now on which scripts a page asks for. @returns those of them that draw sparks, each a path of its own */
function watchSparkScripts(page: Page): () => Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return async () => {
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
    return scripts.filter((_, index) => texts[index]?.includes('Path2D'));
  };
}

async function goOut(page: Page) {
  await page.clock.runFor(1000);
  expect((await counts(page)).sparks).toBe(0);
}

/** Moves the mouse until that leaves sparks. They go out as the clock stops. */
async function leaveSparks(page: Page) {
  let x = 0;
  await expect(async () => {
    x += 1;
    await page.mouse.move(x, 1);
    expect((await counts(page)).sparks).toBeGreaterThan(0);
  }).toPass();
  await standStill(page);
  await goOut(page);
}

test.describe('the cursor trail', () => {
  test.use(inQuickMotion);
  let scripts: { ofPage: string[]; ofMove: string[] };
  const opened = openOnce(async (page) => {
    const sparkScripts = watchSparkScripts(page);
    await openCounting(page, '/welcome');
    const ofPage = await sparkScripts();
    await leaveSparks(page);
    scripts = { ofPage, ofMove: await sparkScripts() };
  });
  test.beforeEach(() => goOut(opened()));

  test('is fetched as the mouse first moves, not with the page', () => {
    expect(scripts).toEqual({ ofPage: [], ofMove: [expect.any(String)] });
  });

  test('makes at most one spark per 16 ms', async () => {
    const page = opened();
    await page.mouse.move(100, 100);
    await page.mouse.move(120, 100);
    await page.mouse.move(140, 100);
    await page.clock.runFor(16);
    expect((await counts(page)).sparks).toBe(1);
    await page.mouse.move(160, 100);
    await page.mouse.move(180, 100);
    await page.clock.runFor(16);
    expect((await counts(page)).sparks).toBe(2);
    // As large as the window, or they would be drawn far from the mouse.
    const sizes = await page
      .locator('canvas:not([data-theme])')
      .evaluate((canvas: HTMLCanvasElement) => [canvas.width, innerWidth]);
    expect(sizes[0]).toBe(sizes[1]);
  });

  test('never has more than 100 sparks', async () => {
    const page = opened();
    // By the clock of the page: from here, each move and each moment would be a journey of its own.
    await page.evaluate(() => {
      let clientX = 100;
      const mouse = setInterval(() => {
        clientX += 1;
        window.dispatchEvent(
          new PointerEvent('pointermove', { pointerType: 'mouse', clientX, clientY: 100 }),
        );
        if (clientX === 230) clearInterval(mouse);
      }, 16);
    });
    await page.clock.runFor(130 * 16);
    const { mostSparks } = await counts(page);
    expect(mostSparks).toBeGreaterThan(30);
    expect(mostSparks).toBeLessThanOrEqual(100);
  });

  test('goes out, and then asks for no frame', async () => {
    const page = opened();
    await page.mouse.move(100, 100);
    expect(await framesInTwoSeconds(page)).toBeGreaterThan(10);
    expect((await counts(page)).sparks).toBe(0);
    expect(await framesInTwoSeconds(page)).toBe(0);
  });

  test('stops when the page is hidden', async () => {
    const page = opened();
    await page.mouse.move(100, 100);
    await setHidden(page, true);
    expect(await framesInTwoSeconds(page)).toBe(0);
    await page.mouse.move(200, 100);
    expect(await framesInTwoSeconds(page)).toBe(0);
    await setHidden(page, false);
  });
});

test.describe('the particles behind the landing page', () => {
  test.use(inQuickMotion);
  const opened = openOnce(async (page) => {
    await hurryStyles(page);
    await openCounting(page, '/');
    await expect.poll(async () => (await counts(page)).particles).toBeGreaterThan(0);
    await standStill(page);
  });

  // First: a window that becomes wider or narrower has some frames drawn.
  test('drift with the pointer and rest with it', async () => {
    const page = opened();
    expect(await framesInTwoSeconds(page)).toBe(0);
    await page.mouse.move(300, 300);
    expect(await framesInTwoSeconds(page)).toBeGreaterThan(50);
    expect(await framesInTwoSeconds(page)).toBe(0);
  });

  for (const [width, number] of [
    [360, 36],
    [1440, 100],
  ] as const)
    test(`are ${number} at ${width} px`, async () => {
      const page = opened();
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await counts(page)).particles).toBe(number);
    });
});

for (const [visitor, context] of [
  ['reduced motion', { contextOptions: { reducedMotion: 'reduce' } }],
  ['a coarse pointer', { ...inQuickMotion, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`with ${visitor}`, () => {
    test.use(context);
    const opened = openOnce((page) => openCounting(page, '/'));

    if (visitor === 'reduced motion')
      test('nothing moves, and there are no particles', async () => {
        const page = opened();
        expect(await animatedProperties(page)).toEqual([]);
        // Until then the headline's letters have measured places, a part of a pixel beside those of their face.
        await expect(page.locator('html')).toHaveAttribute('data-faces');
        const before = await page.screenshot();
        await page.clock.runFor(5000);
        expect((await page.screenshot()).equals(before)).toBe(true);
        expect((await counts(page)).particles).toBe(0);
      });

    test('no frame is asked for, nor what would draw a trail', async () => {
      const page = opened();
      await standStill(page);
      const sparkScripts = watchSparkScripts(page);
      await page.mouse.move(100, 100);
      await page.mouse.move(200, 200);
      expect(await framesInTwoSeconds(page)).toBe(0);
      expect((await counts(page)).sparks).toBe(0);
      // The trail would come with the first move, and draw later ones: what was asked for is known by now.
      await page.evaluate(() => fetch('/robots.txt'));
      expect(await sparkScripts()).toEqual([]);
    });
  });
}
