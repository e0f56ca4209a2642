import type { ReactNode } from 'react';
import printBreaks from '@/components/ui/print-breaks.module.css';
import { SectionIndex } from '@/components/ui/section-index';
import { SiteLink } from '@/components/ui/site-link';
import { UnbrokenWords, withUnbrokenSpaces } from '@/components/ui/unbroken-words';
import { type Conditions, conditionFields, conditionsPart } from '@/content/claims/guarantee-conditions';
import type { LegalBlock, LegalDocument, LegalSection } from '@/content/legal/legal';
import { Day, Today } from './day';

type DocumentDates = Pick<LegalDocument, 'effective' | 'dateWords' | 'lastChanged'>;

/** From when a document applies; one that applies on whatever day it is read also says when it was last changed. */
function EffectiveDate({ effective, dateWords, lastChanged }: DocumentDates) {
  return (
    <div className="flex flex-wrap gap-x-6 text-muted">
      <p>
        {dateWords}{' '}
        {effective === 'today' ? (
          <Today builtOn={new Date().toISOString().slice(0, 10)} />
        ) : (
          <Day iso={effective} />
        )}
      </p>
      {lastChanged && (
        <p>
          Last changed on <Day iso={lastChanged} />
        </p>
      )}
    </div>
  );
}

const listItem = 'relative max-w-[33.6em] break-inside-avoid py-1 pl-6';
const bullet =
  'before:absolute before:top-[0.92em] before:left-1 before:size-1.25 before:rounded-full before:bg-link print:before:top-2';

/** How many entries make a list long: it is then set in two columns, because it is looked up in rather than read. */
const longList = 12;

function ArticleBlock({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p className="not-first:mt-4">{withUnbrokenSpaces(block)}</p>;
  return (
    <ul className={`mt-2 ${block.length > longList ? 'gap-x-8 text-small sm:columns-2' : ''}`}>
      {block.map((item) => (
        <li key={item} className={`${listItem} ${bullet}`}>
          {withUnbrokenSpaces(item)}
        </li>
      ))}
    </ul>
  );
}

type LinkAddress = Required<LegalSection>['links'][number]['href'];
const isMail = (href: LinkAddress): href is Extract<LinkAddress, `mailto:${string}`> =>
  href.startsWith('mailto:');

function ArticleLinks({ links }: Required<Pick<LegalSection, 'links'>>) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 *:min-w-0">
      {links.map(({ label, href }) => (
        <li key={href}>
          {isMail(href) ? (
            <a className="prose-link" href={href}>
              {label}
            </a>
          ) : (
            <SiteLink className="prose-link" href={href}>
              {label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The conditions of one guarantee under their own anchor; if they are unconfirmed, they say so. */
function ConditionsOf({ id, conditions }: { id: string; conditions: Conditions }) {
  return (
    <section id={id} className="scroll-mt-4 border-line border-t pt-5 print:break-inside-avoid">
      <h4 className="text-balance font-label font-sans text-reading leading-snug">
        <UnbrokenWords>{conditions.title}</UnbrokenWords>
      </h4>
      {conditions.status === 'draft' && <p className="text-muted text-note">{conditionsPart.draft}</p>}
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-small sm:grid-cols-[11rem_minmax(0,1fr)]">
        {conditionFields.map((field) => (
          <div key={field} className="contents">
            <dt className="text-muted">{conditionsPart.labels[field]}</dt>
            <dd className="max-sm:mb-2">{withUnbrokenSpaces(conditions[field])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every guarantee of the site with its conditions (decision 0071). */
function ConditionsList({ conditions }: Required<Pick<LegalSection, 'conditions'>>) {
  const entries = Object.entries(conditions);
  return (
    <div id={conditionsPart.id} className="mt-8 grid scroll-mt-4 gap-5">
      <h3 className="text-title">{conditionsPart.title}</h3>
      {entries.some(([, { status }]) => status === 'draft') && <p>{conditionsPart.draftNote}</p>}
      {entries.map(([id, entry]) => (
        <ConditionsOf key={id} id={id} conditions={entry} />
      ))}
    </div>
  );
}

/** One numbered section of a legal page; the number hangs in the margin if there is one. */
function LegalArticle({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, body, conditions, links } = section;
  return (
    <section id={id} className="relative scroll-mt-4 pb-12 print:pb-4" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-4 text-chapter print:text-paper-chapter">
        <span
          className="mr-3 text-muted lg:absolute lg:right-full lg:mr-6 print:static print:mr-2"
          aria-hidden="true"
        >
          {number}
        </span>
        {title}
      </h2>
      <div>
        {body.map((block) => (
          // A key of more than 1,024 characters, as a whole list is, would be sent as a text of its own.
          <ArticleBlock key={String(block).slice(0, 80)} block={block} />
        ))}
      </div>
      {conditions && <ConditionsList conditions={conditions} />}
      {links && <ArticleLinks links={links} />}
    </section>
  );
}

type LegalPageProps = {
  document: LegalDocument;
  /** Shown before the text. */
  notice?: ReactNode;
};

const legalColumnsClass =
  'wrap grid grid-cols-1 gap-index pt-12 pb-(--section) lg:grid-cols-[15rem_minmax(0,1fr)] print:block print:px-0 print:py-4';

/** A legal document with an index of its numbered sections; fit for printing. */
export function LegalPage({ document: { title, sections, ...dates }, notice }: LegalPageProps) {
  const entries = sections.map(({ id, title: label }) => ({ anchor: id, label }));
  return (
    <>
      <div className="wrap pt-opening print:px-0 print:pt-0">
        <h1 className="mb-4 text-page print:text-paper-page">{title}</h1>
        <EffectiveDate {...dates} />
      </div>
      <div className={legalColumnsClass}>
        <SectionIndex contents="Contents" entries={entries} />
        <div
          className={`max-w-[39rem] text-reading print:mt-6 print:max-w-none print:text-paper ${printBreaks.keepTogether}`}
        >
          {notice}
          {sections.map((section, index) => (
            <LegalArticle key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </>
  );
}
