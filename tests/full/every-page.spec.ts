import type { Page } from '@playwright/test';
import { paths } from '@/lib/paths';
import { hydrated, seen } from '../e2e/support/pages';
import { expect, shareSite, test } from '../e2e/support/site';
import { judge, judging } from './support/judge';
import {
  controls,
  cutBelow,
  focusedStop,
  foreignMedia,
  type Stop,
  setTextSize,
  sidewaysProblems,
  smallTargets,
  spaceText,
  unnamedWords,
  unspaceText,
} from './support/page-checks';
import { addresses } from './support/screens';

shareSite();

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 700 };
/** A window of 1280 px, enlarged to 400 %. */
const enlarged = { width: 320, height: 256 };

/** Back to where a visitor begins; what depends on how far the page is scrolled has followed when this is over. */
async function beginAgain(page: Page) {
  await page.evaluate(() => {
    // Tab goes on from where the focus was last, wherever it was lost.
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
    getSelection()?.collapse(document.body, 0);
    window.scrollTo(0, 0);
  });
  await page.locator('body').evaluate(seen);
}

type Walk = {
  /** Questions and popups are opened on the way. */
  opening?: boolean;
};

async function openFocused(page: Page, opener: string) {
  if ((await page.locator(`${opener}:focus`).count()) === 0) return;
  await page.keyboard.press('Enter');
  await page.locator('body').evaluate(seen);
}

/** Every stop of Tab from the top of the page on, until the focus leaves it. */
async function stopsOf(
  page: Page,
  most: number,
  { opening = false }: Walk,
): Promise<{ stops: Stop[]; hasLeft: boolean }> {
  const stops: Stop[] = [];
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    if (opening) await openFocused(page, 'main summary');
    const stop = await page.evaluate(focusedStop);
    // A popup may lie over its star, from which Escape closes it, and over nothing that comes after.
    if (opening) await openFocused(page, '[popovertarget]:not([popovertargetaction])');
    if (!stop || stop.place === stops[0]?.place) return { stops, hasLeft: true };
    stops.push(stop);
  }
  return { stops, hasLeft: false };
}

async function walkThrough(page: Page, walk: Walk) {
  await beginAgain(page);
  const wanted = await page.evaluate(controls);
  return { wanted, ...(await stopsOf(page, wanted.length + 40, walk)) };
}

async function judgeKeyboard(page: Page, address: string, where: string, walk: Walk = {}) {
  const before = page.url();
  const first = await walkThrough(page, walk);
  // A form fetches parts of itself when it is first touched. Where they come before the focus has passed them, they
  // were not among the places yet.
  const hasGrown = first.stops.some(({ place }) => place < 0);
  const { wanted, stops, hasLeft } = hasGrown ? await walkThrough(page, walk) : first;
  const reached = new Set(stops.map(({ place }) => place));
  const subject = `${address}, ${where}`;
  judge(
    '2.1.1',
    subject,
    wanted.filter(({ place }) => !reached.has(place)).map(({ name }) => `${name} is out of reach`),
  );
  judge('2.1.2', subject, hasLeft ? [] : ['Tab does not lead out of the page']);
  const backwards = stops.filter(({ place }, at) => place < (stops[at - 1]?.place ?? 0));
  judge('2.4.3', subject, [
    ...backwards.map(({ name }) => `${name} comes after what follows it`),
    ...stops.filter(({ tabIndex }) => tabIndex > 0).map(({ name }) => `${name} jumps the queue`),
  ]);
  judge(
    '2.4.7',
    subject,
    stops.filter(({ isMarked }) => !isMarked).map(({ name }) => `${name} shows no focus`),
  );
  judge(
    '2.4.11',
    subject,
    stops.filter(({ isSeen }) => !isSeen).map(({ name }) => `${name} lies under something`),
  );
  judge('3.2.1', subject, page.url() === before ? [] : [`the focus led to ${page.url()}`]);
}

/** What pressing each letter and digit by itself has changed: nothing may be (2.1.4). */
async function keysThatAct(page: Page): Promise<string[]> {
  const look = () =>
    page.evaluate(
      () =>
        `${location.href} ${scrollY} ${document.documentElement.dataset.theme} ${document.querySelectorAll('[open]').length}`,
    );
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  const before = await look();
  for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789?/.') await page.keyboard.press(key);
  return (await look()) === before ? [] : [`a single key changed ${before} to ${await look()}`];
}

for (const address of addresses) {
  test(
    `${address} is for keyboards, large text, wide spacing, small windows and fingers`,
    judging('1.4.4', '1.4.10', '1.4.12', '2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.4.11', '2.5.3', '2.5.8'),
    async ({ page }) => {
      // The demo leaves by itself.
      await page.clock.install();
      await page.setViewportSize(desktop);
      await page.goto(address);
      await hydrated(page);
      if (address === paths.analysisLoading) {
        // Nothing is being analyzed: it leads home, and the focus goes along.
        await page.waitForURL(paths.home);
        await expect(page.locator('#main')).toBeFocused();
      }
      await page.evaluate(() => document.fonts.ready);
      const browser = await page.context().newCDPSession(page);

      judge('2.5.3', address, await page.evaluate(unnamedWords));
      const { media, passwords, pictures } = await page.evaluate(foreignMedia);
      for (const criterion of ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2'] as const)
        judge(criterion, address, media);
      judge('3.3.8', address, passwords);
      judge('1.4.5', address, pictures);
      judge('2.1.4', address, await keysThatAct(page));

      for (const [where, size] of [
        ['wide', desktop],
        ['narrow', phone],
      ] as const) {
        await page.setViewportSize(size);
        await judgeKeyboard(page, address, where);
        // Scrolled, the bar lies over targets that it has room beside.
        await beginAgain(page);
        judge('2.5.8', `${address}, ${where}`, await page.evaluate(smallTargets));
        await spaceText(page);
        judge('1.4.12', `${address}, ${where}`, [
          ...(await sidewaysProblems(page)),
          ...(await page.evaluate(cutBelow)),
        ]);
        await unspaceText(page);
        for (const text of [24, 32]) {
          await setTextSize(browser, text);
          // Scripts hear of it with the next change of the window.
          await page.setViewportSize({ ...size, height: size.height + 1 });
          await page.locator('body').evaluate(seen);
          judge('1.4.4', `${address}, ${where}, ${text} px`, [
            ...(await sidewaysProblems(page)),
            ...(await page.evaluate(cutBelow)),
          ]);
        }
        await setTextSize(browser, 16);
      }

      await page.setViewportSize(enlarged);
      // In so low a window the theme's control has left to the side until the end.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.locator('body').evaluate(seen);
      judge('1.4.10', address, await sidewaysProblems(page));
      for (const [criterion, size] of [
        ['1.3.4', { width: 390, height: 844 }],
        ['1.3.4', { width: 844, height: 390 }],
      ] as const) {
        await page.setViewportSize(size);
        const hidden = await page
          .getByRole('main')
          .getByRole('heading', { level: 1 })
          .filter({ visible: false })
          .count();
        judge(criterion, `${address}, ${size.width} px`, hidden > 0 ? ['the heading is hidden'] : []);
      }

      // Last, as it leaves questions open.
      await page.setViewportSize(enlarged);
      await judgeKeyboard(page, address, 'enlarged', { opening: true });
    },
  );
}
