import { expect, it, vi } from 'vitest';
import type { EmailChannel } from './lead-channels';
import type { LeadMessage } from './lead-message';
import { sendEmail } from './send-lead';

vi.mock('nodemailer', () => {
  throw new Error('npm ci has taken it away.');
});

const channel: EmailChannel = {
  host: '127.0.0.1',
  port: 25,
  encryption: 'none',
  auth: undefined,
  from: 'site@example.com',
  to: 'staff@example.com',
};

it('an attempt for which no mailer comes is a failed one, with a code', async () => {
  const message: LeadMessage = {
    type: 'assessment.completed',
    timestamp: '2026-03-01T08:00:00.000Z',
    data: {},
    headline: 'A lead',
    facts: [],
  };
  const sent = sendEmail('0199', message, channel, new AbortController().signal);
  expect(await sent).toEqual({ ok: false, failure: expect.stringMatching(/^\w+$/) });
});
