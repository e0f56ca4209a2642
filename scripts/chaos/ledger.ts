import type postgres from 'postgres';

/** What one kind of record is kept in. */
const tables = {
  events: 'website_analytics',
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

export type Outcome = {
  sent: number;
  requests: number;
  acknowledged: number;
  stored: number;
  /** Rows of one id beyond the first, and visits whose counters are not those of their rows. */
  duplicated: number;
  /** Acknowledged or answered as final, and not there. */
  lost: number;
  /** Never acknowledged, although everything had been well again for long. */
  waiting: number;
};

const miscountedSql = `
  select from user_sessions
    left join (select session_id, count(*) as views from website_analytics
      where event_type = 'page_view' group by session_id) as counted using (session_id)
  where page_views_count is distinct from coalesce(views, 0)`;

/** Compares what was acknowledged with what is there. */
export async function settle(sql: postgres.Sql, ledger: Ledger): Promise<Outcome> {
  const stored = new Map<string, number>();
  for (const kind of new Set(ledger.made.values())) {
    const rows = await sql.unsafe<{ id: string; count: number }[]>(
      `select id::text, count(*)::int from ${tables[kind]} group by id`,
    );
    for (const { id, count } of rows) if (ledger.made.has(id)) stored.set(id, count);
  }
  const miscounted = await sql.unsafe(miscountedSql);
  const ids = [...ledger.made.keys()];
  return {
    sent: ids.length,
    requests: ledger.requests,
    acknowledged: ledger.acknowledged.size,
    stored: stored.size,
    duplicated: [...stored.values()].reduce((sum, count) => sum + count - 1, 0) + miscounted.length,
    lost: [...ledger.acknowledged, ...ledger.refused].filter((id) => !stored.has(id)).length,
    waiting: ids.filter((id) => !ledger.acknowledged.has(id) && !ledger.refused.has(id)).length,
  };
}

export const isKept = ({ duplicated, lost, waiting }: Outcome) => duplicated + lost + waiting === 0;
