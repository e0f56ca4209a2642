import { serviceGroups } from '@/content/catalogues';
import { checkoutLinks } from '@/content/checkout-links';
import { serviceBySlug } from '@/content/services';
import { workflows } from '@/content/workflows';
import { seen } from './support/pages';
import { answerPayments, isPaymentOf } from './support/payments';
import { expect, openOnce, shareSite, test } from './support/site';

shareSite();

test.describe('All Services', () => {
  const slugs = serviceGroups.flatMap(({ services }) => services);
  const opened = openOnce((page) => page.goto('/fullservice'));

  test('shows every service, from side to side, each with the way to its page', async () => {
    const page = opened();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('link', { name: /^Explore / })).toHaveCount(slugs.length);
    for (const { services } of serviceGroups) {
      const sides: boolean[] = [];
      for (const slug of services) {
        const { name, path } = serviceBySlug[slug];
        await expect(page.getByRole('link', { name: `Explore ${name}` })).toHaveAttribute('href', path);
        const words = await page.getByRole('heading', { name, level: 3 }).boundingBox();
        const figure = await page.locator(`#${slug} .rounded-full`).boundingBox();
        sides.push((words?.x ?? 0) > (figure?.x ?? 0));
      }
      expect(sides).toEqual(sides.map((_, index) => (index % 2 === 0) === sides[0]));
    }
  });

  for (const width of [390, 1280])
    test(`at ${width} px, are reached by their names and figures too`, async () => {
      const page = opened();
      await page.setViewportSize({ width, height: 900 });
      for (const part of [
        page.getByRole('heading', { name: 'AI Websites' }),
        page.locator('#ai-websites .rounded-full'),
      ]) {
        await part.scrollIntoViewIfNeeded();
        // On the way back the page is scrolled to where it was left.
        await part.evaluate(seen);
        const box = await part.boundingBox();
        if (!box) throw new Error('It is not drawn.');
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await expect(page).toHaveURL('/services/ai-websites');
        await page.goBack();
        await expect(page).toHaveURL('/fullservice');
      }
    });

  test('stand one under the other on a phone', async () => {
    const page = opened();
    await page.setViewportSize({ width: 360, height: 800 });
    const lefts = new Set<number>();
    for (const slug of slugs) lefts.add((await page.locator(`#${slug} h3`).boundingBox())?.x ?? 0);
    expect(lefts.size).toBe(1);
  });

  for (const width of [320, 390, 768])
    test(`at ${width} px, no line of a name begins with its plus`, async () => {
      const page = opened();
      await page.setViewportSize({ width, height: 900 });
      const name = page.getByRole('heading', { name: 'Lead Capture + CRM Sync' });
      const lines = await name.evaluate(({ firstChild: words }) => {
        const range = document.createRange();
        const lineOf = (at: number) => {
          if (words) range.setStart(words, at);
          if (words) range.setEnd(words, at + 1);
          return range.getBoundingClientRect().top;
        };
        const plus = words?.textContent?.indexOf('+') ?? 0;
        return { plus: lineOf(plus), before: lineOf(plus - 2) };
      });
      expect(lines.plus).toBe(lines.before);
    });

  test('name the featured services', async () => {
    const page = opened();
    for (const [slug, badge] of [
      ['ai-agents', 'Most Helpful Service'],
      ['ai-email-outreach', 'Most Popular Service'],
      ['ai-phone-callers', 'Second Most Provided Service'],
    ]) {
      await expect(page.locator(`#${slug}`)).toContainText(badge ?? '');
    }
  });
});

test.describe('the purchasable workflows', () => {
  const opened = openOnce();

  test('are ten, each with details and a payment page in a new tab, and all of them at once', async () => {
    const page = opened();
    await page.goto('/eworkflows');
    for (const { slug, title, path } of workflows) {
      await expect(page.getByRole('link', { name: `Details ${title}` })).toHaveAttribute('href', path);
      const purchase = page.getByRole('link', { name: `Purchase ${title} (opens in a new tab)` });
      await expect(purchase).toHaveAttribute('href', checkoutLinks[slug]);
    }
    await expect(page.getByRole('link', { name: /^Buy Them All/ })).toHaveAttribute(
      'href',
      checkoutLinks.bundle,
    );
    const payment = page.locator('main a[target="_blank"]');
    await expect(payment).toHaveCount(11);
    for (const link of await payment.all()) await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const addresses = await payment.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(11);
  });

  test('number their steps, and order their sections', async () => {
    const page = opened();
    await page.goto('/workflows/fictional-worlds-generator');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'One run of the workflow, from input to file',
      'Perfect For',
      'The Problem It Solves',
      'What the Workflow Does',
      'What You Need Besides the Workflow',
      'Important Note',
      'What goes with Fictional Worlds Generator',
      'Fictional Worlds Generator',
      'Need Implementation Help?',
    ]);
    const steps = main.locator('section', {
      has: page.getByRole('heading', { name: 'What the Workflow Does' }),
    });
    await expect(steps.getByRole('listitem')).toHaveCount(5);
    const warning = main.getByRole('note');
    await expect(warning).toContainText('n8n');
    const isTheOneYellow = await warning.evaluate((note) => {
      const probe = document.createElement('i');
      probe.style.background = 'var(--warning)';
      document.body.append(probe);
      return getComputedStyle(probe).backgroundColor === getComputedStyle(note).borderLeftColor;
    });
    expect(isTheOneYellow).toBe(true);
  });

  test('lead each to its own payment page, in a new tab', async ({ request }) => {
    const page = opened();
    for (const { slug, title, path } of workflows) {
      const html = await (await request.get(path)).text();
      const links = await page.evaluate((text) => {
        const { body } = new DOMParser().parseFromString(text, 'text/html');
        return [...body.querySelectorAll('a')].map(({ href, target, textContent }) => ({
          href,
          target,
          words: textContent.replace(/\s+/g, ' '),
        }));
      }, html);
      const purchases = links.filter(({ words }) => words.includes(`Proceed to Purchase ${title}`));
      expect(purchases.length, path).toBeGreaterThan(0);
      for (const { href, target } of purchases) {
        expect(isPaymentOf(slug)(new URL(href)), href).toBe(true);
        expect(target).toBe('_blank');
      }
    }
  });

  test('lead from their list to their page, and from there to the payment page as well', async () => {
    const page = opened();
    const [first] = workflows;
    if (!first) throw new Error('There are no workflows.');
    const { slug, title, path } = first;
    await answerPayments(page.context());
    await page.goto('/eworkflows');
    await page.getByRole('link', { name: `Details ${title}` }).click();
    await expect(page).toHaveURL(path);
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: `Proceed to Purchase ${title}` }).click();
    await (await popup).waitForURL(isPaymentOf(slug));
    await (await popup).close();
    await page.goBack();
    await expect(page).toHaveURL('/eworkflows');
  });

  test('an address that is no workflow is not found', async ({ request }) => {
    expect((await request.get('/workflows/none')).status()).toBe(404);
  });
});
