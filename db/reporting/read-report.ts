import { inUtc, withClient } from '@/db/connect';
import { withMaintenanceLock } from '@/db/queries/maintenance';
import {
  type ReportSection,
  reportDaysSql,
  reportDeliveriesSql,
  reportSamplesSql,
  reportSections,
} from './report-sections';
import { refreshRollups } from './rollups';

export type ReportCell = string | number | null;
type ReportRow = Record<string, ReportCell>;

/** What happened on one day, `2026-05-31`. */
export type ReportDay = { day: string } & Record<
  'visits' | 'views' | 'leads' | 'applications' | 'calls' | 'purchases',
  number
>;

export type AnsweredSection = Omit<ReportSection, 'sql' | 'byCampaign' | 'onlyWhereAny'> & {
  columns: string[];
  /** The first of them, as many as a person reads. */
  rows: ReportRow[];
  /** How many there are. */
  size: number;
};

/** Leads of one channel that nobody has heard of yet. */
export type Undelivered = {
  channel: string;
  waiting: number;
  givenUp: number;
  /** Why an attempt failed, as a code. */
  failure: string | null;
};

export type ReportFigures = {
  days: ReportDay[];
  sections: AnsweredSection[];
  /** Samples that npm run demo-data made, among what these figures count. */
  samples: number;
  /** As it is now, whatever days are asked for. */
  undelivered: Undelivered[];
};

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
    const ask = <Row extends object>(text: string) => {
      // A statement must not be given a value it does not name: those it names are numbered anew.
      const named = [...new Set(text.match(/\$\d/g))];
      const renumbered = text.replaceAll(/\$\d/g, (name) => `$${named.indexOf(name) + 1}`);
      return sql.unsafe<Row[]>(
        renumbered,
        named.map((name) => values[Number(name.slice(1)) - 1] ?? null),
      );
    };
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
    const [held] = await ask<{ samples: number }>(reportSamplesSql);
    const undelivered = await ask<Undelivered>(reportDeliveriesSql);
    return { days: [...days], sections, samples: held?.samples ?? 0, undelivered: [...undelivered] };
  });
}
