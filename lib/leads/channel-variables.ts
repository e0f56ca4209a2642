import { z } from 'zod';
// biome-ignore lint/style/noRestrictedImports: next.config.ts loads this file, and Next finds no "@/" from there.
import { leadChannels } from '../../content/leads';
// biome-ignore lint/style/noRestrictedImports: as above.
import { decodePart, isEncryptedOrLocal } from '../address-checks';

/** What a webhook can be sent. */
const webhookFormats = ['json', 'slack'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

const webhookAddress = z
  .url({ protocol: /^https?$/, error: 'must be an https:// address', abort: true })
  .refine(isEncryptedOrLocal, {
    error: 'must be an https:// address; http:// is for this machine alone',
  })
  .refine((url) => new URL(url).username === '' && new URL(url).password === '', {
    error: 'must not carry a user and a password; receivers check the signature',
  });

/** As Standard Webhooks writes one: at least 24 bytes, so that nobody finds it by trying. */
const signingSecret = z
  .string()
  .regex(/^whsec_(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, {
    error: 'must be whsec_ and 24 or more bytes in base64: echo "whsec_$(openssl rand -base64 32)"',
  });

const smtpAddress = z
  .url({ protocol: /^smtps?$/, error: 'must be an smtps:// or smtp:// address', abort: true })
  .refine((url) => new URL(url).hostname !== '', 'must name the mail server')
  .refine((url) => decodePart(new URL(url).username + new URL(url).password) !== undefined, {
    error: 'must have its user and password percent-encoded',
  });

/** `a@b.example` or `Name <a@b.example>`. */
const mailbox = z
  .string()
  .regex(/^(?:[^<>,;:"\r\n]*<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,;]+@[^\s@<>,;]+)$/, 'must be one email address');

const isListOfChannels = (text: string) =>
  text.split(',').every((name) => leadChannels.some((channel) => channel === name));

/** The variables that say where leads are sent; lib/env.ts reads them with all others. */
export const leadChannelVariables = {
  LEAD_WEBHOOK_URL: webhookAddress.optional(),
  LEAD_WEBHOOK_FORMAT: z.enum(webhookFormats, { error: `must be ${webhookFormats.join(' or ')}` }).optional(),
  LEAD_WEBHOOK_SECRET: signingSecret.optional(),
  LEAD_EMAIL_SMTP_URL: smtpAddress.optional(),
  LEAD_EMAIL_FROM: mailbox.optional(),
  LEAD_EMAIL_TO: mailbox.optional(),
  LEAD_CHANNELS: z
    .string()
    .refine(isListOfChannels, `must be ${leadChannels.join(', ')} or ${leadChannels.join(',')}`)
    .optional(),
  LEAD_WORKER: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
};

type ChannelVariables = z.infer<z.ZodObject<typeof leadChannelVariables>>;

const slackHosts = new Set(['hooks.slack.com', 'hooks.slack-gov.com']);

/** What a receiver is sent: Slack accepts only its own format. */
export const webhookFormat = (url: string, given: WebhookFormat | undefined): WebhookFormat =>
  given ?? (slackHosts.has(new URL(url).hostname) ? 'slack' : 'json');

const emailVariables = ['LEAD_EMAIL_SMTP_URL', 'LEAD_EMAIL_FROM', 'LEAD_EMAIL_TO'] as const;

/** Refuses a channel that is only half set up, whose operator would believe that leads arrive. */
export function refuseHalfChannels(variables: ChannelVariables, context: z.RefinementCtx): void {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_FORMAT, LEAD_WEBHOOK_SECRET } = variables;
  const refuse = (name: keyof ChannelVariables, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (url && webhookFormat(url, LEAD_WEBHOOK_FORMAT) === 'json' && !LEAD_WEBHOOK_SECRET) {
    refuse('LEAD_WEBHOOK_SECRET', 'must be set with LEAD_WEBHOOK_URL, receivers check the signature');
  }
  const missing = emailVariables.filter((name) => !variables[name]);
  const [first] = missing;
  if (first && missing.length < emailVariables.length) {
    refuse(first, `must be set too: mail needs ${emailVariables.join(', ')}`);
  }
}
