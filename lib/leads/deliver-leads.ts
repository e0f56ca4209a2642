import { setTimeout as sleep } from 'node:timers/promises';
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
import { env } from '@/lib/env';
import { errorName } from '@/lib/error-code';
import { log, logCounted } from '@/lib/log';
import { type LeadChannels, leadChannelsInUse, readLeadChannels } from './lead-channels';
import { type LeadMessage, leadMessage } from './lead-message';
import { type SendResult, sendEmail, sendWebhook } from './send-lead';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Backoff: seconds to wait after each failed attempt, as Standard Webhooks advises. Three days, over any weekend. */
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

/** Staff are not told of a machine's lead; it stays in its table with the reasons (decision 0094). */
const isSuspected = ({ assessment, application, visit }: Lead) =>
  [assessment, application, visit].some((row) => row?.suspectedBot);

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
  if (!leads.ok) {
    // Of a database that is away the log has spoken; of one that takes the claim and shows no lead nobody has.
    logCounted('lead_worker_failed', { channel, code: leads.code });
    return leads;
  }
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

/** How soon a lead is on its way, at the latest; asking costs one look at an index. */
const PAUSE_MS = 5000;

/** For what is under way at the end of the process; the rest is another instance's after the lease. */
const LAST_PATIENCE_MS = 2000;

type LeadWorker = { stop(): Promise<void> };

declare global {
  // On globalThis: the command that ends the process has another copy of this module than the one that started it.
  var leadWorker: LeadWorker | undefined;
}

/** Whether more is likely to be waiting. A failure of ours must not end the deliveries for ever. */
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

/** Delivers leads in this process until it ends, if there are channels to deliver them by; a hanging one holds no other. */
export function startLeadWorker(): void {
  const channels = leadChannelsInUse();
  const { DATABASE_URL, LEAD_WORKER } = env();
  if (globalThis.leadWorker || !DATABASE_URL || LEAD_WORKER === 'off' || channels.length === 0) return;
  const stopping = new AbortController();
  const loops = Promise.all(channels.map((channel) => keepDelivering(channel, stopping.signal)));
  globalThis.leadWorker = {
    async stop() {
      stopping.abort();
      await Promise.race([loops, sleep(LAST_PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

/** Begins nothing more, and lets what is under way end. */
export async function stopLeadWorker(): Promise<void> {
  await globalThis.leadWorker?.stop();
  globalThis.leadWorker = undefined;
}
