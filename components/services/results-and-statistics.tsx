import { EvidenceNotes } from '@/components/claims/claim-links';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { StarGlyph } from '@/components/ui/star-glyph';
import { UnbrokenWords, withUnbrokenSpaces } from '@/components/ui/unbroken-words';
import type { Metric, ResultsSection, ServiceMode, StatisticsSection } from '@/content/services/section';
import { type Statistic, sourceLine } from '@/content/statistics';
import { markdownBullets, markdownHeading, markdownLink, metricBlocks } from '@/lib/seo/markdown-blocks';
import { ledgerColumns, SectionFrame } from './section-frame';

function LargeResult({ figure, label, counts, claim }: Metric) {
  return (
    <div className={`grid items-end gap-x-12 gap-y-5 border-line border-b py-8 ${ledgerColumns}`}>
      <p>
        {/* As large as this, the free space beside a digit would set it off from the edge of the words. */}
        <b className="-ml-[0.05em] block font-display font-normal text-result-stacked lg:text-result">
          {figure}
        </b>
        <span className="mt-4 block">{label}</span>
      </p>
      <div className="grid gap-3 text-muted">
        {counts && <p className="text-balance">{counts}</p>}
        {claim && <EvidenceNotes claims={[claim]} />}
      </div>
    </div>
  );
}

/** The average-results panel: a result if one is stated, what it is based on, and what the client counts. */
export function Results({ section: { title, lead, result, terms, counted } }: { section: ResultsSection }) {
  return (
    <SectionFrame title={title} lead={lead}>
      <div className="border-line-strong border-t">
        {result && <LargeResult {...result} />}
        <dl>
          {terms.map((term) => (
            <div
              key={term.title}
              className={`grid gap-x-12 gap-y-2 border-line border-b py-6 ${ledgerColumns}`}
            >
              <dt className="font-display text-title">{term.title}</dt>
              <dd className="text-muted sm:pt-1.5">{term.description}</dd>
            </div>
          ))}
        </dl>
      </div>
      <h3 className="mt-10 font-label font-sans text-question">{counted.title}</h3>
      <ul className="mt-3 grid gap-x-12 sm:grid-cols-2">
        {counted.items.map((item) => (
          <li key={item} className="border-line border-t py-3">
            {item}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export const resultsMarkdown = ({ title, lead, result, terms, counted }: ResultsSection): string[] => [
  markdownHeading(2, title),
  lead,
  ...(result ? metricBlocks([result]) : []),
  ...terms.flatMap((term) => [markdownHeading(3, term.title), term.description]),
  markdownHeading(3, counted.title),
  markdownBullets(counted.items),
];

function SourceReference({ note, anchor }: { note: number; anchor: string }) {
  return (
    <sup className="text-[0.75em] leading-none">
      <a
        className="-mx-1.5 px-2 py-3 text-purple no-underline"
        href={`#${anchor}`}
        aria-label={`Source ${note}`}
      >
        {note}
      </a>
    </sup>
  );
}

type StatisticRowProps = { statistic: Statistic; note: number; anchor: string };

const statisticRowClass = `grid items-baseline gap-x-12 gap-y-2 border-line py-6 not-first:border-t ${ledgerColumns}`;

function StatisticRow({ statistic: { icon, value, description }, note, anchor }: StatisticRowProps) {
  return (
    <li className={statisticRowClass}>
      <b className="flex items-baseline gap-4 font-display font-normal text-heading leading-[1.05] tracking-[-0.01em]">
        <StarGlyph className="translate-y-0.5" name={icon} />
        <span>{withUnbrokenSpaces(value).replaceAll(' /', '\u00a0/')}</span>
      </b>
      <p className="text-balance">
        <UnbrokenWords>{description}</UnbrokenWords>
        <SourceReference note={note} anchor={anchor} />
      </p>
    </li>
  );
}

type StatisticsProps = { section: StatisticsSection & { mode?: ServiceMode } };

/** What others have measured, as a table with footnotes: publisher and year are below, each with its link. */
export function Statistics({ section: { title, items, answer, mode } }: StatisticsProps) {
  const anchorOf = (index: number) => `source-${mode ? `${mode}-` : ''}${index + 1}`;
  return (
    <SectionFrame title={title}>
      <ul className="border-line-strong border-t">
        {items.map((statistic, index) => (
          <StatisticRow key={statistic.id} statistic={statistic} note={index + 1} anchor={anchorOf(index)} />
        ))}
      </ul>
      {answer && (
        <div className="border-line border-t pt-6 pb-4">
          <p className="text-balance">{answer}</p>
        </div>
      )}
      <ol className="border-line border-t pt-4 text-muted text-note">
        {items.map((statistic, index) => (
          <li
            key={statistic.id}
            id={anchorOf(index)}
            className="grid scroll-mt-24 grid-cols-[--spacing(6)_minmax(0,1fr)] items-start"
          >
            <span className="py-1 max-md:py-2.5">{index + 1}</span>
            <span>
              <NewTabLink className="prose-link inline-block py-1 max-md:py-2.5" href={statistic.url}>
                {sourceLine(statistic)}
              </NewTabLink>
            </span>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

const statisticText = (statistic: Statistic) =>
  `${statistic.value}: ${statistic.description} Source: ${markdownLink(sourceLine(statistic), statistic.url)}`;

export const statisticsMarkdown = ({ title, items, answer = '' }: StatisticsSection): string[] => [
  markdownHeading(2, title),
  markdownBullets(items.map(statisticText)),
  answer,
];
