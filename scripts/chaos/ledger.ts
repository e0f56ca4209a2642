import type postgres from 'postgres';
import { isFinalRefusal } from '@/lib/browser/outbox';
import { assessmentsEndpoint, eventsEndpoint } from '@/lib/paths';
import { miscounted } from '@/tests/support/stored-visits';

/** The table in which each kind of record is stored. */
const tables = {
  events: 'website_analytics',
  /** Steps of journeys through assessments. */
  steps: 'ai_journey_analytics',
  assessments: 'ai_assessments',
  applications: 'career_applications',
};

export type RecordKind = keyof typeof tables;

/** What clients made, and what they were told about it. */
export class Ledger {
  /** @param awaited the kinds of record that are to come: without any of one, nothing was tried with it */
  constructor(readonly awaited: readonly RecordKind[] = []) {}

  readonly made = new Map<string, RecordKind>();
  readonly acknowledged = new Set<string>();
  /** Refused for good: a browser lets these go. */
  readonly refused = new Set<string>();
  /** Let go by a browser whose outbox was over its bounds (docs/lifecycle.md). */
  readonly dropped = new Set<string>();
  /** Let go by a browser for none of these reasons. */
  readonly vanished = new Set<string>();
  requests = 0;
  /** Requests that nothing took, by status or by what went wrong on the way; they are sent again. */
  readonly failed = new Map<string, number>();

  make(kind: RecordKind, ids: readonly string[]): void {
    for (const id of ids) this.made.set(id, kind);
  }
}

/** What became of the records of one kind, or of all kinds. */
type Counts = {
  sent: number;
  acknowledged: number;
  stored: number;
  /** Rows beyond the first with the same id; in the total, also visits whose counters do not match their rows. */
  duplicated: number;
  /** Acknowledged, or let go without a reason, and not stored. */
  lost: number;
  /** Refused for good. */
  refused: number;
  /** Given up by a full outbox before it received an answer, which may have been on its way. */
  dropped: number;
  /** None of these, although everything had been well again for a long time. */
  waiting: number;
};

export type LedgerOutcome = Counts & { requests: number; kinds: Partial<Record<RecordKind, Counts>> };

const fates = ['acknowledged', 'refused', 'dropped', 'vanished'] as const;

type Fate = (typeof fates)[number] | 'waiting';

/** The most that clients know about a record. */
const fateOf = (ledger: Ledger, id: string): Fate => fates.find((fate) => ledger[fate].has(id)) ?? 'waiting';

/** @param rows how many there are, by id */
function countKind(ids: readonly string[], rows: ReadonlyMap<string, number>, ledger: Ledger): Counts {
  const stored = ids.filter((id) => rows.has(id));
  const told = ids.map((id) => ({ fate: fateOf(ledger, id), isStored: rows.has(id) }));
  const count = (wanted: Fate) => told.filter(({ fate }) => fate === wanted).length;
  const lost = told.filter(
    ({ fate, isStored }) => !isStored && (fate === 'acknowledged' || fate === 'vanished'),
  );
  return {
    sent: ids.length,
    acknowledged: count('acknowledged'),
    stored: stored.length,
    duplicated: stored.reduce((sum, id) => sum + (rows.get(id) ?? 1) - 1, 0),
    lost: lost.length,
    refused: count('refused'),
    dropped: count('dropped'),
    waiting: count('waiting'),
  };
}

/** Compares what was acknowledged with what is stored. */
export async function settleLedger(sql: postgres.Sql, ledger: Ledger): Promise<LedgerOutcome> {
  const kinds: LedgerOutcome['kinds'] = {};
  for (const kind of new Set([...ledger.awaited, ...ledger.made.values()])) {
    const rows = await sql.unsafe<{ id: string; count: number }[]>(
      `select id::text, count(*)::int from ${tables[kind]} group by id`,
    );
    const ids = [...ledger.made].filter(([, made]) => made === kind).map(([id]) => id);
    kinds[kind] = countKind(ids, new Map(rows.map(({ id, count }) => [id, count])), ledger);
  }
  const sum = (name: keyof Counts) => Object.values(kinds).reduce((total, counts) => total + counts[name], 0);
  return {
    sent: sum('sent'),
    requests: ledger.requests,
    acknowledged: sum('acknowledged'),
    stored: sum('stored'),
    duplicated: sum('duplicated') + (await miscounted(sql)).length,
    lost: sum('lost'),
    refused: sum('refused'),
    dropped: sum('dropped'),
    waiting: sum('waiting'),
    kinds,
  };
}

/**
 * What a full outbox drops is not a fault: its bounds are promised to the visitor. A kind of which nothing was
 * acknowledged is one, because what nobody made is not lost either.
 */
export const isKept = ({ duplicated, lost, refused, waiting, kinds }: LedgerOutcome) =>
  duplicated + lost + refused + waiting === 0 &&
  Object.values(kinds).every(({ acknowledged }) => acknowledged > 0);

/** Whether a browser would let go of what was answered with this status. */
export const isFinal = (status: number) => status >= 400 && isFinalRefusal(status);

function isStored(text: string): boolean {
  try {
    return JSON.parse(text).stored === true;
  } catch {
    return false;
  }
}

/**
 * What the site has said about everything that a request carried. Only a 204 acknowledges events: a 200 says that some
 * of them will never be stored, but not which.
 * @param text the body of the answer
 */
export function verdictOf(path: string, status: number, text: string): 'acknowledged' | 'refused' | 'none' {
  if (path === eventsEndpoint && status === 204) return 'acknowledged';
  if (path === assessmentsEndpoint && status === 200 && isStored(text)) return 'acknowledged';
  return isFinal(status) || (path === eventsEndpoint && status === 200) ? 'refused' : 'none';
}
