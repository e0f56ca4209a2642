import type postgres from 'postgres';
import { assessmentsEndpoint, eventsEndpoint } from '@/lib/paths';

/** What one kind of record is kept in. */
const tables = {
  events: 'website_analytics',
  /** Of the journeys through assessments. */
  steps: 'ai_journey_analytics',
  assessments: 'ai_assessments',
  applications: 'career_applications',
};

export type RecordKind = keyof typeof tables;

/** What clients made, and what they were told of it. */
export class Ledger {
  readonly made = new Map<string, RecordKind>();
  readonly acknowledged = new Set<string>();
  /** Answered as final without being taken: a browser lets them go. */
  readonly refused = new Set<string>();
  /** Let go by a browser whose outbox was over its bounds (docs/lifecycle.md). */
  readonly dropped = new Set<string>();
  /** Let go by a browser although nothing of the kind had happened. */
  readonly vanished = new Set<string>();
  requests = 0;
  /** Of these, those that nothing took, by their status or what went wrong on the way: they are sent again. */
  readonly failed = new Map<string, number>();

  make(kind: RecordKind, ids: readonly string[]): void {
    for (const id of ids) this.made.set(id, kind);
  }
}

/** What became of the records of one kind, or of all. */
type Counts = {
  sent: number;
  acknowledged: number;
  stored: number;
  /** Rows of one id beyond the first; of all together also the visits whose counters are not those of their rows. */
  duplicated: number;
  /** Acknowledged, or let go without a reason, and not there. */
  lost: number;
  /** Refused for good. */
  refused: number;
  /** Given up by an outbox at its bounds before it had heard an answer, which may have been on its way. */
  dropped: number;
  /** None of these, although everything had been well again for long. */
  waiting: number;
};

export type Outcome = Counts & { requests: number; kinds: Partial<Record<RecordKind, Counts>> };

const miscountedSql = `
  select from user_sessions
    left join (select session_id, count(*) as views from website_analytics
      where event_type = 'page_view' group by session_id) as counted using (session_id)
  where page_views_count is distinct from coalesce(views, 0)`;

const fates = ['acknowledged', 'refused', 'dropped', 'vanished'] as const;

type Fate = (typeof fates)[number] | 'waiting';

/** The best that clients know of a record. */
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

/** Compares what was acknowledged with what is there. */
export async function settle(sql: postgres.Sql, ledger: Ledger): Promise<Outcome> {
  const kinds: Outcome['kinds'] = {};
  for (const kind of new Set(ledger.made.values())) {
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
    duplicated: sum('duplicated') + (await sql.unsafe(miscountedSql)).length,
    lost: sum('lost'),
    refused: sum('refused'),
    dropped: sum('dropped'),
    waiting: sum('waiting'),
    kinds,
  };
}

/** What an outbox drops at its bounds is no fault: they are promised to the visitor. */
export const isKept = ({ duplicated, lost, refused, waiting }: Outcome) =>
  duplicated + lost + refused + waiting === 0;

/** What the outbox takes for the last word: another attempt would be answered alike. */
export const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

function isStored(text: string): boolean {
  try {
    return JSON.parse(text).stored === true;
  } catch {
    return false;
  }
}

/**
 * What the site has said of all that a request carried. Events are acknowledged by a 204 alone: a 200 says that some
 * never will be stored, and not which.
 * @param text the body of the answer
 */
export function verdictOf(path: string, status: number, text: string): 'acknowledged' | 'refused' | 'none' {
  if (path === eventsEndpoint && status === 204) return 'acknowledged';
  if (path === assessmentsEndpoint && status === 200 && isStored(text)) return 'acknowledged';
  return isFinal(status) || (path === eventsEndpoint && status === 200) ? 'refused' : 'none';
}
