import { setTimeout as sleep } from 'node:timers/promises';
import { entryLimit } from '@/lib/browser/outbox';
import { errorCode } from '@/lib/error-code';
import { withinDeadline } from '@/scripts/site/within-deadline';
import { isFinal, type Ledger, type RecordKind } from './ledger';
import {
  applicationEntries,
  assessmentEntries,
  type EntrySource,
  eventEntries,
  type TrialEntry,
} from './outbox-entries';

let visitors = 0;

/** Each request comes from another visitor, so that nobody reaches a limit. */
export const nextAddress = () => {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

/** Milliseconds after which a request counts as unanswered. */
const PATIENCE_MS = 8000;

/** A signal alone does not end every request: if the connection is lost at the wrong moment, it is never told. */
export const withinPatience = <Value>(work: Promise<Value>, patience = PATIENCE_MS): Promise<Value> =>
  withinDeadline(work, patience + 1000);

async function postEntry(origin: string, { path, body }: TrialEntry, patience: number): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    body,
    headers: {
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      origin,
      'sec-fetch-site': 'same-origin',
      'accept-language': 'en-US',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'x-forwarded-for': nextAddress(),
    },
    signal: AbortSignal.timeout(patience),
  });
}

export type Load = {
  /** How many records have been acknowledged so far. */
  acknowledged(): number;
  /** Makes nothing new, and sends what is left until it is acknowledged, for at most this many milliseconds. */
  finish(patience: number): Promise<void>;
};

/** Shorter than a browser's pause, so that a run is over soon, and random like a browser's. */
const retryPause = () => 150 + Math.random() * 150;

/** Milliseconds between two things that a visitor does. */
const PAUSE_MS = 20;

type Sender = { entries: EntrySource; patience: number; state: { isMaking: boolean; end: number } };

/** One browser: what it has made stays until it is acknowledged, and is sent again under the same ids, oldest first. */
async function runClient(
  { entries, patience, state }: Sender,
  ledger: Ledger,
  origins: () => string[],
): Promise<void> {
  const waiting: TrialEntry[] = [];
  for (let turn = visitors; Date.now() < state.end; turn += 1) {
    if (state.isMaking && waiting.length < entryLimit) waiting.push((await entries.next()).value);
    const [oldest] = waiting;
    const origin = origins()[turn % origins().length];
    if (!oldest || !origin) return;
    const answer = await attempt(origin, oldest, ledger, patience);
    if (answer === 'later') await sleep(retryPause());
    else {
      waiting.shift();
      await sleep(PAUSE_MS);
    }
  }
}

/** Sends an entry once. */
export async function deliver(
  origin: string,
  entry: TrialEntry,
  patience = PATIENCE_MS,
): Promise<{ isTaken: boolean; status: number }> {
  const response = await postEntry(origin, entry, patience);
  const isTaken = await entry.isTaken(response);
  // Read to the end, or the connection could not be used again.
  if (!response.bodyUsed) await response.arrayBuffer();
  return { isTaken, status: response.status };
}

function sendLater({ failed }: Ledger, how: string): 'later' {
  failed.set(how, (failed.get(how) ?? 0) + 1);
  return 'later';
}

async function attempt(
  origin: string,
  entry: TrialEntry,
  ledger: Ledger,
  patience: number,
): Promise<'over' | 'later'> {
  ledger.requests += 1;
  try {
    const { isTaken, status } = await withinPatience(deliver(origin, entry, patience), patience);
    if (!isTaken && !isFinal(status)) return sendLater(ledger, String(status));
    const told = isTaken ? ledger.acknowledged : ledger.refused;
    for (const id of entry.ids) told.add(id);
    return 'over';
  } catch (error) {
    return sendLater(ledger, errorCode(error));
  }
}

/** What a load consists of: how many browsers of each kind. */
type Clients = { [Kind in Exclude<RecordKind, 'steps'>]: number };

const usualClients: Clients = { events: 12, assessments: 4, applications: 2 };

/** What such a load sends. */
export const loadKinds = Object.keys(usualClients) as (keyof Clients)[];

const sources: { [Kind in keyof Clients]: (ledger: Ledger, origin: string) => EntrySource } = {
  events: eventEntries,
  assessments: assessmentEntries,
  applications: applicationEntries,
};

/**
 * Browsers that record, and send to any of these addresses, as behind a load balancer.
 * @param options how many of a kind, where that differs from the usual; `patience` in milliseconds for an answer, on a
 * busy machine
 */
export function startLoad(
  ledger: Ledger,
  origins: () => string[],
  { patience = PATIENCE_MS, ...changed }: Partial<Clients> & { patience?: number } = {},
): Load {
  const state = { isMaking: true, end: Number.POSITIVE_INFINITY };
  const wanted = Object.entries({ ...usualClients, ...changed }) as [keyof Clients, number][];
  const entries = wanted.flatMap(([kind, count]) =>
    Array.from({ length: count }, () => sources[kind](ledger, origins()[0] ?? '')),
  );
  const clients = Promise.all(
    entries.map((source) => runClient({ entries: source, patience, state }, ledger, origins)),
  );
  return {
    acknowledged: () => ledger.acknowledged.size,
    async finish(patience) {
      state.isMaking = false;
      state.end = Date.now() + patience;
      await clients;
    },
  };
}
