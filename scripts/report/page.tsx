import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { retentionMonths } from '@/content/analytics';
import { productName } from '@/content/product-name';
import { minuteInUtc } from '@/content/wording';
import { isExportName } from '@/db/exports';
import {
  type AnsweredSection,
  type ReportCell,
  type ReportFigures,
  type ReportSums,
  sumOfDays,
  type Undelivered,
} from '@/db/reporting/read-report';
import { dayOf, daysAgo } from '../options';
import { barLength, DayChart, everyDay } from './charts';
import { reportStyle } from './style';

/** @property askedTo the last day that was asked for, where that is still to come */
export type ReportHeading = { from: string; to: string; askedTo?: string; campaign?: string; madeAt: Date };

const totals: readonly [name: string, measure: keyof ReportSums][] = [
  ['Leads', 'leads'],
  ['Applications', 'applications'],
  ['Visits', 'visits'],
  ['Page views', 'views'],
  ['Calls booked', 'calls'],
  ['Purchases', 'purchases'],
];

type Total = [name: string, value: number, before?: number];

/** The sums at the top, with their names: each counts what happened on these days, and on those before if all of it is known. */
export function totalsOf({ days, before, sections }: ReportFigures): Total[] {
  const sums = sumOfDays(days);
  const marked = sections.find(({ id }) => id === 'bots')?.size ?? 0;
  return [
    ...totals.map(([name, measure]): Total => [name, sums[measure], before?.sums[measure]]),
    ...(marked > 0 ? [['Marked as machines', marked] satisfies Total] : []),
  ];
}

/** What is said above everything else, and the command that does something about it, if one does. */
type ReportNotice = { text: string; command?: string };

function samplesNotice({ samples }: ReportFigures): ReportNotice[] {
  if (samples === 0) return [];
  const text = `Sample data: ${samples.toLocaleString('en')} visits, leads and applications of these days are nobody’s, and counted with the others. To delete them:`;
  return [{ text, command: 'npm run demo-data -- --remove' }];
}

const stateInWords: Record<Undelivered['state'], string> = { waiting: 'waiting', dead: 'given up' };

const undeliveredLine = ({ channel, state, leads, failure }: Undelivered) =>
  `${channel} ${leads} ${stateInWords[state]}${failure ? ` (${failure})` : ''}`;

function deliveriesNotice({ undelivered }: ReportFigures): ReportNotice[] {
  if (undelivered.length === 0) return [];
  const isGivenUp = undelivered.some(({ state }) => state === 'dead');
  const text = `Leads, and corrections of them, nobody was told of yet, by channel: ${undelivered.map(undeliveredLine).join('; ')}. docs/leads.md says what they wait for. To send them, once they are taken:`;
  return [{ text, command: `npm run deliver-leads${isGivenUp ? ' -- --revive' : ''}` }];
}

function otherCampaignsNotice({ otherCampaigns }: ReportFigures): ReportNotice[] {
  if (otherCampaigns.length === 0) return [];
  const text = `Nothing in these days is of that campaign. Their visits name ${otherCampaigns.join(', ')}; capitals count. To read another:`;
  // A name is whatever somebody wrote into a link, and no part of a command.
  return [{ text, command: 'npm run report -- --campaign <name>' }];
}

function oldSumsNotice({ oldSums }: ReportFigures): ReportNotice[] {
  if (!oldSums) return [];
  const age = oldSums.until ? `are those of ${oldSums.until} UTC` : 'were never made';
  const text = `Sums by day, of pages, clicks, questions, errors and speed, ${age}: they could not be made anew. The site makes them every ten minutes; to do it now, or be told what is in the way, with the site’s own address:`;
  return [{ text, command: 'npm run maintain' }];
}

/** Of these days the sums, the charts and what is of a campaign would tell of fewer than there were. */
function deletedVisitsNotice({ visitsFrom }: ReportFigures): ReportNotice[] {
  if (!visitsFrom) return [];
  const text = `Visits are kept for ${retentionMonths.visits} months, and with them where whoever wrote, booked or bought came from: of days before ${visitsFrom} not all visits are counted, no views of addresses that no page has today, and not all campaigns known.`;
  return [{ text }];
}

function daysToComeNotice({ to, askedTo }: ReportHeading): ReportNotice[] {
  if (!askedTo) return [];
  return [{ text: `Asked for up to ${askedTo}: the days after ${to} are still to come, and left out.` }];
}

/** Beside as many whole days its sums look smaller than they will be. */
function unfinishedDayNotice(
  { before }: ReportFigures,
  { from, to, campaign, madeAt }: ReportHeading,
): ReportNotice[] {
  if (!before || to !== dayOf(madeAt)) return [];
  const yesterday = daysAgo(1, to);
  // Of today alone it is the day before that is whole.
  const first = from < to ? from : yesterday;
  const text = `The last of these days, ${to}, is not over, and compared with a whole one. To compare whole days alone:`;
  // As above, no name is part of a command.
  const ofCampaign = campaign === undefined ? '' : ' --campaign <name>';
  return [{ text, command: `npm run report -- --from ${first} --to ${yesterday}${ofCampaign}` }];
}

/** For whoever might take samples for people, mistype a campaign, wait for leads that do not come, or trust old sums, or days without visits or not over. */
export const noticesOf = (figures: ReportFigures, heading: ReportHeading): ReportNotice[] => [
  ...samplesNotice(figures),
  ...otherCampaignsNotice(figures),
  ...deliveriesNotice(figures),
  ...oldSumsNotice(figures),
  ...deletedVisitsNotice(figures),
  ...daysToComeNotice(heading),
  ...unfinishedDayNotice(figures, heading),
];

/** A cell as a person reads it. */
export const cellText = (cell: ReportCell | undefined): string => {
  if (cell === null || cell === undefined) return '–';
  return typeof cell === 'number' ? cell.toLocaleString('en') : cell;
};

/** How many rows are shown at first; paper shows all of them. */
const FIRST_ROWS = 12;

const isMoment = (cell: ReportCell | undefined) =>
  typeof cell === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(cell);

/** Whether a column has minutes and nothing else: no line breaks in them. */
const hasMoments = (cells: readonly (ReportCell | undefined)[]) => {
  const told = cells.filter((cell) => cell !== null);
  return told.length > 0 && told.every(isMoment);
};

type TableProps = Pick<AnsweredSection, 'id' | 'bars' | 'columns' | 'rows'>;

/** A table, with a bar in each row where the section has something to compare. */
function Table({ id, bars, columns, rows }: TableProps) {
  const isNumber = (column: string) => rows.some((row) => typeof row[column] === 'number');
  const isOfMoments = (column: string) => hasMoments(rows.map((row) => row[column]));
  const classOf = (column: string) =>
    isNumber(column) ? 'number' : isOfMoments(column) ? 'moment' : undefined;
  const lengthOf = barLength(bars, rows);
  const bodyOf = (part: typeof rows, className?: string) => (
    <tbody className={className}>
      {[...part.entries()].map(([place, row]) => (
        <tr key={place}>
          {columns.map((column) => (
            <Fragment key={column}>
              {lengthOf && column === bars?.value && (
                <td className="track" aria-hidden="true">
                  <span className="bar" style={{ width: `${lengthOf(row)}%` }} />
                </td>
              )}
              <td className={classOf(column)} data-column={column}>
                <bdi>{cellText(row[column])}</bdi>
              </td>
            </Fragment>
          ))}
        </tr>
      ))}
    </tbody>
  );
  return (
    <>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <Fragment key={column}>
                {lengthOf && column === bars?.value && <td />}
                <th scope="col" className={classOf(column)}>
                  {column}
                </th>
              </Fragment>
            ))}
          </tr>
        </thead>
        {bodyOf(rows.slice(0, FIRST_ROWS))}
        {rows.length > FIRST_ROWS && bodyOf(rows.slice(FIRST_ROWS), 'more')}
      </table>
      {rows.length > FIRST_ROWS && (
        <label className="all">
          <input type="checkbox" name={id} /> Show all {rows.length}
        </label>
      )}
    </>
  );
}

const whereAllAre = (part: string) =>
  isExportName(part)
    ? `npm run export -- --what ${part} has them all`
    : 'the views of the schema reporting have them all';

function Section({
  id,
  title,
  about,
  none = 'Nothing in these days.',
  bars,
  columns,
  rows,
  size,
}: AnsweredSection) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      <p>{rows.length === 0 ? none : about}</p>
      {rows.length > 0 && <Table id={id} bars={bars} columns={columns} rows={rows} />}
      {size > rows.length && (
        <p>
          {(size - rows.length).toLocaleString('en')} more; {whereAllAre(id)}.
        </p>
      )}
    </section>
  );
}

function Report({ figures, heading }: { figures: ReportFigures; heading: ReportHeading }) {
  const { from, to, campaign, madeAt } = heading;
  const { before, visitsFrom = from } = figures;
  const days = everyDay(figures.days, { from, to });
  // A line at zero would tell of days without visits.
  const daysOfVisits = days.filter(({ day }) => day >= visitsFrom);
  return (
    <body>
      {noticesOf(figures, heading).map(({ text, command }) => (
        <p className="notice" key={text}>
          {text} {command && <code>{command}</code>}
        </p>
      ))}
      <header>
        <h1>What visitors did</h1>
        <p>
          {productName}, <time>{from}</time> to <time>{to}</time>, both included, in UTC
          {campaign === undefined ? '' : `; the campaign ${campaign} alone`}. Each sum is of what happened in
          these days: a lead counts by its press of TRANSCEND, a call by its booking, a purchase by its
          payment. Of suspected bots calls and purchases count alone.{' '}
          {before && (
            <>
              Below each
              {before.sums.visits === undefined ? ' but the visits, of which some are deleted,' : ''} stands
              what as many days before had, <time>{before.from}</time> to <time>{before.to}</time>.{' '}
            </>
          )}
          Made {minuteInUtc(madeAt)}. Personal data: keep it no longer than you need it.
        </p>
        <nav aria-label="Parts">
          <ul>
            {figures.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <dl className="totals">
          {totalsOf(figures).map(([name, value, valueBefore]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value.toLocaleString('en')}</dd>
              {valueBefore !== undefined && (
                <dd className="before">{`before: ${valueBefore.toLocaleString('en')}`}</dd>
              )}
            </div>
          ))}
        </dl>
        <DayChart days={campaign === undefined ? days : daysOfVisits} measure="leads" title="Leads by day" />
        <DayChart days={daysOfVisits} measure="visits" title="Visits by day" />
      </header>
      <main>
        {figures.sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </main>
    </body>
  );
}

// Nothing in it comes from visitors, so nothing is escaped.
const headOf = ({ from, to }: ReportHeading) => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<title>${productName}, ${from} to ${to}</title>
<style>${reportStyle()}</style>
</head>`;

/** The report as one HTML file that loads nothing; what visitors wrote is in it as text only. */
export const reportHtml = (figures: ReportFigures, heading: ReportHeading): string =>
  `<!doctype html>
<html lang="en">
${headOf(heading)}
${renderToStaticMarkup(<Report figures={figures} heading={heading} />)}
</html>
`;
