import { setTimeout as sleep } from 'node:timers/promises';
import type { LeadChannel } from '@/content/leads';
import {
  type AttemptOutcome,
  type ClaimedDelivery,
  claimDeliveries,
  type Lead,
  readLeads,
  returnClaim,
  settleDelivery,
} from '@/db/queries/leads';
import type { QueryResult } from '@/db/run-query';
import { env } from '@/lib/env';
import { errorName } from '@/lib/error-code';
import { log, logCounted } from '@/lib/log';
import { type LeadChannels, leadChannelsInUse, readLeadChannels } from './lead-channels';
import { type LeadMessage, leadMessage } from './lead-message';
import { loadMailer, type SendResult, sendEmail, sendWebhook } from './send-lead';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Backoff: seconds to wait after each failed attempt, as Standard Webhooks advises. Three days, enough for any weekend. */
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

/** How many attempts each delivery gets. */
export const mostAttempts = pauses.length + 1;

/** Spread out, so that what failed together does not come back together. */
const spread = (seconds: number) => seconds * (1 + Math.random() / 10);

/** A day: a receiver that asks for a longer pause is still tried again then. */
const LONGEST_REQUESTED_PAUSE = 24 * HOUR;

/** `undefined` if this attempt was the last. */
function secondsToNextAttempt(attempts: number, retryAfter = 0): number | undefined {
  const pause = pauses[attempts - 1];
  return pause && Math.max(spread(pause), Math.min(retryAfter, LONGEST_REQUESTED_PAUSE));
}

/**
 * Milliseconds for one attempt: below the lease, so that nobody else begins the same delivery meanwhile. A mail server may
 * look through a letter before it says that it has it, and one that is left before then delivers it all the same.
 */
const patienceMs: Record<LeadChannel, number> = { webhook: 10_000, email: 45_000 };

/** How many deliveries of one channel one process may have running at once. */
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

/** Staff are not told about a machine's lead; it stays in its table with the reasons (decision 0094). */
const isSuspected = ({ assessment, application, visit }: Lead) =>
  [assessment, application, visit].some((row) => row?.suspectedBot);

/** How many deliveries ended in which way; `failed` ones will be attempted again. */
export type DeliveryTally = Record<'delivered' | 'failed' | 'dead' | 'skipped', number>;

export const emptyTally = (): DeliveryTally => ({ delivered: 0, failed: 0, dead: 0, skipped: 0 });

const claimedIn = (tally: DeliveryTally) => Object.values(tally).reduce((sum, count) => sum + count, 0);

/** Whether a turn took as many deliveries as it may, so that more may be waiting. */
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

// A line for each failure: a delivery has only ten attempts.
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
 * Delivers what is due on one channel, a handful at once. Any number of processes may do so at the same time, because
 * each delivery is claimed by one of them. @param patience milliseconds for each attempt
 */
export async function deliverDue(
  channel: LeadChannel,
  { channels = readLeadChannels(), patience = patienceMs[channel] } = {},
): Promise<QueryResult<DeliveryTally>> {
  const claimed = await claimDeliveries(channel, deliveriesAtOnce);
  if (!claimed.ok) return claimed;
  const tally = emptyTally();
  if (claimed.value.length === 0) return { ok: true, value: tally };
  const leads = await readLeads(claimed.value.map(({ id }) => id));
  if (!leads.ok) {
    // The log already knows about a database that is away, but not about one that takes the claim and then returns no
    // lead.
    logCounted('lead_worker_failed', { channel, code: leads.code });
    await Promise.all(claimed.value.map(returnClaim));
    return leads;
  }
  await Promise.all(
    claimed.value.map(async (delivery) => {
      const outcome = await attempt(delivery, leads.value.get(delivery.id), { channel, channels, patience });
      reportFailure(channel, delivery, outcome);
      tally[endOf(outcome)] += 1;
      // If this cannot be written down, the delivery is tried again after the lease, under the same id.
      await settleDelivery(delivery, outcome);
    }),
  );
  return { ok: true, value: tally };
}

/** Milliseconds after which a lead is sent at the latest; asking costs one look at an index. */
const PAUSE_MS = 5000;

/** Milliseconds for what is still running at the end of the process; another instance takes the rest after the lease. */
const LAST_PATIENCE_MS = 2000;

type LeadWorker = { stop(): Promise<void> };

declare global {
  // On globalThis: the code that ends the process has another copy of this module than the code that started the
  // worker.
  var leadWorker: LeadWorker | undefined;
}

/** Whether more is likely to be waiting. An unexpected error must not end the deliveries for good. */
async function takeTurn(channel: LeadChannel): Promise<boolean> {
  try {
    const turn = await deliverDue(channel);
    return turn.ok && isFullTurn(turn.value);
  } catch (error) {
    logCounted('lead_worker_failed', { channel, code: errorName(error) });
    return false;
  }
}

async function keepDelivering(channel: LeadChannel, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isMoreWaiting = await takeTurn(channel);
    if (!isMoreWaiting) await sleep(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Delivers leads in this process until it ends, if any channel is set up. A channel that hangs does not hold up another. */
export function startLeadWorker(): void {
  const channels = leadChannelsInUse();
  const { DATABASE_URL, LEAD_WORKER } = env();
  if (globalThis.leadWorker || !DATABASE_URL || LEAD_WORKER === 'off' || channels.length === 0) return;
  // Ahead of the first message: by then `npm ci` may have taken it away beside the running site (decision 0224). Where it
  // does not come, each attempt says so.
  if (channels.includes('email')) void loadMailer().catch(() => undefined);
  const stopping = new AbortController();
  const loops = Promise.all(channels.map((channel) => keepDelivering(channel, stopping.signal)));
  globalThis.leadWorker = {
    async stop() {
      stopping.abort();
      await Promise.race([loops, sleep(LAST_PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

/** Begins nothing new, and lets what is running end. */
export async function stopLeadWorker(): Promise<void> {
  await globalThis.leadWorker?.stop();
  globalThis.leadWorker = undefined;
}
