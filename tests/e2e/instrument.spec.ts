import type { Page } from '@playwright/test';
import { chartChoices, chartQuestions, chartWords, shortlist } from '@/content/chart-questions';
import { serviceBySlug, services } from '@/content/services';
import { expectNoFindings } from './support/accessibility';
import { animatedProperties, inQuickMotion } from './support/pages';
import { expect, full, openOnce, shareSite, test } from './support/site';

shareSite();

const chart = (page: Page) => page.getByRole('list', { name: 'Services on the chart' });
const choice = (page: Page, name: string) => page.getByRole('radio', { name });
const opacityOf = (page: Page, slug: string) =>
  page.locator(`[data-figure=${slug}] svg`).evaluate((svg) => getComputedStyle(svg).opacity);
const weightOf = (page: Page, slug: string) =>
  page.locator(`[data-figure=${slug}] > span`).evaluate((name) => getComputedStyle(name).fontWeight);

/** The figures with a point, a tenth of them from the next, at which something else would be pressed. */
const coveredFigures = (page: Page) =>
  chart(page)
    .getByRole('link')
    .evaluateAll((figures) =>
      figures
        .filter((figure) => {
          const { left, top, width, height } = figure.getBoundingClientRect();
          const steps = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
          return steps.some((x) =>
            steps.some((y) => {
              const [atX, atY] = [left + width * x, top + height * y];
              const isInSight = atX > 0 && atX < innerWidth && atY > 0 && atY < innerHeight;
              return isInSight && !figure.contains(document.elementFromPoint(atX, atY));
            }),
          );
        })
        .map(({ textContent }) => textContent),
    );

test('what speaks of the chart leads to it, and it is one part of the page by name', async ({ page }) => {
  await page.goto('/about');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('link', { name: 'See the star chart of all services' }).click();
    await expect(page).toHaveURL('/#chart');
    const region = page.getByRole('region', { name: chartWords.region });
    for (const seen of [
      region.getByRole('radio').first(),
      region.getByRole('list', { name: chartWords.key }),
    ])
      await expect(seen).toBeInViewport();
    await expect(chart(page).getByRole('link', { name: 'AI Websites' })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  }
});

test.describe('with all nine in the light, as it stands at first and after each question', () => {
  let typeOfSky: string | undefined;
  const opened = openOnce(async (page) => {
    const sheet = page.waitForResponse('**/figures/sky.svg');
    await page.goto('/');
    typeOfSky = (await sheet).headers()['content-type'];
  });
  test.beforeEach(() => opened().setViewportSize({ width: 1280, height: 720 }));

  test('the drawings come from files of this site', async () => {
    expect(typeOfSky).toBe('image/svg+xml');
    const sky = opened().locator('use[href$="#sky"]');
    expect(await sky.evaluate((use) => use.getBoundingClientRect().width)).toBeGreaterThan(300);
  });

  test(
    'no question of the chart lies on its rim, and the way on is in sight, however wide the window',
    full,
    async () => {
      const page = opened();
      for (const width of [992, 1024, 1152, 1200, 1279, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const disc = await chart(page).locator('..').boundingBox();
        if (!disc) throw new Error('The chart has no place on the page.');
        const radius = disc.width / 2;
        for (const question of await page.locator('label:has([name="chart"])').all()) {
          const { x, y, width: length, height } = (await question.boundingBox()) ?? disc;
          const [across, down] = [x + length - disc.x - radius, [y, y + height]];
          const distances = down.map((edge) => Math.hypot(across, edge - disc.y - radius));
          expect([width, Math.min(...distances) > radius]).toEqual([width, true]);
        }
      }
      // The disc is higher than such a window.
      await page.setViewportSize({ width: 3840, height: 1080 });
      await expect(page.locator('[data-cta=hero-book-a-call]')).toBeInViewport({ ratio: 1 });
    },
  );

  test('no words beside the chart lie over a figure, whatever it is asked', full, async () => {
    const page = opened();
    for (const [width, height] of [
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of [chartWords.all, ...chartChoices.map((id) => chartQuestions[id].question)]) {
        await choice(page, name).check();
        // A question low in the window is brought to its middle, and the bar comes to lie over the chart.
        await page.evaluate(() => scrollTo(0, 0));
        expect([width, name, await coveredFigures(page)]).toEqual([width, name, []]);
      }
    }
    await choice(page, chartWords.all).check();
  });

  test('every figure can be touched on a phone', async () => {
    const page = opened();
    await page.setViewportSize({ width: 360, height: 780 });
    for (const { name } of services) {
      const link = chart(page).getByRole('link', { name, exact: true });
      const box = await link.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      await link.click({ trial: true });
    }
  });

  for (const id of chartChoices) {
    const set = id === chartChoices[0] ? {} : full;
    test(`${chartQuestions[id].question} lights what fits and says why`, set, async () => {
      const page = opened();
      await choice(page, chartQuestions[id].question).check();
      const rows = page.getByRole('list', { name: chartQuestions[id].question });
      const fits = shortlist(id);
      await expect(rows.getByRole('link')).toHaveCount(fits.length);
      for (const { slug, reason } of fits) {
        const row = rows.getByRole('link', { name: serviceBySlug[slug].name });
        await expect(row).toContainText(reason);
        await expect(row).toHaveAttribute('href', serviceBySlug[slug].path);
      }
      const lit = new Set(fits.map(({ slug }) => slug));
      for (const { slug } of services) {
        expect([slug, await opacityOf(page, slug), await weightOf(page, slug)]).toEqual([
          slug,
          ...(lit.has(slug) ? ['1', '500'] : ['0.22', '400']),
        ]);
      }
      const { next } = chartQuestions[id];
      await expect(page.getByRole('link', { name: next.text })).toHaveAttribute('href', next.href);
      await expect(page.getByRole('status').filter({ hasText: 'services fit.' })).toBeAttached();
      await expectNoFindings(page);
      await choice(page, 'All nine').check();
      await expect(rows).toBeHidden();
      expect(await opacityOf(page, 'ai-websites')).toBe('1');
      expect([await weightOf(page, 'ai-agents'), await weightOf(page, 'ai-websites')]).toEqual([
        '500',
        '400',
      ]);
    });
  }

  test('nothing on the chart moves under reduced motion', async () => {
    const page = opened();
    await choice(page, 'How soon?').check();
    expect(await animatedProperties(page)).toEqual([]);
    await choice(page, 'All nine').check();
  });

  test('every figure that has the focus shows its own line, and no other', async () => {
    const page = opened();
    for (const { slug, description } of services) {
      await page.locator(`[data-figure=${slug}]`).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(page.locator(`#figure-${slug}`)).toHaveText(description);
      await expect(page.locator('[id^=figure-]:visible')).toHaveText([description]);
    }
  });

  // These leave the page.
  test('is played by keyboard, says what a figure is, and is found as it was left', async () => {
    const page = opened();
    await choice(page, 'All nine').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(choice(page, 'How soon?')).toBeChecked();
    const agents = chart(page).getByRole('link', { name: 'AI Agents' });
    const line = page.locator('#figure-ai-agents');
    await expect(line).toBeHidden();
    await agents.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(agents).toBeFocused();
    await expect(line).toBeVisible();
    await expect(agents).toHaveAccessibleDescription(serviceBySlug['ai-agents'].description);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/ai-agents');
    await page.goBack();
    await expect(choice(page, 'How soon?')).toBeChecked();
    await expect(page.getByRole('list', { name: 'How soon?' })).toBeVisible();
  });

  test('nine figures and three rows of the key lead to their services', async () => {
    const page = opened();
    await page.goto('/');
    for (const { name, path } of services) {
      await expect(chart(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    const key = page.getByRole('list', { name: 'Featured services' });
    await expect(key.getByRole('link')).toHaveCount(3);
    await chart(page).getByRole('link', { name: 'Multi AI Solutions' }).click();
    await expect(page).toHaveURL('/services/multi-solutions');
  });
});

test.describe('in motion', () => {
  test.use(inQuickMotion);
  test('what fits draws itself, and stays when it is asked for no more', async ({ page }) => {
    await page.goto('/');
    const lines = page.locator('[data-figure=ai-websites] use');
    const isDrawn = lines.evaluate(
      (use) =>
        new Promise<boolean>((resolve) => {
          use.addEventListener('animationstart', (event) => {
            if (event instanceof AnimationEvent && event.animationName.includes('draw')) resolve(true);
          });
        }),
    );
    await choice(page, 'How soon?').check();
    expect(await isDrawn).toBe(true);
    await lines.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await choice(page, 'All nine').check();
    expect(await lines.evaluate((use) => getComputedStyle(use).strokeDashoffset)).toBe('0px');
  });
});
