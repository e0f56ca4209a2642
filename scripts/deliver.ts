import { retentionMonths } from '@/content/analytics';
import type { LeadChannel } from '@/content/leads';
import { closeDatabase } from '@/db/client';
import { queueMissedLeads, reviveDeliveries } from '@/db/queries/leads';
import { DEADLINE_MS, type QueryFailure, type QueryResult } from '@/db/run-query';
import { type DeliveryTally, deliverDue, emptyTally, isFullTurn } from '@/lib/leads/deliver-leads';
import { leadChannelsInUse } from '@/lib/leads/lead-channels';
import { daysAgo, readFirstDay, readOptions } from './options';
import { Refusal } from './refusal';
import { openExistingDatabase } from './site/database';
import { commandReasons, databaseReasons } from './site/database-refusal';
import { checkEnvironment } from './site/environment';
import { onShutdown, shutDown, shutDownOnSignals } from './site/shutdown';

/**
 * That a lead was sent is remembered for a month (`retentionMonths`), which has at least 28 days. One day less, since a
 * day counts from its midnight: what was sent in the first hours of the 28th day before today may be forgotten already.
 */
export const OLDEST_DAYS = 28 * retentionMonths.deliveries - 1;

const help = `npm run deliver-leads [-- --revive] [--since 2026-05-01]

Sends the leads that are due to LEAD_WEBHOOK_URL and LEAD_EMAIL_TO, and ends. For cron, where no server of ours runs.
  --revive  also those that were given up there, from their first attempt on
  --since   also those stored from this day on (UTC) that were never to be sent, as before a receiver was set; no more
            than ${OLDEST_DAYS} days back, since for longer it is not known what was sent
What could not be delivered waits for the next run. Exit code 0: tried; 1: not tried, and a sentence
says why; 130: interrupted.`;

const failures: Record<string, string> = {
  ...databaseReasons,
  ...commandReasons,
  DEADLINE: `it has given no answer for ${DEADLINE_MS / 1000} seconds`,
  '42501': 'its user lacks a right, which deploy/writer-rights.sql gives',
};

const databaseFailure = ({ code }: QueryFailure) =>
  new Refusal(
    `DATABASE_URL: the database did not do what it was asked${failures[code] ? `: ${failures[code]}` : ''} (${code}).`,
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

/** The day from which on unsent leads are sent too. @throws {Refusal} */
function readSince(given: string | undefined): string | undefined {
  const since = readFirstDay('--since', given);
  if (since === undefined || since >= daysAgo(OLDEST_DAYS)) return since;
  throw new Refusal(
    `--since ${since} is more than ${OLDEST_DAYS} days ago, and what was sent before is not known any more; nothing was done.`,
    'npm run export writes all leads into a file.',
  );
}

type Wanted = { revive: boolean; since: string | undefined };

async function deliverChannels(channels: LeadChannel[], { revive, since }: Wanted): Promise<void> {
  if (revive) console.log(`${required(await reviveDeliveries(channels))} revived`);
  if (since) console.log(`${required(await queueMissedLeads(channels, since))} stored since ${since} added`);
  for (const channel of channels) console.log(tallyLine(channel, await deliverAll(channel)));
}

/** `npm run deliver-leads`: one round of what the server's own worker does all the time. */
export async function deliver(args: string[]): Promise<void> {
  const options = readOptions(
    args,
    { revive: { type: 'boolean', default: false }, since: { type: 'string' } },
    help,
  );
  if (!options) return;
  const since = readSince(options.since);
  shutDownOnSignals();
  try {
    const environment = checkEnvironment();
    const channels = leadChannelsInUse(environment);
    if (channels.length === 0) {
      throw new Refusal(
        'LEAD_WEBHOOK_URL and LEAD_EMAIL_SMTP_URL are not set: there is nowhere to send leads to.',
        'docs/leads.md says how to set them.',
      );
    }
    if (!process.env.SITE_URL)
      console.error(`SITE_URL is not set: what is told of leads links to ${environment.SITE_URL}.`);
    await openExistingDatabase(environment.DATABASE_URL);
    onShutdown(closeDatabase);
    await deliverChannels(channels, { revive: options.revive, since });
  } finally {
    await shutDown();
  }
}
