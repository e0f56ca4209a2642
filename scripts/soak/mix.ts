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
export type RequestKind = (typeof requestKinds)[number];

/** Of a hundred requests. */
const shares: Record<RequestKind, number> = { page: 60, events: 30, assessment: 6, form: 4 };

const hundred = requestKinds.flatMap((kind) => Array<RequestKind>(shares[kind]).fill(kind));

/** `early`: refused in words, as too much; `failed`: anything else that is no answer a visitor wants. */
export type Answered = 'good' | 'early' | 'failed';

/** What became of a request, and how it shows: its status, or what went wrong on the way. */
export type Outcome = { answered: Answered; how: string };

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

/** The requests of many visitors, in their proportions. */
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

  /** Spread, so that every kind comes as evenly as it can. */
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
    // An assessment is answered also while it cannot be stored: its browser keeps it.
    if (!isTaken) return status === 200 ? { answered: 'early', how: 'kept for later' } : judged(status);
    for (const id of entry.ids) this.ledger.acknowledged.add(id);
    return good;
  }
}
