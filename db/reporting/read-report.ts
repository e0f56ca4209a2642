import { inUtc, withClient } from '@/db/connect';
import { withMaintenanceLock } from '@/db/queries/maintenance';
import { type ReportSection, reportDaysSql, reportSections } from './report-sections';
import { refreshRollups } from './rollups';

export type ReportCell = string | number | null;
type ReportRow = Record<string, ReportCell>;

/** What happened on one day, `2026-05-31`. */
export type ReportDay = { day: string; visits: number; views: number; leads: number; applications: number };

export type AnsweredSection = Omit<ReportSection, 'sql' | 'byCampaign' | 'onlyWhereAny'> & {
  columns: string[];
  /** The first of them, as many as a person reads. */
  rows: ReportRow[];
  /** How many there are. */
  size: number;
};

export type ReportFigures = {
  days: ReportDay[];
  sections: AnsweredSection[];
  /** Samples of these days that npm run demo-data made, and that every figure counts. */
  samples: number;
};

const samplesSql = `
  select coalesce(sum(samples), 0)::int as samples from reporting.samples
  where last_at >= coalesce($1::text::date, '-infinity') and first_at < coalesce($2::text::date + 1, 'infinity')`;

type Question = { from?: string; to?: string; campaign?: string };

/**
 * Brings the sums by day up to date, unless another instance is at it, and asks every question of the report.
 * @throws {Error} with a `code` when the database cannot be reached, refuses, or goes away
 */
export async function readReport(
  url: string,
  { from, to, campaign }: Question,
  onProgress: (done: number, of: number) => void,
): Promise<ReportFigures> {
  await withMaintenanceLock(url, (sql) => refreshRollups(sql));
  const values = [from ?? null, to ?? null, campaign ?? null];
  return withClient(url, inUtc, async (sql) => {
    // A statement that does not name a value must not be given it.
    const ask = <Row extends object>(text: string) =>
      sql.unsafe<Row[]>(text, text.includes('$3') ? values : text.includes('$1') ? values.slice(0, 2) : []);
    const days = await ask<ReportDay>(reportDaysSql);
    const wanted = reportSections.filter(({ byCampaign }) => byCampaign || campaign === undefined);
    const sections: AnsweredSection[] = [];
    for (const [index, { sql: text, byCampaign: _, onlyWhereAny, ...section }] of wanted.entries()) {
      const rows = await ask<ReportRow & { of: number }>(
        `select *, count(*) over ()::int as of from (${text}) as answer limit ${section.most}`,
      );
      onProgress(index + 1, wanted.length);
      if (onlyWhereAny && rows.length === 0) continue;
      const columns = rows.columns.map(({ name }) => name).filter((name) => name !== 'of');
      sections.push({ ...section, columns, rows: [...rows], size: rows[0]?.of ?? 0 });
    }
    const [held] = await ask<{ samples: number }>(samplesSql);
    return { days: [...days], sections, samples: held?.samples ?? 0 };
  });
}
