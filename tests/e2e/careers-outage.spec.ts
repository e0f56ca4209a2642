import { applicationDraft } from '../support/applications';
import { errorSummary } from './support/assessment';
import { begunAgo, confirmation, fillApplication, siteSecret, submitButton } from './support/careers';
import { expect, serveSite, test } from './support/site';

const site = serveSite({ SITE_SECRET: siteSecret, TEST_TIME: 'usual' });

for (const outage of ['stop', 'hang'] as const) {
  test(`a database that is away (${outage}) costs nobody a word, and a retry stores once`, async ({
    page,
  }) => {
    const email = `${outage}@example.com`;
    const logged: string[] = [];
    page.on('console', (message) => {
      // The browser notes by itself each answer that is a 503, those to the batches of analytics among them.
      const isBrowsersOwn = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isBrowsersOwn) logged.push(message.text());
    });
    await begunAgo(page, 60_000);
    await page.goto('/hiring');
    await fillApplication(page, applicationDraft({ email }));
    await site.database[outage]();
    await submitButton(page).click();
    await expect(errorSummary(page)).toBeFocused();
    await expect(errorSummary(page)).toContainText('We could not save your application just now.');
    expect(logged).toEqual([expect.stringMatching(/^Error submitting form: [A-Z_]+$/)]);
    await expect(page.getByLabel('Email')).toHaveValue(email);

    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await site.database.start();
    // The database answers when it has read again what it wrote last; until then the form asks for one more press.
    await expect(async () => {
      await submitButton(page).click();
      await expect(confirmation(page)).toBeVisible({ timeout: 10_000 });
    }).toPass();
    expect(await site.applications({ email })).toMatchObject([{ suspected_bot: false }]);
    await page.goto('/hiring');
    await expect(page.getByLabel('Email')).toHaveValue('');
    expect(site.log()).not.toContain(email);
  });
}
