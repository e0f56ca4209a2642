import type { Sql } from 'postgres';
import type { LeadChannel } from '@/content/leads';
import { onlyRow, readInUtc, withClient } from '@/db/connect';
import { withMaintenanceLock } from '@/db/queries/maintenance';
import { errorCode } from '@/lib/error-code';
import {
  type ReportSection,
  reportCampaignsSql,
  reportDaysSql,
  reportDeliveriesSql,
  reportSamplesSql,
  reportSections,
  reportSumsUntilSql,
  reportVisitsFromSql,
} from './report-sections';
import { refreshRollups } from './rollups';

export type ReportCell = string | number | null;
type ReportRow = Record<string, ReportCell>;

export type ReportSums = Record<
  'visits' | 'views' | 'leads' | 'applications' | 'calls' | 'purchases',
  number
>;

/** What happened on one day, `2026-05-31`. */
export type ReportDay = { day: string } & ReportSums;

/** Days like `2026-05-31`, both included. */
type Period = { from: string; to: string };

export type AnsweredSection = Omit<ReportSection, 'sql' | 'byCampaign' | 'onlyWhereAny'> & {
  columns: string[];
  /** The first rows, as many as a person would read. */
  rows: ReportRow[];
  /** How many rows there are in all. */
  size: number;
};

/** Leads of one channel that nobody has been told about yet. */
export type Undelivered = {
  channel: LeadChannel;
  state: 'waiting' | 'dead';
  leads: number;
  /** Why the last attempts failed, as codes, each once. */
  failure: string | null;
};

export type ReportFigures = {
  days: ReportDay[];
  /**
   * The days that these are compared with, without the sums of what is deleted of some of them; undefined where none were
   * asked for, nothing happened on them, or all sums are of a campaign and so of deleted visits.
   */
  before: (Period & { sums: Partial<ReportSums> }) | undefined;
  /** The first day of which all visits are kept, if earlier ones are asked for. */
  visitsFrom: string | undefined;
  sections: AnsweredSection[];
  /** How many samples from npm run demo-data are among what these figures count. */
  samples: number;
  /** If nothing in these days is of the campaign asked for: those that there are, as its name may be mistyped. */
  otherCampaigns: string[];
  /** As they are now, whatever days are asked for. */
  undelivered: Undelivered[];
  /** If the sums by day could not be brought up to date: until when they are complete, if they were ever made. */
  oldSums: { until: string | null } | undefined;
};

/** The staff role, a read-only copy or a full disk: the report can still be read from what is there. */
const cannotSum = new Set(['42501', '42P01', '25006', '53100']);

/** @returns whether the sums by day are as new as they can be; another instance may be making them */
async function bringSumsUpToDate(url: string): Promise<boolean> {
  try {
    await withMaintenanceLock(url, (sql) => refreshRollups(sql));
    return true;
  } catch (error) {
    if (cannotSum.has(errorCode(error))) return false;
    throw error;
  }
}

/** @property before the days to compare with; without them nothing is compared */
type Question = Partial<Period> & { campaign?: string; before?: Period };

/** Asks a question of the report for some days, by default the first ones given, and a campaign. */
function asking(sql: Sql, { campaign, ...asked }: Question) {
  return <Row extends object>(text: string, { from, to }: Partial<Period> = asked) => {
    const values = [from ?? null, to ?? null, campaign ?? null];
    // A statement must not be given values that it does not mention, so the ones it mentions are numbered anew.
    const named = [...new Set(text.match(/\$\d/g))];
    const renumbered = text.replaceAll(/\$\d/g, (name) => `$${named.indexOf(name) + 1}`);
    return sql.unsafe<Row[]>(
      renumbered,
      named.map((name) => values[Number(name.slice(1)) - 1] ?? null),
    );
  };
}

/** What happened on some days together. */
export function sumOfDays(days: readonly ReportDay[]): ReportSums {
  const sum = (measure: keyof ReportSums) => days.reduce((total, day) => total + day[measure], 0);
  return {
    visits: sum('visits'),
    views: sum('views'),
    leads: sum('leads'),
    applications: sum('applications'),
    calls: sum('calls'),
    purchases: sum('purchases'),
  };
}

type Ask = ReturnType<typeof asking>;

const ifAfter = (from: string | undefined, day: string) =>
  from !== undefined && from < day ? day : undefined;

/** What is deleted of some of these days is compared with nothing: the rest of it would tell of a growth there was not. */
async function readBefore(
  ask: Ask,
  before: Period | undefined,
  { visitsFrom, campaign }: { visitsFrom: string; campaign: string | undefined },
): Promise<ReportFigures['before']> {
  if (!before) return;
  const areVisitsKept = before.from >= visitsFrom;
  if (!areVisitsKept && campaign !== undefined) return;
  const days = await ask<ReportDay>(reportDaysSql, before);
  // Days without anything say nothing of a change: the site may not have been there yet.
  if (days.length === 0) return;
  // With visits go the views of addresses that no page has today (decision 0235).
  const { visits, views, ...others } = sumOfDays(days);
  return { ...before, sums: areVisitsKept ? { visits, views, ...others } : others };
}

async function answerAll(
  ask: Ask,
  { campaign, before, from }: Question,
  { isUpToDate, onProgress }: { isUpToDate: boolean; onProgress: ReportListener },
): Promise<ReportFigures> {
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
  const { samples } = onlyRow(await ask<{ samples: number }>(reportSamplesSql));
  const isUnknown = campaign !== undefined && days.length === 0;
  const others = isUnknown ? await ask<{ campaign: string }>(reportCampaignsSql) : [];
  const undelivered = await ask<Undelivered>(reportDeliveriesSql);
  const { day: visitsFrom } = onlyRow(await ask<{ day: string }>(reportVisitsFromSql));
  const oldSums = isUpToDate ? undefined : onlyRow(await ask<{ until: string | null }>(reportSumsUntilSql));
  return {
    days: [...days],
    before: await readBefore(ask, before, { visitsFrom, campaign }),
    visitsFrom: ifAfter(from, visitsFrom),
    sections,
    samples,
    otherCampaigns: others.map((other) => other.campaign),
    undelivered: [...undelivered],
    oldSums,
  };
}

type ReportListener = (done: number, of: number) => void;

/**
 * Brings the sums by day up to date, unless another instance is doing so or whoever asks may only read, and then asks
 * every question of the report.
 * @throws {Error} with a `code` when the database cannot be reached, refuses, or goes away
 */
export async function readReport(
  url: string,
  question: Question,
  onProgress: ReportListener,
): Promise<ReportFigures> {
  const isUpToDate = await bringSumsUpToDate(url);
  return withClient(url, (sql) =>
    readInUtc(sql, () => answerAll(asking(sql, question), question, { isUpToDate, onProgress })),
  );
}
