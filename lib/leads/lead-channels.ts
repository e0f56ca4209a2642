import { type LeadChannel, leadChannels } from '@/content/leads';
import { isLoopback } from '@/lib/address-checks';
import { type Environment, env } from '@/lib/env';
import { type WebhookFormat, webhookFormat } from './channel-variables';

/** Where a webhook goes, and in what form. */
export type WebhookChannel = { url: string; format: WebhookFormat; secret: string | undefined };

/** The mail server, and the sender and recipient of a message. */
export type EmailChannel = {
  host: string;
  port: number;
  /** Encrypted from the first byte, or from STARTTLS on; unencrypted only to this machine. */
  encryption: 'tls' | 'starttls' | 'none';
  auth: { user: string; pass: string } | undefined;
  from: string;
  to: string;
};

export type LeadChannels = { webhook?: WebhookChannel; email?: EmailChannel };

function emailChannel(environment: Environment): EmailChannel | undefined {
  const { LEAD_EMAIL_SMTP_URL: address, LEAD_EMAIL_FROM: from, LEAD_EMAIL_TO: to } = environment;
  if (!address || !from || !to) return;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isTls = protocol === 'smtps:';
  const user = decodeURIComponent(username);
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isTls ? 465 : 587),
    encryption: isTls ? 'tls' : isLoopback(hostname) ? 'none' : 'starttls',
    auth: user ? { user, pass: decodeURIComponent(password) } : undefined,
    from,
    to,
  };
}

function webhookChannel(environment: Environment): WebhookChannel | undefined {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_FORMAT: format, LEAD_WEBHOOK_SECRET: secret } = environment;
  return url ? { url, format: webhookFormat(url, format), secret } : undefined;
}

/** The channels that an operator has set up. */
export const readLeadChannels = (environment: Environment = env()): LeadChannels =>
  ({
    webhook: webhookChannel(environment),
    email: emailChannel(environment),
  }) satisfies Record<LeadChannel, unknown>;

/** The channels by which leads leave; none by default. */
export function leadChannelsInUse(environment: Environment = env()): LeadChannel[] {
  const channels = readLeadChannels(environment);
  return leadChannels.filter((channel) => channels[channel]);
}

/** The channels by which pages say that leads leave: LEAD_CHANNELS tells a build that is not given the addresses. */
export const leadChannelsOfPages = (environment: Environment = env()): LeadChannel[] =>
  environment.LEAD_CHANNELS === undefined
    ? leadChannelsInUse(environment)
    : leadChannels.filter((channel) => environment.LEAD_CHANNELS?.split(',').includes(channel));
