import type { Locator, Page } from '@playwright/test';
import { arriveAgainAt, arriveAt, letPass, liveSlides, setHidden, takenIn } from './support/carousels';
import { holdRequests, hurryStyles, inMotion } from './support/pages';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

const backendNames = [
  ['AI Agent', '/services/ai-agents'],
  ['Appointment Setting', '/services/appointment-setting'],
  ['Lead Capture + CRM Sync', '/services/lead-capture-crm'],
  ['AI Website', '/services/ai-websites'],
  ['FULL Backend Optimization', '/services/full-backend-optimization'],
] as const;
const incomeNames = [
  ['Auto Email Outreach', '/services/ai-email-outreach'],
  ['Automated Social Media', '/services/ai-social-media-outreach'],
  ['AI Phone Callers', '/services/ai-phone-callers'],
  ['Multi AI Solutions', '/services/multi-solutions'],
] as const;

const backend = (page: Page) => page.getByRole('region', { name: 'Backend Efficiency' });
const income = (page: Page) => page.getByRole('region', { name: 'Increasing Income' });
const button = (region: Locator, name: string | RegExp) => region.getByRole('button', { name, exact: true });
const dot = (region: Locator, number: number) =>
  region.getByRole('button', { name: new RegExp(`^Service ${number}:`) });

/** Both carousels, by the number of the slide each stands at. */
async function expectAt(page: Page, backendAt: number, incomeAt: number) {
  await expect(backend(page).getByText(`${backendAt} of 5`, { exact: true })).toBeVisible();
  await expect(income(page).getByText(`${incomeAt} of 4`, { exact: true })).toBeVisible();
}

const carousels = [
  { title: 'Backend Efficiency', names: backendNames },
  { title: 'Increasing Income', names: incomeNames },
];

const popup = (page: Page) => page.getByRole('dialog');

/** Of each card that can be reached, whether it stands within the sides of the window, and a fifth of it is in sight. */
const wholeCards = (region: Locator, width: number) =>
  liveSlides(region).evaluateAll(async (cards, right) => {
    const looks = new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        resolve(entries);
      });
      for (const card of cards) observer.observe(card);
      if (cards.length === 0) resolve([]);
    });
    return (await looks).map(
      ({ boundingClientRect: box, intersectionRatio }) =>
        box.left >= 0 && box.right <= right && intersectionRatio >= 0.2,
    );
  }, width);

/** Each of these begins by saying where a carousel is to stand. */
test.describe('on a page that nothing moves', () => {
  const opened = openOnce(async (page) => {
    // Whatever a browser says that it does not know: a style sheet has other ways to turn the slides (decision 0122).
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.goto('/');
  });
  test.beforeEach(() => opened().setViewportSize({ width: 1280, height: 720 }));

  for (const { title, names } of carousels) {
    test(`${title} names its services in order, and goes round in both directions`, async () => {
      const region = opened().getByRole('region', { name: title });
      const count = names.length;
      await expect(region.locator('li article h4')).toHaveText(names.map(([name]) => name));
      await dot(region, 1).click();
      await button(region, 'Previous service').click();
      await expect(region.getByText(`${count} of ${count}`, { exact: true })).toBeVisible();
      await expect(dot(region, count)).toHaveAttribute('aria-current', 'true');
      await button(region, 'Next service').click();
      await expect(region.getByText(`1 of ${count}`, { exact: true })).toBeVisible();
      await expect(dot(region, 1)).toHaveAttribute('aria-current', 'true');
    });
  }

  test('as many are whole as the screen is wide for, and the others are inert', async () => {
    const page = opened();
    for (const { width, shown } of [
      { width: 1440, shown: 3 },
      { width: 1024, shown: 3 },
      { width: 1023, shown: 2 },
      { width: 360, shown: 1 },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      // The dots may be in sight where a narrower page has left its cards above the window.
      await liveSlides(backend(page)).first().scrollIntoViewIfNeeded();
      for (let slide = 1; slide <= 5; slide++) {
        await dot(backend(page), slide).click();
        await expect.poll(() => wholeCards(backend(page), width)).toEqual(Array(shown).fill(true));
      }
    }
  });

  for (const { width, title, x, at } of [
    { width: 390, title: 'Backend Efficiency', x: 370, at: '2 of 5' },
    { width: 1440, title: 'Backend Efficiency', x: 1400, at: '2 of 5' },
    { width: 1440, title: 'Increasing Income', x: 60, at: '4 of 4' },
  ])
    test(`at ${width} px, a press on the card that the edge cuts brings it into ${title}`, async () => {
      const page = opened();
      await page.setViewportSize({ width, height: 900 });
      const region = page.getByRole('region', { name: title });
      await dot(region, 1).click();
      const card = liveSlides(region).first();
      await card.scrollIntoViewIfNeeded();
      const box = await card.boundingBox();
      if (!box) throw new Error('The first card is not drawn.');
      await page.mouse.click(x, box.y + 60);
      await expect(region.getByText(at, { exact: true })).toBeVisible();
      await expect(page).toHaveURL('/');
    });

  test('a pen moves them as a finger does, and follows no link on its way', async () => {
    const page = opened();
    await dot(backend(page), 1).click();
    const card = liveSlides(backend(page)).first();
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    if (!box) throw new Error('The first card is not drawn.');
    const browser = await page.context().newCDPSession(page);
    const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number) =>
      browser.send('Input.dispatchMouseEvent', {
        ...{ type, x: box.x + x, y: box.y + 60, pointerType: 'pen', button: 'left', clickCount: 1 },
        buttons: type === 'mouseReleased' ? 0 : 1,
      });
    await pen('mousePressed', 150);
    for (const x of [130, 110, 90, 70]) await pen('mouseMoved', x);
    await pen('mouseReleased', 70);
    await expect(backend(page).getByText('2 of 5', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('three services carry their badges, and no other does', async () => {
    const page = opened();
    for (const [name, badge] of [
      ['AI Agent', 'Most Helpful Service'],
      ['Auto Email Outreach', 'Most Popular Service'],
      ['AI Phone Callers', 'Second Most Provided Service'],
    ] as const) {
      const card = page.locator('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(card.getByText(badge, { exact: true })).toBeVisible();
      await expect(page.getByText(badge, { exact: true }).locator('xpath=ancestor::article')).toHaveCount(1);
    }
  });

  test.describe('a star popup', () => {
    const featured = [
      { region: backend, name: 'AI Agent', highlights: 3 },
      { region: income, name: 'Auto Email Outreach', highlights: 3 },
      { region: income, name: 'AI Phone Callers', highlights: 2 },
    ];

    for (const { region, name, highlights } of featured)
      test(`says why ${name} is featured, inside a phone and a desktop at every slide, and closes in three ways`, async () => {
        const page = opened();
        const ways = [
          () => page.keyboard.press('Escape'),
          () => button(popup(page), 'Close').click(),
          () => page.mouse.click(3, 3),
        ];
        const star = button(region(page), `Featured Service: ${name}`);
        const dots = region(page).getByRole('button', { name: /^Service \d/ });
        let times = 0;
        for (const { width, height } of [
          { width: 320, height: 568 },
          { width: 1440, height: 900 },
        ]) {
          await page.setViewportSize({ width, height });
          for (const at of await dots.all()) {
            await at.click();
            if ((await star.locator('xpath=ancestor::li[@inert]').count()) > 0) continue;
            await star.click();
            await expect(popup(page)).toContainText('Featured Service');
            await expect(popup(page)).toContainText('Key Highlights:');
            await expect(popup(page).getByRole('heading', { name })).toBeVisible();
            await expect(popup(page).getByRole('listitem')).toHaveCount(highlights);
            const inside = async () => {
              const box = await popup(page).boundingBox();
              if (!box) return false;
              return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
            };
            await expect.poll(inside).toBe(true);
            await ways[times % ways.length]?.();
            await expect(popup(page)).toBeHidden();
            times += 1;
          }
        }
        expect(times).toBeGreaterThanOrEqual(ways.length);
      });

    test('closes once the keyboard has left it and its star', async () => {
      const page = opened();
      await dot(backend(page), 1).click();
      const star = button(backend(page), 'Featured Service: AI Agent');
      await star.press('Enter');
      await page.keyboard.press('Tab');
      await expect(button(popup(page), 'Close')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(star).toBeFocused();
      await expect(popup(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(popup(page)).toBeHidden();
      await expect(page.locator('article :focus')).toBeInViewport();
    });

    test('closes when its card is beyond the edge, once the window has become narrower', async () => {
      const page = opened();
      const openPopup = page.locator(':popover-open');
      await dot(income(page), 1).click();
      await button(income(page), 'Featured Service: AI Phone Callers').click();
      await page.setViewportSize({ width: 1100, height: 820 });
      await expect(openPopup).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 820, height: 1100 });
      await expect(openPopup).toHaveCount(0);
    });

    test('closes when its carousel moves', async () => {
      const page = opened();
      await dot(backend(page), 1).click();
      await button(backend(page), 'Featured Service: AI Agent').click();
      await expect(popup(page)).toBeVisible();
      await button(backend(page), 'Next service').focus();
      await page.keyboard.press('Enter');
      await expect(popup(page)).toBeHidden();
      // A press on the button itself closes it and moves as well: nobody has to press twice.
      await dot(backend(page), 1).click();
      await button(backend(page), 'Featured Service: AI Agent').click();
      await expect(popup(page)).toBeVisible();
      await button(backend(page), 'Next service').click();
      await expect(popup(page)).toBeHidden();
      await expect(backend(page).getByText('2 of 5', { exact: true })).toBeVisible();
    });
  });
});

/** In one tab, which stands at the landing page as each of these begins and ends. */
test.describe('a card that is pressed', () => {
  let letPagesCome = () => {};
  const opened = openOnce(async (page) => {
    // As long as no page comes, a link that is followed says so.
    letPagesCome = await holdRequests(page, /[?&]_rsc=/);
    await page.goto('/');
  });

  test('closes a star popup, and is not followed', async () => {
    const page = opened();
    await page.setViewportSize({ width: 1440, height: 900 });
    const card = liveSlides(backend(page)).nth(2);
    const pending = card.locator('[data-pending]');
    await button(backend(page), 'Featured Service: AI Agent').click();
    await expect(popup(page)).toBeVisible();
    await card.click({ position: { x: 40, y: 60 } });
    await expect(popup(page)).toBeHidden();
    await takenIn(backend(page));
    await expect(pending).toHaveCount(0);
    await card.click({ position: { x: 40, y: 60 } });
    await expect(pending).toHaveCount(1);
    letPagesCome();
    await expect(page).toHaveURL('/services/lead-capture-crm');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('goes to its page, and "Browse ALL Services" to the catalogue', async () => {
    const page = opened();
    letPagesCome();
    await page.unrouteAll({ behavior: 'wait' });
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const { title, names } of carousels) {
      const region = page.getByRole('region', { name: title });
      for (const [at, [name, path]] of names.entries()) {
        await dot(region, at + 1).click();
        const card = liveSlides(region).filter({ hasText: name });
        await card.click({ position: { x: 40, y: 60 } });
        await expect(page).toHaveURL(path);
        await page.goBack();
        await expect(page).toHaveURL('/');
        // Each is where it was left, and the other where that was left.
        if (title === 'Backend Efficiency') await expectAt(page, at + 1, 1);
        else await expectAt(page, 5, at + 1);
      }
    }
    await page.getByRole('link', { name: 'Browse ALL Services' }).click();
    await expect(page).toHaveURL('/fullservice');
  });
});

test.describe('in motion', () => {
  test.use(inMotion);
  const opened = openOnce(async (page) => {
    await hurryStyles(page);
    await arriveAt(page, backend(page));
  });

  test('both advance every 4 seconds, in half a second, and go round; only the visitor’s own move is announced', async () => {
    const page = opened();
    for (const region of [backend(page), income(page)])
      await expect(region.locator('button, article').first()).toHaveAccessibleName('Pause slides');
    await expect(backend(page).getByRole('list')).toHaveCSS('transition-duration', '0.5s');
    const announcement = backend(page).locator('[aria-live="polite"]');
    await page.clock.runFor(3999);
    await expectAt(page, 1, 1);
    await page.clock.runFor(1);
    await expectAt(page, 2, 2);
    await expect(announcement).toHaveText('');
    await page.clock.runFor(12_000);
    await expectAt(page, 5, 1);
    await button(backend(page), 'Previous service').click();
    await expect(announcement).toHaveText('AI Website, 4 of 5');
    await button(backend(page), 'Previous service').blur();
    await page.mouse.move(2, 2);
    await takenIn(backend(page));
    await letPass(page, 4000);
    await expectAt(page, 5, 2);
    await expect(announcement).toHaveText('');
  });

  const star = (page: Page) => button(income(page), 'Featured Service: AI Phone Callers');

  /** What holds both carousels, and lets them go. */
  const holds: [name: string, hold: (page: Page) => Promise<void>, release: (page: Page) => Promise<void>][] =
    [
      ...[backend, income].flatMap((region): typeof holds => [
        ['the pointer is over one', (page) => region(page).hover(), (page) => page.mouse.move(2, 2)],
        [
          'focus is in one',
          (page) => button(region(page), 'Next service').focus(),
          (page) => button(region(page), 'Next service').blur(),
        ],
      ]),
      ['the tab is hidden', (page) => setHidden(page, true), (page) => setHidden(page, false)],
      [
        'a popup is open',
        async (page) => {
          await star(page).click();
          await star(page).blur();
          await page.mouse.move(2, 2);
        },
        async (page) => {
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
          await star(page).blur();
        },
      ],
      [
        'they are off screen',
        async (page) => {
          await page.evaluate(() => window.scrollTo(0, 0));
          await expect(backend(page)).not.toBeInViewport();
          await expect(income(page)).not.toBeInViewport();
        },
        (page) => backend(page).scrollIntoViewIfNeeded(),
      ],
      [
        'Pause was pressed, until Play',
        async (page) => {
          await button(backend(page), 'Pause slides').click();
          await button(backend(page), 'Play slides').blur();
          await page.mouse.move(2, 2);
        },
        async (page) => {
          await button(income(page), 'Play slides').click();
          await button(income(page), 'Pause slides').blur();
          await page.mouse.move(2, 2);
        },
      ],
    ];

  test('both stand still while anything holds them, and go on afterwards', async () => {
    const page = opened();
    for (const region of [backend(page), income(page)]) {
      await dot(region, 1).click();
      await dot(region, 1).blur();
    }
    await page.mouse.move(2, 2);
    await takenIn(backend(page));
    await expectAt(page, 1, 1);
    for (const [moves, [name, hold, release]] of holds.entries())
      await test.step(`while ${name}`, async () => {
        await hold(page);
        await takenIn(backend(page));
        await page.clock.fastForward(20_000);
        await expectAt(page, (moves % 5) + 1, (moves % 4) + 1);
        await release(page);
        // A popup says a few tasks later that it has closed.
        await takenIn(backend(page));
        await letPass(page, 4000);
        await expectAt(page, ((moves + 1) % 5) + 1, ((moves + 1) % 4) + 1);
      });
  });

  test('both stand still until Play also for whoever follows a card and comes back', async () => {
    const page = opened();
    for (const region of [backend(page), income(page)]) await dot(region, 2).click();
    await button(backend(page), 'Pause slides').click();
    await liveSlides(backend(page))
      .first()
      .click({ position: { x: 40, y: 60 } });
    await expect(page).toHaveURL('/services/appointment-setting');
    await page.mouse.move(2, 2);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await backend(page).scrollIntoViewIfNeeded();
    await takenIn(backend(page));
    await letPass(page, 20_000);
    await expectAt(page, 2, 2);
    await button(backend(page), 'Play slides').click();
    await expect(button(income(page), 'Pause slides')).toBeVisible();
  });

  test('both stand still under reduced motion', async () => {
    const page = opened();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arriveAgainAt(page, backend(page));
    await page.clock.fastForward(20_000);
    await expectAt(page, 1, 1);
    await expect(button(backend(page), 'Pause slides')).toBeHidden();
  });
});
