import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { serviceSlugs } from '@/content/services/service';
import { errorCode } from '@/lib/error-code';
import { paths, servicePath } from '@/lib/paths';
import type { Ledger } from '@/scripts/chaos/ledger';
import { deliver, nextAddress, withinPatience } from '@/scripts/chaos/outbox-client';
import {
  applicationEntries,
  assessmentEntries,
  type EntrySource,
  eventEntries,
} from '@/scripts/chaos/outbox-entries';

export const requestKinds = ['page', 'events', 'assessment', 'form'] as const;
type RequestKind = (typeof requestKinds)[number];

/** How many of a hundred requests are of each kind. */
const shares: Record<RequestKind, number> = { page: 60, events: 30, assessment: 6, form: 4 };

const hundred = requestKinds.flatMap((kind) => Array<RequestKind>(shares[kind]).fill(kind));

/** `early`: refused in words because of too much load; `failed`: any other answer that no visitor wants. */
type Answered = 'good' | 'early' | 'failed';

/** What became of a request, and the evidence: its status, or what went wrong on the way. */
type Outcome = { answered: Answered; how: string };

const good: Outcome = { answered: 'good', how: '' };

const judged = (status: number): Outcome => ({
  answered: status === 503 || status === 429 ? 'early' : 'failed',
  how: String(status),
});

const pages = [paths.home, paths.services, paths.about, paths.hiring, ...serviceSlugs.map(servicePath)];

async function askForPage(origin: string, number: number): Promise<Outcome> {
  const page = pages[number % pages.length] ?? paths.home;
  const response = await fetch(origin + page, {
    headers: { 'x-forwarded-for': nextAddress() },
    signal: AbortSignal.timeout(10_000),
  });
  await response.arrayBuffer();
  return response.ok ? good : judged(response.status);
}

/** The requests of many visitors, mixed in these proportions. */
export class Mix {
  private number = 0;
  private readonly entries: Record<Exclude<RequestKind, 'page'>, EntrySource>;

  constructor(
    private readonly origin: string,
    private readonly ledger: Ledger,
  ) {
    this.entries = {
      events: eventEntries(ledger),
      assessment: assessmentEntries(ledger),
      form: applicationEntries(ledger, origin),
    };
  }

  /** The kinds are spread, so that each comes as evenly as possible. */
  nextKind(): RequestKind {
    this.number += 37;
    return hundred[this.number % hundred.length] ?? 'page';
  }

  async send(kind: RequestKind): Promise<Outcome> {
    this.ledger.requests += 1;
    try {
      return await withinPatience(kind === 'page' ? askForPage(this.origin, this.number) : this.write(kind));
    } catch (error) {
      return { answered: 'failed', how: errorCode(error) };
    }
  }

  private async write(kind: Exclude<RequestKind, 'page'>): Promise<Outcome> {
    const entry = (await this.entries[kind].next()).value;
    const { isTaken, status } = await deliver(this.origin, entry);
    // An assessment is answered even while it cannot be stored: its browser keeps it for later.
    if (!isTaken) return status === 200 ? { answered: 'early', how: 'kept for later' } : judged(status);
    for (const id of entry.ids) this.ledger.acknowledged.add(id);
    return good;
  }
}

/** The answers to one kind of request; times are in milliseconds, and only of good answers. */
type Tally = Record<Answered, number> & { times: number[]; reasons: Map<string, number> };
export type Tallies = Record<RequestKind, Tally>;

const newTally = (): Tally => ({ good: 0, early: 0, failed: 0, times: [], reasons: new Map() });
const newTallies = (): Tallies => ({
  page: newTally(),
  events: newTally(),
  assessment: newTally(),
  form: newTally(),
});

async function sendOne(mix: Mix, tallies: Tallies): Promise<void> {
  const kind = mix.nextKind();
  const begun = performance.now();
  const { answered, how } = await mix.send(kind);
  const { reasons } = tallies[kind];
  tallies[kind][answered] += 1;
  if (how) reasons.set(how, (reasons.get(how) ?? 0) + 1);
  if (answered === 'good') tallies[kind].times.push(performance.now() - begun);
}

export const countAnswers = (tallies: Tallies, answered: Answered) =>
  requestKinds.reduce((sum, kind) => sum + tallies[kind][answered], 0);

/** Imitates visitors who each ask again as soon as they are answered. @returns requests a second */
export async function measureMaximum(mix: Mix, seconds: number): Promise<number> {
  const tallies = newTallies();
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const visitor = async () => {
    while (performance.now() < end) await sendOne(mix, tallies);
  };
  await Promise.all(Array.from({ length: 32 }, visitor));
  return countAnswers(tallies, 'good') / ((performance.now() - begun) / 1000);
}

/** When more than this are waiting, further requests are not sent, or this process would be what is measured. */
const MOST_WAITING = 2000;
const TICK_MS = 10;

export type Soaked = { tallies: Tallies; notSent: number; memory: number[] };

/** Sends requests at a fixed rate, whatever becomes of those before. @returns the tallies, and one memory sample a second */
export async function soakAt(mix: Mix, rate: number, seconds: number, pid: number): Promise<Soaked> {
  const result: Soaked = { tallies: newTallies(), notSent: 0, memory: [] };
  const waiting = new Set<Promise<void>>();
  const begun = performance.now();
  for (let sent = 0, elapsed = 0; elapsed < seconds; elapsed = (performance.now() - begun) / 1000) {
    for (; sent < elapsed * rate; sent += 1) {
      if (waiting.size >= MOST_WAITING) result.notSent += 1;
      else {
        const one = sendOne(mix, result.tallies).finally(() => waiting.delete(one));
        waiting.add(one);
      }
    }
    if (result.memory.length < elapsed) result.memory.push(memoryOf(pid));
    await sleep(TICK_MS);
  }
  await Promise.all(waiting);
  return result;
}

/** How many megabytes of the machine's memory a process has. */
function memoryOf(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}
