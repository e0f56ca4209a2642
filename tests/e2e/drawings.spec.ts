import type { Locator, Page } from '@playwright/test';
import { servicePages } from '@/content/services';
import { workflows } from '@/content/workflows';
import { distinctPages } from '../support/standing-pages';
import { brokenWords } from './support/cut-off';
import { expect, full, openOnce, shareSite, test } from './support/site';

shareSite();

/** Nothing here is pressed: each test goes to its page in the same tab, which takes a quarter of what a new one does. */
const tab = openOnce((page) => page.goto('about:blank'));

/** The words below `drawing` that a line drawn there runs through, or behind. */
const crossedWords = (drawing: Locator) =>
  drawing.evaluate((root) => {
    const lines = [...root.querySelectorAll<SVGPathElement>('svg path')].filter(
      (path) => path.getClientRects().length > 0 && getComputedStyle(path).stroke !== 'none',
    );
    const points = lines.flatMap((path) => {
      const place = path.getScreenCTM();
      const length = path.getTotalLength();
      return Array.from({ length: 1001 }, (_, step) =>
        path.getPointAtLength((length * step) / 1000).matrixTransform(place ?? undefined),
      );
    });
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      points.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
    const words: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // What only a screen reader is told is a pixel wide.
      if (!text.textContent?.trim() || (text.parentElement?.offsetWidth ?? 0) <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(isUnder)) words.push(text.textContent);
    }
    return { lines: lines.length, words };
  });

const widths = [768, 1440];

for (const { slug, path, specimen } of servicePages) {
  if (!['voice', 'score', 'lead-path'].includes(specimen.kind)) continue;
  const set = specimen.kind === 'voice' ? {} : full;
  test(`no line of the ${specimen.kind} of ${slug} runs through its words`, set, async () => {
    const page = tab();
    await page.goto(path);
    for (const width of specimen.kind === 'voice' ? [992, 1440] : widths) {
      await page.setViewportSize({ width, height: 900 });
      const { lines, words } = await crossedWords(page.locator('#specimen figure'));
      expect(lines).toBeGreaterThan(0);
      expect([width, ...words]).toEqual([width]);
    }
    if (specimen.kind !== 'voice') return;
    // Where its line would be narrow, the posts stand below each other: names in the display face are never small.
    for (const width of [768, 992]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('#specimen b').first()).toHaveCSS('font-size', '30px');
    }
    expect(await page.evaluate(brokenWords)).toEqual([]);
  });
}

test('the steps of a process stand clear of the lines at the edges of their columns', async () => {
  const page = tab();
  await page.goto('/services/full-backend-optimization');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const insets = await page.locator('#specimen li').evaluateAll((steps) =>
      steps.map((step) => {
        const words = document.createRange();
        words.selectNodeContents(step);
        const [column, text] = [step.getBoundingClientRect(), words.getBoundingClientRect()];
        return Math.min(text.left - column.left, column.right - text.right);
      }),
    );
    expect(Math.min(...insets)).toBeGreaterThanOrEqual(4);
    const edges = await page.locator('#specimen [data-lane="before"] li').evaluateAll((steps) =>
      steps.map((step) => {
        const words = document.createRange();
        words.selectNodeContents(step);
        return { lane: step.getBoundingClientRect().top, words: words.getBoundingClientRect().bottom };
      }),
    );
    const upperWords = edges.flatMap(({ words }, index) => (index % 2 === 0 ? [words] : []));
    expect(Math.max(...upperWords), `${width} px wide`).toBeLessThan(edges[1]?.lane ?? 0);
  }
});

test('what a specimen draws is in outline where this site has a filled button', async () => {
  const page = tab();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services/ai-websites');
  const drawn = page.locator('#specimen').getByText('See free times', { exact: true });
  expect(await drawn.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  await expect(drawn).toHaveCSS('border-top-style', 'dashed');
});

test('the path along the services runs between what is said of them', full, async () => {
  const page = tab();
  await page.goto('/fullservice');
  for (const width of [...widths, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const { lines, words } = await crossedWords(page.locator('main'));
    expect(lines).toBeGreaterThan(0);
    expect([width, ...words]).toEqual([width]);
  }
});

/** The frames of a run whose drawing is cut off. */
const cutFigures = (page: Page) =>
  page.locator('[data-kind="shot"] span').evaluateAll(
    (frames) =>
      frames.filter((frame) => {
        const outer = frame.getBoundingClientRect();
        const inner = frame.querySelector('svg')?.getBoundingClientRect() ?? outer;
        const isInside = inner.left >= outer.left && inner.right <= outer.right;
        return !(isInside && inner.top >= outer.top && inner.bottom <= outer.bottom);
      }).length,
  );

for (const { title, path, specimen } of workflows) {
  // The two that stand for all elsewhere too: without a note, and with one.
  const set = distinctPages.includes(path) ? {} : full;
  test.describe(`the page of ${title}`, () => {
    test.beforeAll(() => tab().goto(path));

    test(
      'draws each kind of node with a sign of its own form, so that neither paper nor two colors take it away',
      set,
      async () => {
        const forms = await tab()
          .locator('[data-role]')
          .evaluateAll((nodes) =>
            nodes.map((node) => {
              const { borderTopWidth, borderRadius, rotate } = getComputedStyle(node, '::after');
              return {
                role: (node as HTMLElement).dataset.role,
                form: `${borderTopWidth} ${borderRadius} ${rotate}`,
              };
            }),
          );
        const roles = new Set(forms.map(({ role }) => role));
        expect(roles.size).toBeGreaterThan(2);
        expect(new Set(forms.map(({ form }) => form)).size).toBe(roles.size);
      },
    );

    test('says in one size what the frames of its run hold', set, async () => {
      await tab().setViewportSize({ width: 1440, height: 900 });
      const sizes = await tab()
        .locator('[data-kind] :is(p, dd)')
        .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fontSize));
      expect([...new Set(sizes)]).toEqual(['15px']);
    });

    test('keeps its words whole where five frames share a narrow window', set, async () => {
      await tab().setViewportSize({ width: 1024, height: 900 });
      expect(await tab().evaluate(brokenWords)).toEqual([]);
    });

    if (specimen.frames.some(({ kind }) => kind === 'shot'))
      test('shows its figure whole in the frames that hold it', set, async () => {
        for (const width of [...widths, 360].toSorted((one, other) => other - one)) {
          await tab().setViewportSize({ width, height: 900 });
          expect([width, await cutFigures(tab())]).toEqual([width, 0]);
        }
      });
  });
}

const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;

test('what is bought comes first on small windows, and stands beside what is said of it on wide ones', async () => {
  const page = tab();
  await page.goto('/workflows/auto-vsl-generator');
  const card = page.locator('#purchase');
  const firstWords = page.getByRole('heading', { name: 'Perfect For' });
  const specimen = page.getByRole('heading', { name: /^One run of the workflow/ });
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await top(card)).toBeLessThan(await top(specimen));
    expect(await top(specimen)).toBeLessThan(await top(firstWords));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await top(specimen)).toBeLessThan(await top(card));
  expect(Math.abs((await top(firstWords)) - (await top(card)))).toBeLessThan(40);
});

/** How many answers of the page show the name they stand under, and how many there are. */
async function shownNames(page: Page, name: string) {
  const names = page.locator('dt').filter({ hasText: name });
  const shown = await names.evaluateAll(
    (all) => all.filter((one) => (one as HTMLElement).offsetWidth > 1).length,
  );
  return { shown, all: await names.count() };
}

test('of an odd number of promises the first has a row of its own, and no other', async () => {
  const page = tab();
  await page.goto('/services/lead-capture-crm');
  const promises = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /: conditions$/ }) });
  const rows = async () => Promise.all((await promises.all()).map(top));
  await page.setViewportSize({ width: 1440, height: 900 });
  const [first, ...others] = await rows();
  expect(others).toHaveLength(4);
  expect(others).not.toContain(first);
  expect(new Set(others).size).toBe(2);
});

/** Where the first line of a text stands, in whole pixels. */
const firstLine = (text: Locator) =>
  text.evaluate((element) => {
    const probe = document.createElement('span');
    probe.style.display = 'inline-block';
    element.prepend(probe);
    const { bottom } = probe.getBoundingClientRect();
    probe.remove();
    return Math.round(bottom);
  });

test.describe('the page of a service', () => {
  test.beforeAll(() => tab().goto('/services/ai-agents'));

  test('says on one line what sets it apart, how it does so, and the usual way', async () => {
    const page = tab();
    await page.setViewportSize({ width: 1440, height: 900 });
    const rows = page.locator('#difference li');
    expect(await rows.count()).toBeGreaterThan(2);
    for (const row of await rows.all()) {
      const name = await firstLine(row.getByRole('heading'));
      expect(await firstLine(row.locator('dd').nth(0))).toBe(name);
      expect(await firstLine(row.locator('dd').nth(1))).toBe(name);
    }
  });

  test('sets its large figure on the edge of the words below it, at any width', async () => {
    const page = tab();
    const figure = page.getByText('85%', { exact: true }).first();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [ink, words] = await figure.evaluate((element) => {
        const drawn = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        drawn.font = getComputedStyle(element).font;
        const { actualBoundingBoxLeft } = drawn.measureText(element.textContent);
        const { left } = element.getBoundingClientRect();
        return [left - actualBoundingBoxLeft, element.nextElementSibling?.getBoundingClientRect().left ?? 0];
      });
      expect(Math.abs((ink ?? 0) - (words ?? 0))).toBeLessThan(2.5);
    }
  });

  test('ends the list of its sections with a rule where the list lies over the page', async () => {
    const page = tab();
    const list = page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('list', { includeHidden: true });
    const rule = () => list.evaluate((element) => getComputedStyle(element).borderBottomWidth);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await rule()).toBe('1px');
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await rule()).toBe('0px');
  });

  test('names what its answers stand under in each row on small windows, and in the first on wide ones', async () => {
    const page = tab();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ['Business impact', 'Use case', 'From you', 'From us', 'Check it yourself']) {
        const { shown, all } = await shownNames(page, name);
        expect.soft(all, name).toBeGreaterThan(1);
        expect.soft(shown, `${name}, ${width} px wide`).toBe(width < 1440 ? all : 1);
      }
    }
  });
});
