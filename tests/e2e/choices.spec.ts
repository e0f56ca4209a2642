import type { Page } from '@playwright/test';
import { assessments } from '@/content/assessments/questions';
import { productName } from '@/content/product-name';
import { expectNoFindings } from './support/accessibility';
import { hydrated, inMotion } from './support/pages';
import { expect, full, openOnce, shareSite, test } from './support/site';

shareSite();

const greeting = [
  `Welcome to ${productName}.`,
  'This AI company is the future brought to the present.',
  'What would you like to explore?',
];
const length = greeting.join('').length;

/** The characters of the greeting that can be seen; words kept on one line have another space between them. */
const greeted = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('[aria-hidden] > [style*="--at"]')]
      .filter((letter) => getComputedStyle(letter).opacity === '1')
      .map(({ textContent }) => textContent)
      .join('')
      .replaceAll('\u00a0', ' '),
  );

const typing = (page: Page, milliseconds?: number) =>
  page.evaluate((time) => {
    const letters = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.matches('[style*="--at"]');
    });
    for (const letter of letters) if (time !== undefined) letter.currentTime = time;
    return letters.length;
  }, milliseconds);

test.describe('the greeting of /welcome', () => {
  test('stands whole in the HTML', async ({ request }) => {
    const html = await (await request.get('/welcome')).text();
    for (const line of greeting) expect(html).toContain(`>${line}<`);
  });

  test.describe('in motion', () => {
    test.use(inMotion);

    test('is typed line after line, moves nothing, and is not typed again on return', async ({ page }) => {
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { animation-play-state: paused !important; }');
        document.adoptedStyleSheets = [sheet];
      });
      await page.goto('/welcome');
      await test.step('is typed line after line, and moves nothing', async () => {
        const choice = page.getByRole('link', { name: /Explore ALL services/ });
        await expect(choice).toBeVisible();
        const before = await choice.boundingBox();
        for (const [milliseconds, count] of [
          [24, 0],
          [26, 1],
          [24 * 25 + 1, 24],
          [25 * 25 + 1, 25],
          [length * 25 + 1, length],
        ] as const) {
          await typing(page, milliseconds);
          expect(await greeted(page)).toBe(greeting.join('').slice(0, count));
          expect(await choice.boundingBox()).toEqual(before);
        }
      });
      await test.step('is not typed again on return', async () => {
        await page.getByRole('link', { name: /Walk me to/ }).click();
        await expect(page).toHaveURL('/smart-decision');
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(greeting[0] ?? '');
        expect(await typing(page)).toBe(0);
        expect(await greeted(page)).toBe(greeting.join(''));
      });
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ ...inMotion, javaScriptEnabled: false });

    test('is not typed', async ({ page }) => {
      await page.goto('/welcome');
      const shot = page.getByText('Explore ALL services');
      await expect(shot).toBeVisible();
      const names = await page
        .locator('[aria-hidden] > [style*="--at"]')
        .first()
        .evaluate((letter) => getComputedStyle(letter).animationName);
      expect(names).toBe('none');
    });
  });
});

const opened = openOnce();

test.describe('the three screens', () => {
  test.beforeEach(() => opened().setViewportSize({ width: 1280, height: 720 }));

  const screens = ['/welcome', '/2path', '/smart-decision'];

  /** Each screen is opened once, in the same tab. */
  for (const address of screens)
    test.describe(address, () => {
      test.beforeAll(() => opened().goto(address));

      if (address === '/welcome') {
        test('a low window shows the choices of /welcome, and less of their drawing', async () => {
          for (const name of [/^Explore ALL services/, /^Walk me to the AI service/])
            await expect(opened().getByRole('link', { name }).locator('.text-choice')).toBeInViewport({
              ratio: 1,
            });
        });

        test('the greeting stands there whole under reduced motion, and each line is read as one', async () => {
          expect(await greeted(opened())).toBe(greeting.join(''));
          expect(await typing(opened())).toBe(0);
          await expect(opened().getByRole('heading', { level: 1 })).toHaveAccessibleName(greeting[0] ?? '');
        });
      }

      test(`axe finds nothing on ${address}, and nothing scrolls sideways`, full, async () => {
        const page = opened();
        for (const width of [320, 360, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoFindings(page, `${width} px`);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      });

      if (address === '/2path')
        test('/2path is a fork: two choices one under the other, and a way back', async () => {
          const page = opened();
          const [all, one] = [
            page.getByRole('link', { name: /ALL/ }),
            page.getByRole('link', { name: /Walk me/ }),
          ];
          expect((await all.boundingBox())?.y).toBeLessThan((await one.boundingBox())?.y ?? 0);
          expect((await all.boundingBox())?.x).toBe((await one.boundingBox())?.x);
          await one.click();
          await expect(page).toHaveURL('/smart-decision');
          await page.goBack();
          await all.click();
          await expect(page).toHaveURL('/fullservice');
          await page.goBack();
          await page.getByRole('link', { name: 'Back to the welcome screen' }).click();
          await expect(page).toHaveURL('/welcome');
        });
    });

  test('have no two of the same drawing', async ({ request }) => {
    const drawings: string[] = [];
    for (const address of screens) {
      const html = await (await request.get(address)).text();
      const paths = await opened().evaluate((text) => {
        const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
        const found = main?.querySelectorAll('svg[viewBox^="0 0 600"] path') ?? [];
        return [...found].map((path) => path.getAttribute('d') ?? '');
      }, html);
      expect(paths.length, address).toBeGreaterThan(0);
      drawings.push(...paths);
    }
    const long = drawings.filter((path) => path.length > 0);
    expect(new Set(long).size).toBe(long.length);
  });
});

test('the first question of either assessment is two presses from the landing page', async () => {
  const page = opened();
  await page.goto('/');
  for (const [type, name] of [
    ['backend', 'Straight to office work (backend)'],
    ['income', 'Straight to new clients (income)'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: 'Which AI Fits Me?' }).first().click();
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(assessments[type].path);
    await expect(page.getByLabel(assessments[type].questions[0].label)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/welcome');
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
});

test('Back leads from the welcome to the landing page, wherever a visitor came from', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Which AI Fits Me?' }).click();
  await expect(page).toHaveURL('/welcome');
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});
