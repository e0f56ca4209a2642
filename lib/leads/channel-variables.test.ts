import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '@/lib/env';
import { leadChannelsInUse, leadChannelsOfPages, readLeadChannels } from './lead-channels';

const secret = `whsec_${'A'.repeat(32)}`;
const webhook = { LEAD_WEBHOOK_URL: 'https://n8n.example.com/webhook/1', LEAD_WEBHOOK_SECRET: secret };
const email = {
  LEAD_EMAIL_SMTP_URL: 'smtps://site:p%40ss@smtp.example.com',
  LEAD_EMAIL_FROM: 'Website <site@example.com>',
  LEAD_EMAIL_TO: 'sales@example.com',
};

const channelsOf = (variables: Record<string, string>) => readLeadChannels(parseEnvironment(variables));

describe('what is set up', () => {
  it.each<[what: string, variables: Record<string, string>, channels: string[]]>([
    ['nothing', {}, []],
    ['a webhook', webhook, ['webhook']],
    ['mail', email, ['email']],
    ['both', { ...webhook, ...email }, ['webhook', 'email']],
  ])('%s', (_what, variables, channels) => {
    expect(leadChannelsInUse(parseEnvironment(variables))).toEqual(channels);
    expect(leadChannelsOfPages(parseEnvironment(variables))).toEqual(channels);
  });

  it('is what pages say, unless their build is told otherwise', () => {
    const told = parseEnvironment({ LEAD_CHANNELS: 'webhook,email' });
    expect(leadChannelsInUse(told)).toEqual([]);
    expect(leadChannelsOfPages(told)).toEqual(['webhook', 'email']);
  });

  it.each([
    ['https://hooks.slack.com/services/T0/B0/x', undefined, 'slack'],
    ['https://hooks.slack-gov.com/services/T0/B0/x', undefined, 'slack'],
    ['https://hooks.slack.com.example.com/x', undefined, 'json'],
    ['https://chat.example.com/hooks/x', 'slack', 'slack'],
    ['https://hooks.slack.com/workflows/x', 'json', 'json'],
  ])('%s with the format %s is sent %s', (url, format, expected) => {
    const variables = {
      ...webhook,
      LEAD_WEBHOOK_URL: url,
      ...(format ? { LEAD_WEBHOOK_FORMAT: format } : {}),
    };
    expect(channelsOf(variables).webhook).toEqual({ url, format: expected, secret });
  });

  it('of Slack needs no secret, which it could not check', () => {
    const url = 'https://hooks.slack.com/services/T0/B0/x';
    expect(channelsOf({ LEAD_WEBHOOK_URL: url }).webhook).toMatchObject({ format: 'slack' });
  });

  it.each([
    ['smtps://smtp.example.com', { port: 465, encryption: 'tls' }],
    ['smtp://smtp.example.com', { port: 587, encryption: 'starttls' }],
    ['smtp://smtp.example.com:25', { port: 25, encryption: 'starttls' }],
    ['smtp://127.0.0.1:1025', { port: 1025, encryption: 'none' }],
    ['smtp://[::1]:1025', { host: '::1', encryption: 'none' }],
    ['smtps://localhost:1025', { host: 'localhost', encryption: 'tls' }],
  ])('the mail server %s', (LEAD_EMAIL_SMTP_URL, expected) => {
    expect(channelsOf({ ...email, LEAD_EMAIL_SMTP_URL }).email).toMatchObject(expected);
  });

  it('a user and a password, decoded', () => {
    expect(channelsOf(email).email?.auth).toEqual({ user: 'site', pass: 'p@ss' });
  });
});

const withUrl = (LEAD_WEBHOOK_URL: string) => ({ ...webhook, LEAD_WEBHOOK_URL });

describe('what cannot be used is refused by its name', () => {
  it.each<[variables: Record<string, string>, message: string]>([
    [withUrl('n8n.example.com'), 'LEAD_WEBHOOK_URL: must be an https:// address'],
    [
      withUrl('http://n8n.example.com/x'),
      'LEAD_WEBHOOK_URL: must be an https:// address; http:// is for this',
    ],
    [withUrl('http://10.0.0.7/x'), 'LEAD_WEBHOOK_URL: must be an https:// address; http:// is for this'],
    [withUrl('http://127.0.0.1.example.com/x'), 'LEAD_WEBHOOK_URL: must be an https:// address; http://'],
    [withUrl('https://user:pass@n8n.example.com/'), 'LEAD_WEBHOOK_URL: must not carry a user'],
    [
      { LEAD_WEBHOOK_URL: webhook.LEAD_WEBHOOK_URL },
      'LEAD_WEBHOOK_SECRET: must be set with LEAD_WEBHOOK_URL',
    ],
    [
      { ...webhook, LEAD_WEBHOOK_SECRET: 'short' },
      'LEAD_WEBHOOK_SECRET: must be whsec_ and 24 or more bytes',
    ],
    [{ ...webhook, LEAD_WEBHOOK_SECRET: 'whsec_AAAA' }, 'LEAD_WEBHOOK_SECRET: must be whsec_'],
    [{ ...webhook, LEAD_WEBHOOK_SECRET: `whsec_${'A'.repeat(31)}=` }, 'LEAD_WEBHOOK_SECRET: must be whsec_'],
    [{ ...webhook, LEAD_WEBHOOK_FORMAT: 'xml' }, 'LEAD_WEBHOOK_FORMAT: must be json or slack'],
    [{ ...email, LEAD_EMAIL_TO: '' }, 'LEAD_EMAIL_TO: must be set too'],
    [{ LEAD_EMAIL_TO: 'sales@example.com' }, 'LEAD_EMAIL_SMTP_URL: must be set too'],
    [{ ...email, LEAD_EMAIL_TO: 'sales' }, 'LEAD_EMAIL_TO: must be one email address'],
    [{ ...email, LEAD_EMAIL_TO: 'a@b.example, c@d.example' }, 'LEAD_EMAIL_TO: must be one email address'],
    [{ ...email, LEAD_EMAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'LEAD_EMAIL_FROM: must be one email'],
    [
      { ...email, LEAD_EMAIL_SMTP_URL: 'https://smtp.example.com' },
      'LEAD_EMAIL_SMTP_URL: must be an smtps://',
    ],
    [
      { ...email, LEAD_EMAIL_SMTP_URL: 'smtps://a:%ff@b.example' },
      'LEAD_EMAIL_SMTP_URL: must have its user and',
    ],
    [{ LEAD_CHANNELS: 'webhook,fax' }, 'LEAD_CHANNELS: must be webhook, email or webhook,email'],
    [{ LEAD_CHANNELS: 'webhook,' }, 'LEAD_CHANNELS: must be webhook, email or webhook,email'],
    [{ LEAD_WORKER: 'yes' }, 'LEAD_WORKER: must be on or off'],
    [{ CALENDAR_WEBHOOK_SECRET: 'short' }, 'CALENDAR_WEBHOOK_SECRET: must have at least 16 characters'],
    [{ CHECKOUT_WEBHOOK_SECRET: 'short' }, 'CHECKOUT_WEBHOOK_SECRET: must have at least 16 characters'],
  ])('%o', (variables, message) => {
    expect(() => parseEnvironment(variables)).toThrow(message);
  });

  it('and without a word of the secrets in it', () => {
    const wrong = { ...email, LEAD_EMAIL_SMTP_URL: 'smtps://site:correct-horse%zz@smtp.example.com' };
    expect(() => parseEnvironment(wrong)).toThrow(/^(?!.*correct-horse)/s);
  });

  it.each(['http://127.0.0.1:9/x', 'http://localhost:9/x', 'http://[::1]:9/x'])(
    'but %s, this machine',
    (url) => {
      expect(channelsOf(withUrl(url)).webhook?.url).toBe(url);
    },
  );
});
