import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import laterAction from '@/components/ui/later-action.module.css';
import { Price } from '@/components/ui/price';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import { servicePricesFrom } from '@/content/prices';
import { type ServiceMode, serviceModes } from '@/content/services/section';
import type { Service } from '@/content/services/service';
import { paths } from '@/lib/paths';
import styles from './section-frame.module.css';

type SectionFrameProps = {
  title: string;
  lead?: string;
  /** Set on a band that runs to the edges of the window. */
  isBanded?: boolean;
  /** Shown at the end of the heading's line, if there is room. */
  figure?: ReactNode;
  children: ReactNode;
};

/** A section of a service page: its heading, what is said about the whole, and its own contents. */
export function SectionFrame({ title, lead, isBanded = false, figure, children }: SectionFrameProps) {
  const heading = (
    <h2 className="max-w-[12.44em] text-section print:break-after-avoid">
      <UnbrokenWords>{title}</UnbrokenWords>
    </h2>
  );
  return (
    <section className={isBanded ? styles.band : styles.plain}>
      {figure ? (
        <div className="flex items-end justify-between gap-8">
          {heading}
          {figure}
        </div>
      ) : (
        heading
      )}
      {lead && (
        <p className="mt-4 text-muted">
          <UnbrokenWords>{lead}</UnbrokenWords>
        </p>
      )}
      <div className="mt-8">{children}</div>
    </section>
  );
}

/**
 * The columns that all ledgers share: what something is called, and what is said about it. Neither is narrower than its
 * words, which a visitor may have set wider apart.
 */
export const ledgerColumns = 'sm:grid-cols-[minmax(min-content,5fr)_minmax(min-content,7fr)]';

type LedgerRowProps = { title: string; size?: string; children: ReactNode };

export function LedgerRow({ title, size = 'text-title', children }: LedgerRowProps) {
  return (
    <li
      className={`grid items-start gap-x-12 gap-y-3 border-line py-6 pb-8 not-first:border-t ${ledgerColumns}`}
    >
      <h3 className={size}>
        <UnbrokenWords>{title}</UnbrokenWords>
      </h3>
      <div className="grid gap-3 sm:pt-1.5">{children}</div>
    </li>
  );
}

/** A name is muted, because the text below it is what is read. */
export const quietName = 'font-label text-muted text-note';
/** The same name again: visible wherever rows are stacked, elsewhere only announced. */
export const repeatedName = `${quietName} lg:sr-only`;
const termNames = {
  shown: { name: quietName, text: undefined },
  repeated: { name: repeatedName, text: undefined },
  'room kept': { name: repeatedName, text: 'lg:pt-[1.3125rem]' },
};

type TermListProps = {
  items: readonly (readonly [term: string, text: string])[];
  /**
   * Every item of a list has the same names in the same places, so wide windows show them only in the first item.
   * Where items are side by side, the others keep the room of the names.
   */
  names?: keyof typeof termNames;
  className?: string;
};

/** Short answers, each below its name. The name is muted and the answer is not. */
export function TermList({ items, names = 'shown', className = '' }: TermListProps) {
  return (
    <dl className={className}>
      {items.map(([term, text]) => (
        <div key={term}>
          <dt className={termNames[names].name}>{term}</dt>
          <dd className={termNames[names].text}>
            <UnbrokenWords>{text}</UnbrokenWords>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ServiceActionsProps = Pick<Service, 'slug' | 'path'> & {
  /** In which part of the page it stands. */
  place: 'hero' | 'closing';
  /** Says more than usual about what the call is for. */
  call?: string;
  /** The direction in which it stands, of a service with two. */
  mode?: ServiceMode;
};

/** What the address of a direction has beyond that of its page, which opens with the first, as part of another address. */
const modeQuery = (mode?: ServiceMode) =>
  mode && mode !== serviceModes[0] ? encodeURIComponent(`?mode=${mode}`) : '';

/** The two ways on from a service: a call, and its demo, which knows the way back. */
export function ServiceActions({ slug, path, place, call = 'Book a Call', mode }: ServiceActionsProps) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-4 sm:gap-x-8">
      <ButtonLink
        className={`print:hidden ${place === 'hero' ? laterAction.first : ''}`}
        href={paths.contact}
        data-cta={`service-${place}-book-a-call`}
      >
        {call}
      </ButtonLink>
      <ButtonLink
        className="print:hidden"
        href={`${paths.demo}?service=${slug}&from=${path}${modeQuery(mode)}`}
        variant="line"
        data-cta={`service-${place}-demo`}
      >
        See Demo
      </ButtonLink>
      <Price dollars={servicePricesFrom[slug]} isFrom />
    </div>
  );
}
