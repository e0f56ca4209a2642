import type { Locator, Page } from '@playwright/test';
import { productName } from '@/content/product-name';
import {
  frameDrawn,
  holdRequests,
  hydrated,
  inMotion,
  layOutFarSections,
  stopAnimations,
} from './support/pages';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

declare global {
  interface Window {
    animations?: Animation[];
  }
}

const phone = { width: 390, height: 844 };
const tablet = { width: 800, height: 1000 };

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

async function openStill(page: Page) {
  await stopAnimations(page);
  await page.goto('/');
  await expect(headline(page)).toHaveAccessibleName('Transcend Your Business With AI');
}

/** Puts the page's animations where they are `milliseconds` after their start; what goes with the scrolling has no time. */
const animationsAt = (page: Page, milliseconds: number) =>
  page.evaluate((time) => {
    // One that has ended is no longer among those of the document, and can be put back all the same.
    window.animations ??= document.getAnimations();
    for (const animation of window.animations) {
      if (animation.timeline instanceof DocumentTimeline) animation.currentTime = time;
    }
  }, milliseconds);

/** The characters of the headline that have their ink, and how many of them carry the cursor. */
const written = (heading: Locator) =>
  heading.evaluate((element) => {
    const letters = [...element.querySelectorAll('span > span')].map((letter) => ({
      text: letter.textContent ?? '',
      opacity: getComputedStyle(letter).opacity,
      cursor: getComputedStyle(letter, '::after').opacity,
    }));
    return {
      text: letters.flatMap(({ text, opacity }) => (opacity === '1' ? [text] : [])).join(''),
      cursors: letters.filter(({ cursor }) => cursor === '1').length,
    };
  });

test.describe('the headline', () => {
  test.use(inMotion);

  const opened = openOnce(openStill);

  test('is typed, a letter every 50 ms', async () => {
    const page = opened();
    for (const [milliseconds, text] of [
      [49, ''],
      [51, 'T'],
      [251, 'Trans'],
      [1049, 'Transcend Your Busin'],
      [1051, 'Transcend Your Busine'],
      [1551, 'Transcend Your Business With AI'],
    ] as const) {
      await animationsAt(page, milliseconds);
      expect([milliseconds, (await written(headline(page))).text]).toEqual([milliseconds, text]);
    }
  });

  test('shows a cursor while it is typed, and none afterwards', async () => {
    const page = opened();
    // Between two letters: at 1,000 one cursor ends as the next begins.
    const cursorsAt = async (milliseconds: number) => {
      await animationsAt(page, milliseconds);
      return (await written(headline(page))).cursors;
    };
    await expect.poll(() => cursorsAt(1025)).toBe(1);
    await expect.poll(() => cursorsAt(60_000)).toBe(0);
  });

  test('moves nothing while it is typed', async () => {
    const page = opened();
    await animationsAt(page, 100);
    const before = await headline(page).boundingBox();
    await animationsAt(page, 60_000);
    expect(await headline(page).boundingBox()).toEqual(before);
  });

  test('is not typed again once the page was printed, nor on return', async () => {
    const page = opened();
    const typing = () =>
      headline(page).evaluate((heading) => heading.getAnimations({ subtree: true }).length);
    await animationsAt(page, 60_000);
    expect(await typing()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await typing()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    expect(await typing()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Which AI Fits Me?' }).click();
    await expect(page).toHaveURL('/welcome');
    await page.goBack();
    await expect(headline(page)).toHaveAccessibleName('Transcend Your Business With AI');
    expect((await written(headline(page))).text).toBe('Transcend Your Business With AI');
    expect(await typing()).toBe(0);
  });
});

test.describe('what lies far below', () => {
  test.use(inMotion);

  /** Of the sections that wait: their lengths, and how many of them and of their slides have been laid out. */
  const farSections = (page: Page) =>
    page.evaluate(() => {
      const sections = [...document.querySelectorAll('main > section')].slice(4);
      const slides = sections.flatMap((section) => [...section.querySelectorAll('[inert] > *')]);
      const isLaidOut = ({ firstElementChild }: Element) =>
        firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
      return {
        lengths: sections.map((section) => section.getBoundingClientRect().height),
        laidOut: sections.filter(isLaidOut).length,
        slides: slides.length,
        slidesLaidOut: slides.filter(isLaidOut).length,
      };
    });

  /** Milliseconds for which a device is left alone that the page has held up. */
  const SLOW_DEVICE_REST = 6000;

  const begun = (page: Page) => page.locator('[data-far=laid-out]');

  /** Whether a link is still hit where it stands, before the next frame, once something was pressed. */
  const isHitOncePressed = (link: Locator) =>
    link.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      window.dispatchEvent(new Event('pointerdown'));
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });

  const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

  test('is laid out a part at a time, slides after what stands around them', async ({ page }) => {
    await stopAnimations(page);
    await page.setViewportSize(phone);
    await page.goto('/');
    await expect(begun(page)).toBeAttached();
    expect(await farSections(page)).toMatchObject({ laidOut: 0 });
    // The first section has its turn; the first slide out of reach would have its own 180 ms after it was first styled.
    await animationsAt(page, 150);
    expect(await farSections(page)).toMatchObject({ laidOut: 1, slidesLaidOut: 0 });
    await layOutFarSections(page);
    const { slides, slidesLaidOut } = await farSections(page);
    expect(slides).toBeGreaterThan(10);
    expect(slidesLaidOut).toBe(slides);
    // A slide that goes out of reach is not taken away to be laid out again.
    const services = page.getByRole('region', { name: 'Backend Efficiency' });
    await services.getByRole('button', { name: 'Next service' }).click();
    await expect(services.getByText('2 of 5', { exact: true })).toBeVisible();
    const begunAnew = await services.evaluate((region) =>
      region
        .getAnimations({ subtree: true })
        .flatMap((animation) => (animation instanceof CSSAnimation ? [animation.animationName] : [])),
    );
    expect(begunAnew).toEqual([]);
  });

  // Lengths by hand, in landing-page.module.css: where they are wrong the bar at the side of the window jumps.
  test('is about as long as it was said to be, at any width', async ({ page }) => {
    await stopAnimations(page);
    await page.clock.install();
    for (const viewport of [phone, tablet, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport);
      await page.clock.resume();
      // As it comes, before the scripts that have it laid out.
      const letThrough = await holdRequests(page, '**/*.js');
      await page.goto('/', { waitUntil: 'commit' });
      await page.locator('footer').waitFor({ state: 'attached' });
      const before = await farSections(page);
      expect(before.laidOut).toBe(0);
      await letThrough();
      await layOutFarSections(page);
      const { lengths, laidOut } = await farSections(page);
      expect(laidOut).toBe(4);
      for (const [index, length] of lengths.entries()) {
        const said = (before.lengths[index] ?? 0) / length;
        const section = `section ${index + 5}, ${viewport.width} px wide`;
        expect.soft(said, section).toBeGreaterThan(0.9);
        expect.soft(said, section).toBeLessThan(1.2);
      }
      await stopClock(page);
      // Around a press it is out of the way, and each section keeps its length: the bar stands still.
      await page.mouse.down();
      await frameDrawn(page);
      expect(await farSections(page)).toMatchObject({ laidOut: 4, lengths });
      await page.mouse.up();
      await frameDrawn(page);
      expect(await farSections(page)).toMatchObject({ laidOut: 0, lengths });
      await page.clock.runFor(SLOW_DEVICE_REST);
      await layOutFarSections(page);
      expect(await farSections(page)).toMatchObject({ laidOut: 4, lengths });
      expect(await isHitOncePressed(page.getByRole('link', { name: 'Browse ALL Services' }))).toBe(true);
    }
    // A page that a new tab hides draws no frame until it is looked at again.
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
      window.dispatchEvent(new Event('click'));
    });
    await expect(begun(page)).not.toBeAttached();
    await page.clock.runFor(SLOW_DEVICE_REST);
    await expect(begun(page)).toBeAttached();
  });

  test('is all laid out for whoever comes back to a place there', async ({ page }) => {
    // To be gone to at once: with motion, sections are laid out as they pass by.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(phone);
    await page.goto('/');
    await layOutFarSections(page);
    const workflows = page.getByRole('heading', { name: /^Ten brand-new/ });
    const place = () =>
      workflows.evaluate((heading) => ({
        top: Math.round(heading.getBoundingClientRect().top),
        length: document.documentElement.scrollHeight,
      }));
    await workflows.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await frameDrawn(page);
    const left = await place();
    await page.evaluate(() => {
      window.requestIdleCallback = () => 0;
    });
    // Around the press all of it rests.
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Book a call' });
    const rests = await link.evaluate((element: HTMLElement) => {
      element.click();
      return document.documentElement.dataset.far === 'resting';
    });
    expect(rests).toBe(true);
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expect(page).toHaveURL('/');
    expect((await place()).length).toBe(left.length);
    await expect.poll(place).toEqual(left);
  });

  test('leaves a device alone for some seconds that the page has held up', async ({ page }) => {
    await page.addInitScript(() => {
      // The browser's own clock, which goes on.
      const now = performance.now.bind(performance);
      addEventListener('DOMContentLoaded', () => {
        const end = now() + 200;
        while (now() < end);
      });
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/');
    await hydrated(page);
    // The rest begins as the browser says that it has nothing better to do, 50 ms later at most.
    await page.clock.runFor(SLOW_DEVICE_REST - 50);
    await expect(begun(page)).not.toBeAttached();
    await page.clock.runFor(100);
    await expect(begun(page)).toBeAttached();
  });
});

test.describe('what the page says', () => {
  const opened = openOnce((page) => page.goto('/'));

  test('on a phone held sideways, the first screen has the whole headline', async () => {
    const page = opened();
    await page.setViewportSize({ width: phone.height, height: phone.width });
    await expect(headline(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  test('the sections stand in the order of R19', async () => {
    const page = opened();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Why Choose Us?',
      'Can I Work With You?',
      'Destiny Shifter',
      'Nine AI services for your business',
      'Six promises to clients',
      'Ten brand-new video-model and social-media workflows',
      'Common questions',
    ]);
  });

  test('the first section follows the chart closely, and keeps off it', async () => {
    const page = opened();
    const chart = page.getByRole('list', { name: 'Services on the chart' }).locator('..');
    const next = page.getByRole('heading', { name: 'Why Choose Us?' });
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [disc, heading] = [await chart.boundingBox(), await next.boundingBox()];
      const gap = (heading?.y ?? 0) - (disc?.y ?? 0) - (disc?.height ?? 0);
      expect.soft(gap, `${width} px wide`).toBeGreaterThan(120);
      expect.soft(gap, `${width} px wide`).toBeLessThanOrEqual(250);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  test('every call to action leads where it says', async () => {
    const page = opened();
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['Which AI Fits Me?', '/welcome'],
      ['Learn More about us', '/about'],
      ['Apply Now', '/hiring'],
      [`Begin ${productName}`, '/contact'],
      ['Browse ALL Services', '/fullservice'],
      ['Browse ALL Workflows', '/eworkflows'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    const book = main.getByRole('link', { name: 'Book a Call', exact: true });
    await expect(book).toHaveCount(3);
    for (const link of await book.all()) await expect(link).toHaveAttribute('href', '/contact');
  });

  test('three promises, four requirements and four offers are named', async () => {
    const page = opened();
    for (const name of ['Lightning Fast Fix', 'Premium Quality Standards', 'Proven Business Impact']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    const hiring = page.locator('#hiring');
    await expect(hiring.getByRole('listitem').locator('b')).toHaveText([
      'Professional',
      'Mindset',
      'Power',
      'Delusional',
      'Competitive compensation',
      'Flexible work',
      'Professional development',
      'Provided leads',
    ]);
  });

  test('of the four requirements and the four offers none stands alone on a line', async () => {
    const page = opened();
    const rows = page.locator('#hiring ul');
    for (const width of [390, 820, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const row of await rows.all()) {
        const lines = await row
          .locator('b')
          .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().top)));
        const namesOnLines = lines.map((line) => lines.filter((other) => other === line).length);
        expect([width, ...namesOnLines]).not.toContain(1);
      }
    }
  });

  test('six benefits and five testimonials, marked as samples, in a panel that scrolls by keyboard', async () => {
    const page = opened();
    const about = page.locator('#about');
    await expect(about.getByRole('list').first().getByRole('listitem')).toHaveCount(6);
    const panel = about.getByRole('region', { name: 'Top 5 Recent Testimonials' });
    await expect(panel.getByRole('figure')).toHaveCount(5);
    for (const figure of await panel.getByRole('figure').all()) {
      await expect(figure.getByText('Sample', { exact: true })).toBeVisible();
      await expect(figure).toContainText(/Sample client, \w+/);
      await expect(figure.getByRole('link')).toHaveAttribute('href', /^\/services\//);
    }
    await panel.getByRole('link').first().focus();
    await page.keyboard.press('End');
    await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  });

  test('one question is open at a time, and the answers state the price range and the infrastructure', async () => {
    const page = opened();
    const questions = page.locator('#questions');
    const price = questions.getByText('Services range from $100 to $15,000,000,000');
    const infrastructure = questions.getByText('can often be provided at reduced cost');
    await expect(price).toBeHidden();
    await questions.getByText('What does a service cost?').click();
    await expect(price).toBeVisible();
    await questions.getByText('What if I lack the tools for it?').click();
    await expect(infrastructure).toBeVisible();
    await expect(price).toBeHidden();
    await questions.getByText('What if I lack the tools for it?').click();
    await expect(infrastructure).toBeHidden();
  });

  test('/main is the same page and names / as its address', async () => {
    const page = opened();
    const response = await page.goto('/main');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${productName}: AI Automation Solutions`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/?$/);
    await expect(headline(page)).toHaveAccessibleName('Transcend Your Business With AI');
  });
});
