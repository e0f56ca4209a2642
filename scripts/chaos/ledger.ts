import type postgres from 'postgres';

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
  /** Answered as final without being taken: a browser would drop them. */
  readonly refused = new Set<string>();
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
  /** Acknowledged or answered as final, and not there. */
  lost: number;
  /** Never acknowledged, although everything had been well again for long. */
  waiting: number;
};

export type Outcome = Counts & { requests: number; kinds: Partial<Record<RecordKind, Counts>> };

const miscountedSql = `
  select from user_sessions
    left join (select session_id, count(*) as views from website_analytics
      where event_type = 'page_view' group by session_id) as counted using (session_id)
  where page_views_count is distinct from coalesce(views, 0)`;

/** @param rows how many there are, by id */
function countKind(ids: readonly string[], rows: ReadonlyMap<string, number>, ledger: Ledger): Counts {
  const { acknowledged, refused } = ledger;
  const told = ids.filter((id) => acknowledged.has(id) || refused.has(id));
  const stored = ids.filter((id) => rows.has(id));
  return {
    sent: ids.length,
    acknowledged: ids.filter((id) => acknowledged.has(id)).length,
    stored: stored.length,
    duplicated: stored.reduce((sum, id) => sum + (rows.get(id) ?? 1) - 1, 0),
    lost: told.filter((id) => !rows.has(id)).length,
    waiting: ids.length - told.length,
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
    waiting: sum('waiting'),
    kinds,
  };
}

export const isKept = ({ duplicated, lost, waiting }: Outcome) => duplicated + lost + waiting === 0;
