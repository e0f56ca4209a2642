import type { LeadChannel } from '@/content/leads';
import { closeDatabase } from '@/db/client';
import { reviveDeliveries } from '@/db/queries/leads';
import type { QueryFailure, QueryResult } from '@/db/run-query';
import { type DeliveryTally, deliverDue, emptyTally, isFullTurn } from '@/lib/leads/deliver-leads';
import { leadChannelsInUse } from '@/lib/leads/lead-channels';
import { readOptions } from './options';
import { openExistingDatabase } from './prune';
import { Refusal } from './refusal';
import { checkEnvironment } from './site/environment';
import { onShutdown, shutDown } from './site/shutdown';

const help = `npm run deliver-leads [-- --revive]

Sends the leads that are due to LEAD_WEBHOOK_URL and LEAD_EMAIL_TO, and ends. For cron, where no server of ours runs.
  --revive  also those that were given up, from their first attempt on
What could not be delivered waits for the next run. Exit code 0: tried; 1: not tried, and a sentence says why.`;

const databaseFailure = ({ code }: QueryFailure) =>
  new Refusal(
    code === '42P01'
      ? 'DATABASE_URL: that database has not the newest tables, npm run db:migrate makes them.'
      : `DATABASE_URL: the database did not do what it was asked (${code}).`,
    'What waits is sent by the next run.',
  );

/** @throws {Refusal} */
function required<Value>(result: QueryResult<Value>): Value {
  if (!result.ok) throw databaseFailure(result);
  return result.value;
}

async function deliverAll(channel: LeadChannel): Promise<DeliveryTally> {
  const sum = emptyTally();
  for (let isMoreWaiting = true; isMoreWaiting; ) {
    const turn = required(await deliverDue(channel));
    for (const end of ['delivered', 'failed', 'dead', 'skipped'] as const) sum[end] += turn[end];
    isMoreWaiting = isFullTurn(turn);
  }
  return sum;
}

const tallyLine = (channel: string, { delivered, failed, dead, skipped }: DeliveryTally) =>
  `${channel.padEnd(8)} ${delivered} delivered, ${failed} to be tried again, ${dead} given up, ${skipped} skipped`;

async function deliverChannels(channels: LeadChannel[], isRevival: boolean): Promise<void> {
  if (isRevival) console.log(`${required(await reviveDeliveries())} revived`);
  for (const channel of channels) console.log(tallyLine(channel, await deliverAll(channel)));
}

/** `npm run deliver-leads`: one round of what the server's own worker does all the time. */
export async function deliver(args: string[]): Promise<void> {
  const options = readOptions(args, { revive: { type: 'boolean', default: false } }, help);
  if (!options) return;
  try {
    const environment = checkEnvironment();
    const channels = leadChannelsInUse(environment);
    if (channels.length === 0) {
      throw new Refusal(
        'LEAD_WEBHOOK_URL and LEAD_EMAIL_SMTP_URL are not set: there is nowhere to send leads to.',
        'docs/leads.md says how to set them.',
      );
    }
    await openExistingDatabase(environment.DATABASE_URL);
    onShutdown(closeDatabase);
    await deliverChannels(channels, options.revive);
  } finally {
    await shutDown();
  }
}
