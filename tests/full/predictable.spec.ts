import { footerNavigation, legalNavigation } from '@/content/navigation';
import { shareSite, test } from '../e2e/support/site';
import { judge, judging } from './support/judge';
import { addresses } from './support/screens';
import { open, unless } from './support/visitor';

shareSite();

test(
  '3.2.3, 3.2.4, 3.2.6, 2.4.5 every page has the same ways on and the same help in the same order',
  judging('3.2.3', '3.2.4', '3.2.6', '2.4.5'),
  async ({ page }) => {
    const wanted = [...footerNavigation.flatMap(({ links }) => links), ...legalNavigation].map(
      ({ text, href }) => `${text} ${href}`,
    );
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const links = await page
        .getByRole('contentinfo')
        .locator('li a[href^="/"]')
        .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
      const problems = unless(links.join() === wanted.join(), `the foot has ${links.join()}`);
      for (const criterion of ['3.2.3', '3.2.4', '2.4.5'] as const) judge(criterion, address, problems);
      const help = links.indexOf('Book a call /contact');
      judge('3.2.6', address, unless(help === wanted.indexOf('Book a call /contact'), 'help is elsewhere'));
    }
  },
);

test('3.2.2 choosing and typing change nothing but the form', judging('3.2.2'), async ({ page }) => {
  for (const address of ['/backend-form', '/income-form', '/hiring', '/services/ai-phone-callers', '/']) {
    await open(page, address);
    const path = new URL(page.url()).pathname;
    for (const field of await page
      .locator('main :is(input[type=radio], input[type=text], textarea, select)')
      .all()) {
      if (!(await field.isVisible())) continue;
      if (await field.evaluate((element) => element.matches('[type=radio]')))
        await field.check({ force: true });
      else if (await field.evaluate((element) => element.matches('select')))
        await field.selectOption({ index: 1 });
      else await field.fill('Words');
    }
    judge('3.2.2', address, unless(new URL(page.url()).pathname === path, `it led to ${page.url()}`));
  }
});
