import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { assessments } from '@/content/assessments/questions';
import { errorCode } from '@/lib/error-code';
import { eventsEndpoint } from '@/lib/paths';
import { traffic } from '@/scripts/bench/traffic';
import type { Ledger } from './ledger';

/** Something a browser keeps until a server has taken it. */
export type OutboxEntry = {
  path: string;
  body: string | FormData;
  ids: string[];
  /** Whether an answer says that it is stored. */
  isTaken(response: Response): Promise<boolean>;
};

const EVENTS_EACH = 3;

/** Batches of visits that go on: forty visitors in turn, ten batches each. */
export function* eventEntries(ledger: Ledger): Generator<OutboxEntry, never> {
  for (;;) {
    for (const { batch } of traffic({ batches: 400, events: EVENTS_EACH })) {
      const ids = batch.sessions.flatMap(({ events }) => events.map(({ id }) => id));
      ledger.make('events', ids);
      yield {
        path: eventsEndpoint,
        body: JSON.stringify(batch),
        ids,
        isTaken: async ({ status }) => status === 204,
      };
    }
  }
}

/** The first option of each question. */
const sampleAnswers = {
  assessmentType: 'backend',
  ...Object.fromEntries(
    assessments.backend.questions.map((question) => [
      question.field,
      question.kind === 'options' ? question.options[0]?.value : 'Our daily operations',
    ]),
  ),
};

export function* assessmentEntries(ledger: Ledger): Generator<OutboxEntry, never> {
  for (;;) {
    const id = uuidv7();
    ledger.make('assessments', [id]);
    yield {
      path: '/api/assessments',
      body: JSON.stringify({ id, sessionId: null, answers: sampleAnswers, turns: {} }),
      ids: [id],
      isTaken: async (response) => response.ok && (await response.json()).stored === true,
    };
  }
}

let visitors = 0;

/** Each request is another visitor's, so that nobody reaches a limit. */
export const nextAddress = () => {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

const PATIENCE_MS = 8000;

/** A signal alone does not end every request: one whose connection has gone at the wrong moment is never told. */
export async function withinPatience<Value>(work: Promise<Value>): Promise<Value> {
  const over = new AbortController();
  const deadline = sleep(PATIENCE_MS + 1000, undefined, over).then(() => {
    throw new Error('There was no answer.');
  });
  deadline.catch(() => undefined);
  return Promise.race([work, deadline]).finally(() => over.abort());
}

/** What the tracker's outbox takes for the last word: another attempt would be answered alike. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

async function postEntry(origin: string, { path, body }: OutboxEntry): Promise<Response> {
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
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

export type Load = {
  /** How much was acknowledged so far. */
  acknowledged(): number;
  /** Makes nothing more, and sends what is left until it is acknowledged, so many milliseconds at most. */
  finish(patience: number): Promise<void>;
};

/** Shorter than a browser's, so that a run is over soon; spread by chance as theirs. */
const retryPause = () => 150 + Math.random() * 150;

/** Between two things a visitor does, in milliseconds. */
const PAUSE_MS = 20;

/** As many as a browser keeps. */
const OUTBOX_ENTRIES = 20;

type Sender = { entries: Generator<OutboxEntry, never>; state: { isMaking: boolean; end: number } };

/** One browser: what it has made stays until it is acknowledged, the oldest first, and is sent again under its ids. */
async function runClient({ entries, state }: Sender, ledger: Ledger, origins: () => string[]): Promise<void> {
  const waiting: OutboxEntry[] = [];
  for (let turn = visitors; Date.now() < state.end; turn += 1) {
    if (state.isMaking && waiting.length < OUTBOX_ENTRIES) waiting.push(entries.next().value);
    const [oldest] = waiting;
    const origin = origins()[turn % origins().length];
    if (!oldest || !origin) return;
    const answer = await attempt(origin, oldest, ledger);
    if (answer === 'later') await sleep(retryPause());
    else {
      waiting.shift();
      await sleep(PAUSE_MS);
    }
  }
}

/** Sends it once. */
export async function deliver(
  origin: string,
  entry: OutboxEntry,
): Promise<{ isTaken: boolean; status: number }> {
  const response = await postEntry(origin, entry);
  const isTaken = await entry.isTaken(response);
  // Or the connection could not be used again.
  if (!response.bodyUsed) await response.arrayBuffer();
  return { isTaken, status: response.status };
}

function sendLater({ failed }: Ledger, how: string): 'later' {
  failed.set(how, (failed.get(how) ?? 0) + 1);
  return 'later';
}

async function attempt(origin: string, entry: OutboxEntry, ledger: Ledger): Promise<'over' | 'later'> {
  ledger.requests += 1;
  try {
    const { isTaken, status } = await withinPatience(deliver(origin, entry));
    if (!isTaken && !isFinal(status)) return sendLater(ledger, String(status));
    const told = isTaken ? ledger.acknowledged : ledger.refused;
    for (const id of entry.ids) told.add(id);
    return 'over';
  } catch (error) {
    return sendLater(ledger, errorCode(error));
  }
}

/** Browsers that record and send to any of these addresses, as behind a balancer. */
export function startLoad(ledger: Ledger, origins: () => string[]): Load {
  const state = { isMaking: true, end: Number.POSITIVE_INFINITY };
  const entries = [...Array(12).fill(eventEntries), ...Array(4).fill(assessmentEntries)];
  const clients = Promise.all(
    entries.map((make) => runClient({ entries: make(ledger), state }, ledger, origins)),
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
