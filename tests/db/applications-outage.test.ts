import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, it, vi } from 'vitest';
import { submitApplication } from '@/lib/careers/submit-application';
import { siteSecret } from '@/lib/http/agreed-secret';
import { signFormToken } from '@/lib/http/suspect-form';
import { applicationForm, applicationDraft as draft } from '../support/applications';
import { failingDatabase } from '../support/failing-database';
import { endsWithin } from '../support/slow-time';

const site = failingDatabase();

afterEach(() => site.network.heal());

const browser = new Headers({ origin: 'https://site.example' });

const send = (id: string) =>
  submitApplication(applicationForm(draft({ email: 'away@example.com' }), { id }), new Headers());

const stored = () => site.database.sql`select from career_applications`;

it.each(['hang', 'refuse'] as const)(
  'says within 2.5 s that nothing was saved, and takes the retry (%s)',
  async (outage) => {
    const id = uuidv7();
    const before = (await stored()).length;
    await site.network[outage]();
    const answer = send(id);
    expect(await endsWithin(2500, answer)).toBe(true);
    expect(await answer).toEqual({
      status: 'failed',
      code: expect.stringMatching(/^[A-Z_]+$/),
      message: expect.stringContaining('Everything you typed is still here'),
      values: draft({ email: 'away@example.com' }),
    });

    await site.network.heal();
    await vi.waitFor(async () => expect(await send(id)).toEqual({ status: 'submitted' }), 60_000);
    expect(await stored()).toHaveLength(before + 1);
  },
);

it('knows the token of a form that was begun while the database was away', async () => {
  globalThis.agreedSecretsOfProcess = undefined;
  // Another instance has been here before.
  await site.database.sql`
    insert into site_secrets (name, value) values ('site', 'another instance')
    on conflict (name) do update set value = excluded.value`;
  site.network.hang();
  const token = signFormToken(Date.now() - 60_000, await siteSecret());
  await site.network.heal();
  await vi.waitFor(async () => expect(await siteSecret()).toBe('another instance'), 60_000);

  const email = 'begun-away@example.com';
  const form = applicationForm(draft({ email }), { id: uuidv7(), token, subject: 'trapped' });
  expect(await submitApplication(form, browser)).toEqual({ status: 'submitted' });
  expect(await site.database.sql`select bot_reasons from career_applications where email = ${email}`).toEqual(
    [{ bot_reasons: ['honeypot'] }],
  );
});

it('keeps every word of an applicant out of the log', () => {
  const lines = site.log.mock.calls.flat().join('\n');
  expect(lines).toContain('"event":"application_not_stored"');
  expect(lines).not.toMatch(/Morgan|away@example|talking to people|postgres:/);
});
