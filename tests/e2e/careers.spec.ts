import type { Page, Route } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import { applicationTextNames, careers, applicationMessages as messages } from '@/content/careers';
import { hiringFacts } from '@/content/hiring-facts';
import { hiringPitch } from '@/content/job-offer';
import type { ApplicationDraft } from '@/lib/careers/application-draft';
import { applicationDraft, experience } from '../support/applications';
import { errorSummary } from './support/assessment';
import {
  addExperience,
  begunAgo,
  confirmation,
  experienceGroup,
  experienceNotice,
  fillApplication,
  removeExperience,
  submitButton,
  submitIntoReload,
} from './support/careers';
import { holdRequests, hydrated, refuseStorage, seen } from './support/pages';
import { expect, openOnce, shareSite, shareTab, test } from './support/site';

const site = shareSite();

const success = `Thank you for your interest in joining our team. We've received your application and will review it carefully. Our hiring team will get back to you within ${hiringFacts.replyWithin}.`;

test.describe('an empty form', () => {
  const opened = openOnce((page) => page.goto('/hiring'));

  test('removing the last experience leads back to the button that adds one', async () => {
    const page = opened();
    await addExperience(page).click();
    await removeExperience(page, 1).click();
    await expect(addExperience(page)).toBeFocused();
  });

  test('a double click removes one experience, and a text that repeats is said again', async () => {
    const page = opened();
    for (let number = 1; number <= 3; number += 1) await addExperience(page).click();
    await removeExperience(page, 1).dblclick();
    await expect(removeExperience(page, 2)).toBeVisible();
    const said = experienceNotice(page).getByText('Experience 1 removed.');
    await said.evaluate((text) => text.setAttribute('data-said-before', ''));
    await removeExperience(page, 1).press('Enter');
    await expect(experienceGroup(page, 2)).toBeHidden();
    await expect(said).toHaveCount(1);
    await expect(said).not.toHaveAttribute('data-said-before');
    await removeExperience(page, 1).click();
  });

  test('everything that is missing is said at once, in the order of the page', async () => {
    const page = opened();
    await submitButton(page).click();
    await expect(errorSummary(page).getByRole('link')).toHaveText([
      ...applicationTextNames.map((name) => messages[name].missing),
      messages.position.missing,
      messages.aboutYourself.missing,
    ]);
  });

  test('the counter counts as the rule does', async () => {
    const page = opened();
    await expect(page.getByText('0 characters (minimum 50)')).toBeVisible();
    await page.getByLabel('About yourself').fill(`  ${'x'.repeat(49)} `);
    await expect(page.getByText('49 characters (minimum 50)')).toBeVisible();
    await expect(page.getByLabel('About yourself')).toHaveAccessibleDescription(
      `${careers.aboutHint} 49 characters (minimum 50)`,
    );
    const mark = page.getByRole('paragraph').filter({ hasText: 'characters (minimum 50)' }).locator('svg');
    await expect(mark).toBeHidden();
    await page.getByLabel('About yourself').pressSequentially('x');
    await expect(page.getByText('51 characters (minimum 50)')).toBeVisible();
    await expect(mark).toBeVisible();
    await page.getByLabel('About yourself').fill('');
  });

  test('Enter in a field submits, also with experiences in the form', async () => {
    const page = opened();
    await addExperience(page).click();
    await page.getByLabel('First name').press('Enter');
    await expect(errorSummary(page)).toBeFocused();
    await expect(experienceGroup(page, 1)).toHaveCount(1);
    await removeExperience(page, 1).click();
  });
});

test.describe('a form that is filled', () => {
  test.beforeEach(async ({ page }) => {
    await begunAgo(page, 60_000);
    await page.goto('/hiring');
  });

  /** Presses the button and, once the application is on its way, follows a link of the site. */
  async function submitAndLeave(page: Page) {
    const sent = page.waitForRequest('/hiring');
    await submitButton(page).click();
    await sent;
    await page.getByRole('main').getByRole('link', { name: careers.policy }).click();
    await expect(page).toHaveURL('/privacy-policy');
  }

  test.describe('in one tab', () => {
    shareTab(site);

    test('an application arrives: seven fields, two experiences added and the first removed, one row', async ({
      page,
    }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Global Team');
      await expect(page.getByLabel('Position', { exact: true }).getByRole('option')).toHaveText([
        'Select a position',
        hiringFacts.position,
      ]);
      const application = applicationDraft({ email: 'arrives@example.com' });
      await fillApplication(page, application);

      await addExperience(page).click();
      const first = experienceGroup(page, 1);
      await expect(first.getByLabel('Company')).toBeFocused();
      await expect(experienceNotice(page)).toHaveText('Experience 1 added.');
      await first.getByLabel('Company').fill('Removed later');
      await addExperience(page).click();
      const second = experienceGroup(page, 2);
      await second.getByLabel('Company').fill('Lakeside Motors');
      await second.getByLabel('Position held').fill('Sales adviser');
      await second.getByLabel('Duration').fill('2 years');
      await second.getByLabel('Description').fill('Cars,\nmostly.');
      await removeExperience(page, 1).click();
      await expect(experienceNotice(page)).toHaveText('Experience 1 removed.');
      await expect(first.getByLabel('Company')).toHaveValue('Lakeside Motors');
      await expect(first.getByLabel('Company')).toBeFocused();

      await submitButton(page).click();
      await expect(confirmation(page)).toBeFocused();
      await expect(page.getByRole('main')).toContainText(success);
      await expect(page.getByRole('heading', { name: hiringPitch.requirementsTitle })).toBeHidden();
      const [row, ...more] = await site.applications({ email: 'arrives@example.com' });
      expect(more).toEqual([]);
      expect(row).toMatchObject({
        session_id: expect.stringMatching(/^[\da-f-]{36}$/),
        first_name: application.firstName,
        last_name: application.lastName,
        phone_number: application.phoneNumber,
        position: 'sales-representative',
        experiences: [
          {
            id: expect.any(String),
            company: 'Lakeside Motors',
            position: 'Sales adviser',
            duration: '2 years',
            description: 'Cars,\nmostly.',
          },
        ],
        about_yourself: application.aboutYourself,
        suspected_bot: false,
        bot_reasons: [],
      });

      await page.getByRole('link', { name: 'Back to home' }).click();
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(page.getByLabel('First name')).toHaveValue('');
      await expect(experienceGroup(page, 1)).toHaveCount(0);
    });

    test('takes 20 experiences and says so', async ({ page }) => {
      await page.evaluate((kept) => sessionStorage.setItem('application', JSON.stringify(kept)), {
        id: uuidv7(),
        token: null,
        values: applicationDraft({ experiences: Array.from({ length: 19 }, () => experience()) }),
      });
      await page.reload();
      await expect(experienceGroup(page, 19)).toBeVisible();
      await addExperience(page).click();
      await expect(experienceGroup(page, 20).getByLabel('Company')).toBeFocused();
      await expect(addExperience(page)).toBeDisabled();
      await expect(page.getByText(careers.experience.full)).toBeVisible();
    });

    type Field = Exclude<keyof ApplicationDraft, 'experiences'>;

    const rows: [field: Field, label: string, wrong: string, message: string][] = [
      ['firstName', 'First name', '   ', messages.firstName.missing],
      ['lastName', 'Last name', '', messages.lastName.missing],
      ['phoneNumber', 'Phone number', '', messages.phoneNumber.missing],
      ['phoneNumber', 'Phone number', 'call me', messages.phoneNumber.invalid],
      ['email', 'Email', '', messages.email.missing],
      ['email', 'Email', 'morgan@example', messages.email.invalid],
      ['position', 'Position', '', messages.position.missing],
      ['aboutYourself', 'About yourself', '', messages.aboutYourself.missing],
      ['aboutYourself', 'About yourself', 'x'.repeat(49), messages.aboutYourself.tooShort],
    ];

    test('what is wrong is said where it stands, and no more once it is changed', async ({ page }) => {
      const application = applicationDraft({ email: 'wrong@example.com' });
      await fillApplication(page, application);
      for (const [field, label, wrong, message] of rows) {
        const input = page.getByLabel(label, { exact: true });
        const give = (text: string) => (field === 'position' ? input.selectOption(text) : input.fill(text));
        await give(wrong);
        await submitButton(page).click();
        const summary = errorSummary(page);
        await expect(summary).toBeFocused();
        await expect(summary.getByRole('link')).toHaveText([message]);
        await expect(input).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        await summary.getByRole('link').click();
        await expect(input).toBeFocused();
        if (field === 'position') await give(application.position);
        else await input.pressSequentially('x');
        await expect(summary).toBeHidden();
        await expect(input).toHaveAttribute('aria-invalid', 'false');
        await give(application[field]);
      }
      expect(await site.applications({ email: 'wrong@example.com' })).toEqual([]);
    });

    test('while it is under way the button says so and takes no second press', async ({ page }) => {
      await fillApplication(page, applicationDraft({ email: 'twice@example.com' }));
      let posts = 0;
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route('/hiring', async (route) => {
        posts += 1;
        await held;
        await route.continue();
      });
      await submitButton(page).dblclick();
      await expect(submitButton(page)).toBeDisabled();
      await expect(submitButton(page)).toHaveText('Submitting Application...');
      await expect(submitButton(page).locator('svg')).toBeVisible();
      letThrough();
      await expect(confirmation(page)).toBeVisible();
      expect(posts).toBe(1);
      expect(await site.applications({ email: 'twice@example.com' })).toHaveLength(1);
    });

    test('what is changed while it is under way is kept and told, and sent by the next press', async ({
      page,
    }) => {
      const email = 'changed@example.com';
      const phones = async () => (await site.applications({ email })).map(({ phone_number }) => phone_number);
      const application = applicationDraft({ email });
      await fillApplication(page, application);
      const letThrough = await holdRequests(page, '/hiring');
      const sent = page.waitForRequest('/hiring');
      await submitButton(page).click();
      await sent;
      await page.getByLabel('Phone number').fill('313 555 0199');
      letThrough();
      await expect(errorSummary(page)).toBeFocused();
      await expect(errorSummary(page)).toContainText('has reached us, but not what you changed since');
      expect(await phones()).toEqual([application.phoneNumber]);
      await expect(page.getByLabel('Phone number')).toHaveValue('313 555 0199');
      await submitButton(page).click();
      await expect(confirmation(page)).toBeVisible();
      expect(await phones()).toEqual(['313 555 0199']);
    });

    test('whoever leaves while it is under way and comes back sees it arrive, and it is stored once', async ({
      page,
    }) => {
      await fillApplication(page, applicationDraft({ email: 'left@example.com' }));
      const letThrough = await holdRequests(page, '/hiring');
      await submitAndLeave(page);
      await page.goBack();
      await expect(submitButton(page)).toHaveText(careers.submitting);
      await expect(submitButton(page)).toBeDisabled();
      letThrough();
      await expect(confirmation(page)).toBeFocused();
      expect(await site.applications({ email: 'left@example.com' })).toHaveLength(1);
    });

    test('what is answered while the form is left is told to whoever comes back to it', async ({ page }) => {
      await fillApplication(page, applicationDraft({ email: 'heard@example.com' }));
      let lose = () => {};
      await page.route('/hiring', (route) => {
        lose = () => void route.abort();
      });
      await submitAndLeave(page);
      const lost = page.waitForEvent('requestfailed');
      lose();
      await lost;
      await page.goBack();
      await expect(errorSummary(page)).toBeFocused();
      await expect(errorSummary(page)).toContainText('may not have reached us');

      await page.unroute('/hiring');
      const letThrough = await holdRequests(page, '/hiring');
      await submitAndLeave(page);
      letThrough();
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('application'))).toBeNull();
      await page.goBack();
      await expect(confirmation(page)).toBeFocused();
      expect(await site.applications({ email: 'heard@example.com' })).toHaveLength(1);
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(page.getByLabel('First name')).toHaveValue('');
    });

    test('a retry after a lost answer is the same application', async ({ page }) => {
      await fillApplication(page, applicationDraft({ email: 'lost@example.com' }));
      await page.route('/hiring', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await submitButton(page).click();
      await expect(errorSummary(page)).toContainText('may not have reached us');
      expect(await site.applications({ email: 'lost@example.com' })).toHaveLength(1);
      await page.unroute('/hiring');
      await page.reload();
      // Begun before the draft is back, it would be written after the number kept there.
      await expect(page.getByLabel('Email')).toHaveValue('lost@example.com');
      await page.getByLabel('Phone number').fill('313 555 0199');
      await submitButton(page).click();
      await expect(confirmation(page)).toBeVisible();
      const stored = await site.applications({ email: 'lost@example.com' });
      expect(stored.map(({ phone_number }) => phone_number)).toEqual(['313 555 0199']);
    });

    test('a duplicated tab, which has a copy of the draft, sends an application of its own', async ({
      page,
      context,
    }) => {
      await fillApplication(page, applicationDraft({ email: 'original@example.com' }));
      const stored = await page.evaluate(() => Object.entries({ ...sessionStorage }));
      const duplicate = await context.newPage();
      await duplicate.addInitScript((entries) => {
        for (const [key, value] of entries) sessionStorage.setItem(key, value);
      }, stored);
      await begunAgo(duplicate, 60_000);
      await duplicate.goto('/hiring');
      await expect(duplicate.getByLabel('Email')).toHaveValue('original@example.com');

      await submitButton(page).click();
      await expect(confirmation(page)).toBeVisible();
      // The same person with other words: only the tab tells the two applications apart.
      const other = 'Written in the other tab, with quite different words in it.';
      await duplicate.getByLabel(careers.labels.aboutYourself).fill(other);
      await submitButton(duplicate).click();
      await expect(confirmation(duplicate)).toBeVisible();
      expect(await site.applications({ email: 'original@example.com' })).toHaveLength(2);
      await duplicate.close();
    });

    test('a reload is the same tab: its application keeps its id', async ({ page }) => {
      const storedId = () =>
        page.evaluate(() => JSON.parse(sessionStorage.getItem('application') ?? '{}').id);
      await fillApplication(page, applicationDraft({ email: 'reloaded@example.com' }));
      const id = await storedId();
      await page.reload();
      await expect(page.getByLabel('Email')).toHaveValue('reloaded@example.com');
      await submitButton(page).focus();
      await submitButton(page).click();
      await expect(confirmation(page)).toBeVisible();
      expect(await site.applications({ email: 'reloaded@example.com' })).toMatchObject([{ id }]);
    });

    test('an application posted before the scripts run leaves no draft behind, a refused one keeps it', async ({
      page,
    }) => {
      const application = applicationDraft({ email: 'early-press@example.com' });
      const kept = () =>
        page.evaluate(() =>
          Object.keys(sessionStorage)
            .filter((key) => key.startsWith('application'))
            .sort(),
        );
      await fillApplication(page, application);
      await page.evaluate(() => sessionStorage.setItem('application_reload', '0'));
      const letThrough = await holdRequests(page, '**/_next/static/**/*.js');
      await page.reload({ waitUntil: 'commit' });
      await fillApplication(page, { ...application, lastName: '' });
      await submitButton(page).click();
      await expect(errorSummary(page)).toBeVisible();
      expect(await kept()).toEqual(['application', 'application_reload']);
      await fillApplication(page, application);
      await submitButton(page).click();
      await expect(confirmation(page)).toBeVisible();
      await expect.poll(kept).toEqual([]);
      // Not awaited: what pages that are gone asked for is never answered.
      void letThrough();
      await page.goto('/hiring');
      await hydrated(page);
      await expect(page.getByLabel('First name')).toHaveValue('');
      await expect(errorSummary(page)).toBeHidden();
      expect(await site.applications({ email: 'early-press@example.com' })).toHaveLength(1);
    });
  });

  test('what is typed the moment a reloaded form comes alive takes nothing from its draft', async ({
    page,
  }) => {
    const draft = applicationDraft({ email: 'early@example.com' });
    await fillApplication(page, draft);
    await page.addInitScript(() => {
      // React does a little at a time, and what is typed comes as soon as the form listens: before its effects.
      const now = performance.now.bind(performance);
      let calls = 0;
      performance.now = () => now() + 6 * ++calls;
      const isAlive = () => {
        const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
        const root = key && Reflect.get(document, key).stateNode.current;
        return root && !root.memoizedState.isDehydrated;
      };
      const { postMessage } = MessagePort.prototype;
      let isTyped = false;
      MessagePort.prototype.postMessage = function post(this: MessagePort, message: unknown) {
        const field = document.querySelector<HTMLInputElement>('#phoneNumber');
        if (field && !isTyped && isAlive()) {
          isTyped = true;
          document.body.dataset.typed = '';
          field.setRangeText('313 555 0199', 0, field.value.length);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        return postMessage.call(this, message);
      } as typeof postMessage;
    });
    await page.reload();
    await expect(page.locator('[data-typed]')).toBeAttached();
    await expect(page.getByLabel('First name')).toHaveValue(draft.firstName);
    await expect(page.getByLabel('Phone number')).toHaveValue('313 555 0199');
  });

  test('a press is seen at once, and sent though the scripts that check it do not come', async ({ page }) => {
    const letThrough = await holdRequests(page, '**/_next/static/chunks/*.js');
    await fillApplication(page, applicationDraft({ email: 'unchecked@example.com' }));
    await page.clock.install();
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText('Submitting Application...');
    await page.clock.runFor(2000);
    await expect(confirmation(page)).toBeVisible();
    letThrough();
  });

  test('a press that is never answered does not hold up the next one', async ({ page }) => {
    await fillApplication(page, applicationDraft({ email: 'swallowed@example.com' }));
    await addExperience(page).click();
    await experienceGroup(page, 1).getByLabel('Company').fill('Kept');
    await page.clock.install();
    let arriveLate = async () => {};
    const swallow = (route: Route) => {
      arriveLate = async () => void (await route.fetch());
    };
    await page.route('/hiring', swallow, { times: 1 });
    const sent = page.waitForRequest('/hiring');
    await submitButton(page).click();
    await sent;
    await page.clock.runFor(30_000);
    await expect(errorSummary(page)).toBeFocused();
    await expect(errorSummary(page)).toContainText('may not have reached us');
    await page.getByLabel('Phone number').fill('313 555 0199');
    await submitButton(page).click();
    await expect(confirmation(page)).toBeVisible();
    const stored = await site.applications({ email: 'swallowed@example.com' });
    expect(stored).toMatchObject([
      {
        experiences: [{ company: 'Kept' }],
        phone_number: '313 555 0199',
        corrected_at: null,
        suspected_bot: false,
      },
    ]);
    await arriveLate();
    expect(await site.applications({ email: 'swallowed@example.com' })).toEqual(stored);
  });

  test('whoever leaves before it is under way has applied, and sees so on coming back', async ({ page }) => {
    const email = 'left-at-once@example.com';
    await page.route('**/api/form-token', () => {});
    await fillApplication(page, applicationDraft({ email }));
    await page.clock.install();
    await submitButton(page).click();
    await page.getByRole('main').getByRole('link', { name: careers.policy }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await page.clock.runFor(1000);
    await expect.poll(() => site.applications({ email })).toHaveLength(1);
    await page.goBack();
    await expect(confirmation(page)).toBeFocused();
    expect(await site.applications({ email })).toHaveLength(1);
  });

  /** A deploy of other fields: from now on the server asks for one that the page does not have. */
  const askForMore = (page: Page) =>
    page.route('/hiring', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            contentType: 'text/x-component',
            body: `0:{"a":"$@1"}\n1:${JSON.stringify({
              status: 'invalid',
              problems: [{ field: 'portfolio', message: 'Please name your portfolio' }],
              values: applicationDraft(),
            })}\n`,
          })
        : route.continue(),
    );

  /** A deploy took the scripts that this document has not loaded, as the one that checks the form; the next one has its own. */
  async function takeScripts(page: Page) {
    let isTaken = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isTaken = false;
    });
    await page.route('**/_next/static/chunks/*.js', (route) => (isTaken ? route.abort() : route.continue()));
  }

  test('a page of other fields than the server’s reloads itself with the draft, and then says what is missing', async ({
    page,
  }) => {
    await takeScripts(page);
    await fillApplication(page, applicationDraft({ email: 'fields@example.com' }));
    await askForMore(page);
    await submitIntoReload(page);
    await expect(errorSummary(page)).toBeFocused();
    await expect(errorSummary(page)).toContainText('This page was updated while you had it open.');
    await expect(page.getByLabel('Email')).toHaveValue('fields@example.com');

    await submitButton(page).click();
    await expect(errorSummary(page)).toContainText('Please name your portfolio');
    // The next deploy, after which the page has what checks the form.
    await page.clock.install({ time: Date.now() + 10 * 60_000 });
    await submitIntoReload(page);
    await expect(errorSummary(page)).toContainText('This page was updated while you had it open.');
    await page.unroute('/hiring');
    await submitButton(page).click();
    await expect(confirmation(page)).toBeVisible();
  });

  /** A deploy: from now on the server does not know the action of any page. */
  const outdate = (page: Page) =>
    page.route('/hiring', (route) =>
      route.continue({
        headers:
          route.request().method() === 'POST'
            ? { ...route.request().headers(), 'next-action': '40'.padEnd(42, '0') }
            : undefined,
      }),
    );

  test('a page of an older build reloads itself once a deploy, with the draft, and says so', async ({
    page,
  }) => {
    await fillApplication(page, applicationDraft({ email: 'stale@example.com' }));
    await addExperience(page).click();
    await experienceGroup(page, 1).getByLabel('Company').fill('Kept');
    await outdate(page);
    await submitIntoReload(page);
    await expect(errorSummary(page)).toBeFocused();
    await expect(errorSummary(page)).toContainText('This page was updated while you had it open.');
    await expect(page.getByLabel('Email')).toHaveValue('stale@example.com');
    await expect(experienceGroup(page, 1).getByLabel('Company')).toHaveValue('Kept');

    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await submitButton(page).click();
    await expect(submitButton(page)).toBeEnabled();
    await expect(errorSummary(page)).toBeFocused();
    await expect(errorSummary(page)).toContainText('copy it, reload the page and submit it again');
    expect(loads).toBe(0);

    await page.clock.install({ time: Date.now() + 10 * 60_000 });
    await submitIntoReload(page);
    await expect(errorSummary(page)).toBeFocused();
    await expect(errorSummary(page)).toContainText('please submit it again');

    await page.unroute('/hiring');
    await submitButton(page).click();
    await expect(confirmation(page)).toBeVisible();
    expect(await site.applications({ email: 'stale@example.com' })).toMatchObject([
      { experiences: [{ company: 'Kept' }], suspected_bot: false },
    ]);
  });

  test('a deploy that is heard of on another page reloads the form, and not that page', async ({ page }) => {
    await fillApplication(page, applicationDraft({ email: 'elsewhere@example.com' }));
    await outdate(page);
    const letThrough = await holdRequests(page, '/hiring');
    const loaded: string[] = [];
    page.on('load', () => loaded.push(new URL(page.url()).pathname));
    await submitAndLeave(page);
    const answered = page.waitForResponse('/hiring');
    letThrough();
    await answered;
    await page.getByRole('main').evaluate(seen);
    await page.goBack();
    await expect(errorSummary(page)).toContainText('This page was updated while you had it open.');
    await expect(page.getByLabel('Email')).toHaveValue('elsewhere@example.com');
    // The page speaks before all of it is there.
    await expect.poll(() => loaded).toEqual(['/hiring']);
  });

  test('a browser that refuses storage is told after a deploy how to keep its words, and sends as well', async ({
    page,
  }) => {
    await refuseStorage(page);
    await page.reload();
    await fillApplication(page, applicationDraft({ email: 'no-storage@example.com' }));
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('Error submitting form')) logged.push(message.text());
    });
    await test.step('is told after a deploy how to keep its words', async () => {
      await outdate(page);
      await submitButton(page).click();
      await expect(errorSummary(page)).toContainText('copy it, reload the page and submit it again');
      await expect(page.getByLabel('Email')).toHaveValue('no-storage@example.com');
      expect(logged).toEqual(['Error submitting form: STALE']);
      await page.unroute('/hiring');
    });
    await test.step('is told so after a deploy of other fields', async () => {
      await page.getByLabel('Email').fill('no-storage@example.com');
      await expect(errorSummary(page)).toBeHidden();
      await askForMore(page);
      await submitButton(page).click();
      await expect(errorSummary(page)).toContainText('copy it, reload the page and submit it again');
      await page.unroute('/hiring');
    });
    await test.step('sends as well', async () => {
      await submitButton(page).click();
      await expect(confirmation(page)).toBeVisible();
      expect(await site.applications({ email: 'no-storage@example.com' })).toMatchObject([
        { suspected_bot: false },
      ]);
    });
  });
});
