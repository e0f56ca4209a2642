import { env } from '@/lib/env';
import { errorCode } from '@/lib/error-code';
import type { EmailChannel } from './lead-channels';
import { factLines, type LeadMessage } from './lead-message';
import type { SendResult } from './send-webhook';

/** @param signal ends an attempt that takes too long, whatever the server is doing */
export async function sendEmail(
  id: string,
  message: LeadMessage,
  channel: EmailChannel,
  signal: AbortSignal,
): Promise<SendResult> {
  const { host, port, encryption, auth, from, to } = channel;
  // Loaded with the first letter: most sites send none.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host,
    port,
    auth,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
  });
  try {
    await transport.sendMail({
      from,
      to,
      replyTo: message.replyTo,
      subject: message.headline,
      text: `${message.headline}\n\n${factLines(message)}\n`,
      // The same at each attempt, so that a mail server can tell a letter it has.
      messageId: `<${id}@${new URL(env().SITE_URL).hostname}>`,
      // What an applicant wrote is text and never a file or an address to be fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
    return { ok: true };
  } catch (error) {
    return { ok: false, failure: signal.aborted ? 'TIMEOUT' : smtpFailure(error) };
  } finally {
    transport.close();
  }
}

/** The server's own number, where it gave one. */
const smtpFailure = (error: unknown): string =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? `SMTP_${error.responseCode}`
    : errorCode(error);
