import { getSystemErrorName } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/error-code';
import type { EmailChannel, WebhookChannel } from './lead-channels';
import { factLines, type LeadMessage } from './lead-message';

/** How a channel took a message. A failure is a code; a receiver's answer is neither read nor kept. */
export type SendResult =
  | { ok: true }
  | {
      ok: false;
      failure: string;
      /** How many seconds the receiver asks us to wait. */
      retryAfter?: number;
    };

/** These three have a meaning in Slack's markup, for example in `<!channel>`. */
const slackEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeSlack = (text: string) => text.replaceAll(/[&<>]/g, (sign) => slackEscapes[sign] ?? sign);

/** Slack cuts off anything longer. */
const SLACK_LIMIT = 39_000;

function slackBody(message: LeadMessage): string {
  const text = `*${escapeSlack(message.headline)}*\n${escapeSlack(factLines(message))}`;
  return JSON.stringify({ text: text.slice(0, SLACK_LIMIT).toWellFormed() });
}

const jsonBody = ({ type, timestamp, data }: LeadMessage) => JSON.stringify({ type, timestamp, data });

/** The headers of Standard Webhooks. The id is the same at each attempt, so that a receiver can recognize a repetition. */
function signedHeaders(id: string, body: string, secret: string): Record<string, string> {
  const now = new Date();
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
}

/** @param signal ends an attempt that takes too long, whatever the receiver is doing */
export async function sendWebhook(
  id: string,
  message: LeadMessage,
  { url, format, secret }: WebhookChannel,
  signal: AbortSignal,
): Promise<SendResult> {
  const body = format === 'slack' ? slackBody(message) : jsonBody(message);
  const signed = secret ? signedHeaders(id, body, secret) : {};
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...signed },
      // Personal data goes only where the operator said, never where a receiver redirects it.
      redirect: 'manual',
      cache: 'no-store',
      signal,
    });
    // Only the status matters. The body may be endless, so it is not read; should it break off, nothing is lost.
    await response.body?.cancel().catch(() => undefined);
    return response.ok ? { ok: true } : refusal(response);
  } catch (error) {
    return { ok: false, failure: signal.aborted ? 'TIMEOUT' : errorCode(error) };
  }
}

function refusal({ status, headers }: Response): SendResult {
  const retryAfter = secondsUntil(headers.get('retry-after') ?? '');
  return { ok: false, failure: `HTTP_${status}`, ...(retryAfter !== undefined && { retryAfter }) };
}

/** A receiver may ask for a number of seconds, or name the moment as an HTTP date (RFC 9110, 10.2.3). */
function secondsUntil(retryAfter: string): number | undefined {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const seconds = Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return retryAfter.endsWith(' GMT') && seconds > 0 ? seconds : undefined;
}

/** Letters, digits and signs in parts that dots separate (`atext` of RFC 5322), and a domain, which is sent in ASCII. */
const plainAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)+$/u;

/** Left out where the address is another: a relay could refuse the whole message. Its text states it too. */
const replyToOf = ({ replyTo }: LeadMessage) =>
  replyTo && plainAddress.test(replyTo.address) ? replyTo : undefined;

/** Most sites send no mail, and load nothing for it. */
export const loadMailer = () => import('nodemailer');

async function openTransport({ host, port, encryption, auth }: EmailChannel) {
  const { createTransport } = await loadMailer();
  return createTransport({
    host,
    port,
    auth,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
  });
}

/** @param signal ends an attempt that takes too long, whatever the server is doing */
export async function sendEmail(
  id: string,
  message: LeadMessage,
  channel: EmailChannel,
  signal: AbortSignal,
): Promise<SendResult> {
  const { from, to } = channel;
  try {
    const transport = await openTransport(channel);
    const mail = {
      from,
      to,
      replyTo: replyToOf(message),
      subject: message.headline,
      text: `${message.headline}\n\n${factLines(message)}\n`,
      // The same at each attempt, so that a mail server can recognize a message it already has.
      messageId: `<${id}@${new URL(env().SITE_URL).hostname}>`,
      // What an applicant wrote is only text, never a file or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    };
    await transport.sendMail(mail).finally(() => transport.close());
    return { ok: true };
  } catch (error) {
    return { ok: false, failure: signal.aborted ? 'TIMEOUT' : smtpFailure(error) };
  }
}

/**
 * What OpenSSL and Node say of a certificate that does not hold, by their own codes, which nodemailer leaves out: without
 * them one that has expired would look like a server that is away.
 */
const certificateFailures: [says: RegExp, code: string][] = [
  [/^certificate has expired/, 'CERT_HAS_EXPIRED'],
  [/^certificate is not yet valid/, 'CERT_NOT_YET_VALID'],
  [/^self.signed certificate in certificate chain/, 'SELF_SIGNED_CERT_IN_CHAIN'],
  [/^self.signed certificate/, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  [/^unable to get (local )?issuer certificate/, 'UNABLE_TO_GET_ISSUER_CERT'],
  [/^unable to verify the first certificate/, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  [/^Hostname\/IP does not match certificate/, 'ERR_TLS_CERT_ALTNAME_INVALID'],
];

/** The server's own code, if it gave one; of a connection that failed the system's, which nodemailer calls `ESOCKET`. */
function smtpFailure(error: unknown): string {
  const code = errorCode(error);
  if (!(error instanceof Error)) return code;
  if ('responseCode' in error && typeof error.responseCode === 'number') return `SMTP_${error.responseCode}`;
  if (code !== 'ESOCKET') return code;
  if ('errno' in error && typeof error.errno === 'number') return getSystemErrorName(error.errno);
  return certificateFailures.find(([says]) => says.test(error.message))?.[1] ?? code;
}
