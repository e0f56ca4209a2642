import type { LeadChannel } from '@/content/leads';
import {
  type AttemptOutcome,
  type ClaimedDelivery,
  claimDeliveries,
  type Lead,
  readLeads,
  settleDelivery,
} from '@/db/queries/leads';
import type { QueryResult } from '@/db/run-query';
import { log } from '@/lib/log';
import { type LeadChannels, readLeadChannels } from './lead-channels';
import { type LeadMessage, leadMessage } from './lead-message';
import { sendEmail } from './send-email';
import { type SendResult, sendWebhook } from './send-webhook';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds after each attempt that failed, as Standard Webhooks advises: three days, over any weekend. */
const pauses = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** How many attempts a delivery gets. */
export const mostAttempts = pauses.length + 1;

/** Spread, so that what failed together does not come back together. */
const spread = (seconds: number) => seconds * (1 + Math.random() / 10);

/** A day: whoever asks for more is asked again all the same. */
const LONGEST_REQUESTED_PAUSE = 24 * HOUR;

/** `undefined` when this attempt was the last. */
function secondsToNextAttempt(attempts: number, retryAfter = 0): number | undefined {
  const pause = pauses[attempts - 1];
  return pause && Math.max(spread(pause), Math.min(retryAfter, LONGEST_REQUESTED_PAUSE));
}

/** Milliseconds for one attempt: well below the lease, so that nobody else begins it meanwhile. */
const PATIENCE_MS = 10_000;

/** Deliveries of one channel that are under way at once in one process. */
const deliveriesAtOnce = 10;

const notConfigured: SendResult = { ok: false, failure: 'NOT_CONFIGURED' };

const senders: Record<
  LeadChannel,
  (id: string, message: LeadMessage, channels: LeadChannels, signal: AbortSignal) => Promise<SendResult>
> = {
  webhook: async (id, message, { webhook }, signal) =>
    webhook ? sendWebhook(id, message, webhook, signal) : notConfigured,
  email: async (id, message, { email }, signal) =>
    email ? sendEmail(id, message, email, signal) : notConfigured,
};

/** Nobody is called to the telephone by a machine's lead; it stays in its table with the reasons (decision 0094). */
const isSuspected = ({ assessment, application, visit }: Lead) =>
  [assessment, application, visit].some((row) => row && 'suspectedBot' in row && row.suspectedBot);

/** How many deliveries ended how; `failed` ones have another attempt before them. */
export type DeliveryTally = Record<'delivered' | 'failed' | 'dead' | 'skipped', number>;

export const emptyTally = (): DeliveryTally => ({ delivered: 0, failed: 0, dead: 0, skipped: 0 });

const claimedIn = (tally: DeliveryTally) => Object.values(tally).reduce((sum, count) => sum + count, 0);

/** Whether a turn took as many as it may: then more may be waiting. */
export const isFullTurn = (tally: DeliveryTally) => claimedIn(tally) === deliveriesAtOnce;

type Attempt = { channel: LeadChannel; channels: LeadChannels; patience: number };

async function attempt(
  { id, attempts }: ClaimedDelivery,
  lead: Lead | undefined,
  { channel, channels, patience }: Attempt,
): Promise<AttemptOutcome> {
  const message = lead && leadMessage(lead);
  if (!message || isSuspected(lead)) return { state: 'skipped' };
  const sent = await senders[channel](id, message, channels, AbortSignal.timeout(patience));
  if (sent.ok) return { state: 'delivered' };
  return { state: 'failed', failure: sent.failure, retryIn: secondsToNextAttempt(attempts, sent.retryAfter) };
}

const endOf = (outcome: AttemptOutcome): keyof DeliveryTally =>
  outcome.state === 'failed' && outcome.retryIn === undefined ? 'dead' : outcome.state;

// A line for each: a delivery has ten attempts.
function reportFailure(
  channel: LeadChannel,
  { id, attempts }: ClaimedDelivery,
  outcome: AttemptOutcome,
): void {
  if (outcome.state !== 'failed') return;
  const isLast = outcome.retryIn === undefined;
  const details = { channel, code: outcome.failure, delivery: id, attempt: attempts };
  log(isLast ? 'lead_given_up' : 'lead_not_delivered', details);
}

/**
 * Delivers what is due on one channel, a handful at once. Any number of processes may do so at the same time: each
 * delivery is one's alone. @param patience milliseconds for each attempt
 */
export async function deliverDue(
  channel: LeadChannel,
  { channels = readLeadChannels(), patience = PATIENCE_MS } = {},
): Promise<QueryResult<DeliveryTally>> {
  const claimed = await claimDeliveries(channel, deliveriesAtOnce);
  if (!claimed.ok) return claimed;
  const tally = emptyTally();
  if (claimed.value.length === 0) return { ok: true, value: tally };
  const leads = await readLeads(claimed.value.map(({ id }) => id));
  if (!leads.ok) return leads;
  await Promise.all(
    claimed.value.map(async (delivery) => {
      const outcome = await attempt(delivery, leads.value.get(delivery.id), { channel, channels, patience });
      reportFailure(channel, delivery, outcome);
      tally[endOf(outcome)] += 1;
      // What is not written down is tried again after the lease, under the same id.
      await settleDelivery(delivery, outcome);
    }),
  );
  return { ok: true, value: tally };
}
