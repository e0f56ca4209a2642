import { setTimeout as sleep } from 'node:timers/promises';
import type { LeadChannel } from '@/content/leads';
import { env } from '@/lib/env';
import { errorName } from '@/lib/error-code';
import { logCounted } from '@/lib/log';
import { deliverDue, isFullTurn } from './deliver-leads';
import { leadChannelsInUse } from './lead-channels';

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
