import { EvidenceNotes } from '@/components/claims/claim-links';
import { ArrowLink } from '@/components/ui/arrow-link';
import { leadStarPath, roundToHundredth } from '@/components/ui/star-chart/geometry';
import { StarIcon } from '@/components/ui/star-chart/star-icon';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import {
  type ComparisonSection,
  type DifferentiatorsSection,
  type OfferChoice,
  opensWithUnpublished,
} from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { site } from '@/content/site';
import {
  evidenceLines,
  markdownBullets,
  markdownHeading,
  markdownLabeled,
  markdownTable,
} from '@/lib/seo/markdown-blocks';
import { quietName, repeatedName, SectionFrame } from './section-frame';

/** The labels of columns and of parts of a row, on the page and in its Markdown. */
const labels = {
  measure: 'Share of messages',
  industry: 'Industry',
  clients: 'Our clients',
  usualWay: 'The usual way',
  check: 'Check it yourself',
} as const;

type ComparedMeasure = ComparisonSection['rows'][number];

/** Ten parts from end to end, whatever the ends mean; a row is 400 units wide. */
const graduationPath = `M10 20h400${Array.from({ length: 11 }, (_, index) =>
  index % 5 === 0 ? `M${10 + index * 40} 14v12` : `M${10 + index * 40} 17v6`,
).join('')}`;

/** How far the clients' figure is from that of the industry, in percentage points. */
function gapOf(industry: string, clients: string): string {
  const points = roundToHundredth(Number.parseFloat(clients) - Number.parseFloat(industry));
  if (points === 0) return 'no gap';
  return `${points > 0 ? '+' : '−'}${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

/** Each row has a scale of its own, labeled at its ends: on one scale for all rows, 2% and 3% would overlap. */
function ComparisonScale({ industry, clients, scale: [from, to] }: ComparedMeasure) {
  const position = (percent: string) =>
    roundToHundredth(10 + ((Number.parseFloat(percent) - from) / (to - from)) * 400);
  return (
    <div aria-hidden="true">
      <svg
        className="block h-auto w-full overflow-visible"
        viewBox="0 0 420 40"
        fill="none"
        aria-hidden="true"
      >
        <path className="stroke-control" d={graduationPath} />
        <path className="stroke-3 stroke-gold-mark" d={`M${position(industry)} 20H${position(clients)}`} />
        <path className="stroke-link" d={`M${position(industry)} 7V20M${position(clients)} 34V20`} />
        <circle className="fill-ground stroke-[1.4] stroke-ink" cx={position(industry)} cy="7" r="4.2" />
        <path className="fill-gold-mark" d={leadStarPath(position(clients), 34, 7, 0.34)} />
      </svg>
      <p className="mt-1 flex max-w-none justify-between text-muted text-note leading-tight">
        <span>{from}%</span>
        <span className="text-ink">{gapOf(industry, clients)}</span>
        <span>{to}%</span>
      </p>
    </div>
  );
}

const betterNote = ({ better }: ComparedMeasure) => `${better} is better`;

function ComparisonRow(row: ComparedMeasure) {
  return (
    <tr className="border-line border-t max-sm:relative max-sm:*:pb-20 *:py-4 *:pr-4 *:text-left *:font-normal">
      <th scope="row" className="font-display text-title">
        {row.measure}
        <small className="block font-sans text-muted text-note">{betterNote(row)}</small>
      </th>
      <td className="font-display text-muted text-title">{row.industry}</td>
      <td className="font-display text-numeral">{row.clients}</td>
      <td className="w-2/5 max-sm:absolute max-sm:inset-x-0 max-sm:bottom-3 max-sm:w-full max-sm:p-0!">
        <ComparisonScale {...row} />
      </td>
    </tr>
  );
}

function ComparisonLegend() {
  return (
    <p className="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-muted text-note" aria-hidden="true">
      <span className="inline-flex items-center gap-2">
        <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
          <circle className="fill-ground stroke-[1.4] stroke-ink" r="4.4" />
        </svg>
        {labels.industry}
      </span>
      <span className="inline-flex items-center gap-2">
        <StarIcon />
        {labels.clients}
      </span>
      <span>Each row has a scale of its own</span>
    </p>
  );
}

/** Every row first gives numbers, then its own scale: the industry above the line, our clients below it. */
export function Comparison({
  service,
  section: { title, lead, claims, rows },
}: {
  service: Service;
  section: ComparisonSection;
}) {
  return (
    <SectionFrame title={title} lead={lead} isBanded>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse">
          <thead>
            <tr className="text-muted text-note *:pr-4 *:pb-3 *:text-left *:font-label">
              <th scope="col">{labels.measure}</th>
              <th scope="col">{labels.industry}</th>
              <th scope="col">{labels.clients}</th>
              <td className="hidden sm:table-cell" />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ComparisonRow key={row.measure} {...row} />
            ))}
          </tbody>
        </table>
      </div>
      <ComparisonLegend />
      <EvidenceNotes className="mt-4" claims={claims} isSaidAbove={opensWithUnpublished(service.sections)} />
    </SectionFrame>
  );
}

export const comparisonMarkdown = ({ title, lead, rows, claims }: ComparisonSection): string[] => [
  markdownHeading(2, title),
  lead,
  markdownTable(
    [labels.measure, labels.industry, labels.clients],
    rows.map((row) => [`${row.measure} (${betterNote(row)})`, row.industry, row.clients]),
  ),
  ...evidenceLines(claims),
];

type Difference = DifferentiatorsSection['items'][number];

/** In parts of the width: what is said of us has the most of it on narrow windows, too. */
const differenceColumns = 'md:grid-cols-[minmax(0,11fr)_minmax(0,25fr)_minmax(0,13fr)]';
/** Above the columns where there are columns, otherwise beside each answer. */
const differenceLabelClass = `${quietName} md:sr-only`;

function DifferenceRow({
  title,
  description,
  evidence,
  comparison,
  isFirst,
}: Difference & { isFirst: boolean }) {
  return (
    <li
      className={`grid items-baseline gap-x-8 gap-y-4 border-line py-6 not-first:border-t ${differenceColumns}`}
    >
      <h3 className="font-label font-sans text-body leading-snug">{title}</h3>
      <dl className="grid gap-x-8 gap-y-4 md:col-span-2 md:grid-cols-subgrid">
        <div>
          <dt className={differenceLabelClass}>{site.name}</dt>
          <dd className="font-link">{description}</dd>
        </div>
        <div className="md:col-start-2 md:row-start-1">
          <dt className={differenceLabelClass}>{labels.usualWay}</dt>
          <dd className="text-muted">{comparison}</dd>
        </div>
        <div className="md:row-start-2">
          <dt className={isFirst ? quietName : repeatedName}>{labels.check}</dt>
          <dd className="text-small">{evidence}</dd>
        </div>
      </dl>
    </li>
  );
}

/** Us next to the usual way, row by row, and how to check what we say. */
export function Differentiators({ section: { title, items } }: { section: DifferentiatorsSection }) {
  return (
    <SectionFrame title={title}>
      <div
        className={`hidden gap-x-8 pb-3 font-label text-muted text-note md:grid ${differenceColumns}`}
        aria-hidden="true"
      >
        <span className="col-start-2">{site.name}</span>
        <span>{labels.usualWay}</span>
      </div>
      <ul className="border-line-strong border-t">
        {items.map((item, index) => (
          <DifferenceRow key={item.title} {...item} isFirst={index === 0} />
        ))}
      </ul>
    </SectionFrame>
  );
}

export const differentiatorsMarkdown = ({ title, items }: DifferentiatorsSection): string[] => [
  markdownHeading(2, title),
  ...items.flatMap(({ title: name, description, evidence, comparison }) => [
    markdownHeading(3, name),
    description,
    markdownBullets([markdownLabeled(labels.check, evidence), markdownLabeled(labels.usualWay, comparison)]),
  ]),
];

type OfferRowProps = { columns: OfferChoice['columns']; row: OfferChoice['rows'][number] };

function OfferRow({ columns, row: { name, href, cells } }: OfferRowProps) {
  return (
    <li className="grid gap-x-8 gap-y-3 border-line border-t py-5 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.4fr)_repeat(4,minmax(0,1fr))]">
      <div className="sm:max-lg:col-span-2">
        {href ? (
          <ArrowLink className="-my-2.5" href={href}>
            <UnbrokenWords>{name}</UnbrokenWords>
          </ArrowLink>
        ) : (
          <p className="font-label">
            <UnbrokenWords>{name}</UnbrokenWords>{' '}
            <span className="font-normal text-muted text-note">(this page)</span>
          </p>
        )}
      </div>
      {columns.map((column, index) => (
        <p key={column} className="text-small">
          <span className="block text-muted text-note">{column}</span>
          {cells[index]}
        </p>
      ))}
    </li>
  );
}

/** Two offers that are easily confused: what each contains, for whom it is, how long it takes and what it costs. */
export function OfferChoiceTable({ choice: { title, columns, rows } }: { choice: OfferChoice }) {
  return (
    <div className="mt-[clamp(3rem,5vw,4.5rem)]">
      <h2 className="mb-5 font-label font-sans text-question">{title}</h2>
      <ul className="border-line-strong border-t">
        {rows.map((row) => (
          <OfferRow key={row.name} columns={columns} row={row} />
        ))}
      </ul>
    </div>
  );
}
