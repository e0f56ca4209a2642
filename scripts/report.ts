import { resolve } from 'node:path';
import { isExportName } from '@/db/exports';
import { type AnsweredSection, type ReportFigures, readReport } from '@/db/reporting/read-report';
import { countDays, type Days, dayOf, daysAgo, readDays, readOptions } from './options';
import { writePrivateFile } from './private-file';
import { showProgress } from './progress';
import { Refusal } from './refusal';
import { cellText, noticesOf, type ReportHeading, reportHtml, totalsOf } from './report/page';
import { onDatabase } from './site/on-database';
import { graphemesOf, padGraphemes, plainLine } from './terminal-table';

const MOST_ROWS = 5;
const WIDEST = 40;

/** As much of a text as fits into a column. */
const shortened = (text: string) => {
  const line = plainLine(text).trim();
  const letters = graphemesOf(line);
  return letters.length > WIDEST ? `${letters.slice(0, WIDEST - 1).join('')}…` : line;
};

function sectionLines({ title, columns, rows, size }: AnsweredSection): string[] {
  if (rows.length === 0) return [];
  const cells = [
    columns,
    ...rows.slice(0, MOST_ROWS).map((row) => columns.map((name) => shortened(cellText(row[name])))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(...cells.map((line) => graphemesOf(line[index] ?? '').length)),
  );
  const lines = cells.map((line) =>
    line.map((cell, index) => padGraphemes(cell, widths[index] ?? 0)).join('  '),
  );
  const more = size - Math.min(rows.length, MOST_ROWS);
  return [
    '',
    title,
    ...lines.map((line) => `  ${line.trimEnd()}`),
    ...(more > 0 ? [`  and ${more.toLocaleString('en')} more`] : []),
  ];
}

const noticeLines = (figures: ReportFigures, heading: ReportHeading): string[] =>
  noticesOf(figures, heading).flatMap(({ text, command }) => [
    [plainLine(text), command].filter(Boolean).join(' '),
    '',
  ]);

const totalLine = ([name, value, before]: ReturnType<typeof totalsOf>[number]) =>
  `${name.padEnd(20)}${value.toLocaleString('en').padStart(12)}${before === undefined ? '' : `   before: ${before.toLocaleString('en')}`}`;

/** The report for a terminal: the sums, and the first rows of each part. */
export const terminalLines = (figures: ReportFigures, heading: ReportHeading): string[] => [
  ...noticeLines(figures, heading),
  ...totalsOf(figures).map(totalLine),
  ...figures.sections.flatMap(sectionLines),
];

const DAYS = '28';
const defaultFile = '.data/report.html';

const help = `npm run report [-- --days 28 | --from 2026-05-01 --to 2026-05-31] [--campaign <name>] [--out <file>]

Says what visitors did, beside the sums of as many days before, and writes it to one file of HTML that loads nothing:
to be read on a screen, a phone or paper. Days are UTC and both included; the sums by day are brought up to date first,
where the address may. What is marked as a machine's is counted nowhere but in calls and purchases; where assessments and
applications are, they have a part of their own. Those whose visit alone is marked are counted as leads and applications,
and say so, but not among what became of visits.
  --days      so many days up to today, ${DAYS} unless given; with --to alone as many up to that day
  --to        the last day; of one that is still to come, today, and the report says so
  --campaign  utm_campaign: only what is known of its visits
  --out       the file, for nobody but its owner; ${defaultFile} unless given
What it says is personal data: keep it no longer than you need it.
Exit code 0: written; 1: not written, and a sentence says why; 130: interrupted.`;

type Options = { days?: string; from?: string; to?: string };

/** @property askedTo the last day that was asked for, where that is still to come */
type Period = Required<Days> & { askedTo?: string };

/** As many days as these, the last of them the day before the first of these. */
const periodBefore = (period: Period): Required<Days> => ({
  from: daysAgo(countDays(period), period.from),
  to: daysAgo(1, period.from),
});

/**
 * Never beyond today: with as many days before, those to come would be compared as days on which nothing happened.
 * @throws {Refusal}
 */
function readPeriod({ days, from, to }: Options, today: string): Period {
  if (days !== undefined && (from !== undefined || to !== undefined)) {
    throw new Refusal('--days says the days by itself, without --from and --to; nothing was done.');
  }
  if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days)) {
    throw new Refusal(`--days ${days} is no number of days from 1 to 9999; nothing was done.`);
  }
  const { to: asked = today } = readDays({ from, to });
  const last = asked > today ? today : asked;
  const period = { from: from ?? daysAgo(Number(days ?? DAYS) - 1, last), to: last };
  return asked > last ? { ...period, askedTo: asked } : period;
}

/** Where the report is, and which of its parts contain only the first of their rows. */
function endOf({ sections }: ReportFigures, out: string): string {
  const cut = sections.filter(({ rows, size }) => size > rows.length);
  if (cut.length === 0) return `All of it is in ${out}.`;
  const parts = cut.map(({ title, rows, size }) => `${title} ${rows.length} of ${size.toLocaleString('en')}`);
  const exported = cut.filter(({ id }) => isExportName(id)).map(({ title }) => title);
  const byExport = exported.length > 0 ? `, npm run export all of ${exported.join(', ')}` : '';
  return `More is in ${out}; of what is long it has the first: ${parts.join('; ')}.
The views of the schema reporting have them all (docs/reporting.md)${byExport}.`;
}

const headingLine = ({ from, to, campaign }: ReportHeading, { before }: ReportFigures) =>
  `${from} to ${to}${before ? `, before: ${before.from} to ${before.to}` : ''}${campaign === undefined ? '' : `, campaign ${campaign}`}`;

/** `npm run report`: what visitors did, in the terminal and as a file. */
export async function report(args: string[]): Promise<void> {
  const options = readOptions(
    args,
    {
      days: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      campaign: { type: 'string' },
      out: { type: 'string', default: defaultFile },
    },
    help,
  );
  if (!options) return;
  const { campaign, out } = options;
  const madeAt = new Date();
  const period = readPeriod(options, dayOf(madeAt));
  const heading = { ...period, campaign, madeAt };
  await onDatabase(async (url) => {
    const progress = showProgress('questions', 1);
    const figures = await readReport(
      url,
      { from: period.from, to: period.to, campaign, before: periodBefore(period) },
      progress.update,
    ).finally(progress.end);
    const html = reportHtml(figures, heading);
    await writePrivateFile(out, [html]);
    console.log(`${headingLine(heading, figures)}\n`);
    for (const line of terminalLines(figures, heading)) console.log(line);
    console.log(`\n${endOf(figures, resolve(out))}`);
  });
}
