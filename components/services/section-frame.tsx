import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import laterAction from '@/components/ui/later-action.module.css';
import { Price } from '@/components/ui/price';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import { constellations } from '@/content/constellations';
import { integratedOfferFigure } from '@/content/constellations/services';
import { servicePricesFrom } from '@/content/prices';
import type { Service } from '@/content/services/service';
import { paths } from '@/lib/paths';
import styles from './section-frame.module.css';

type SectionFrameProps = {
  title: string;
  lead?: string;
  /** On a strip of paper that runs to the edge of the window. */
  isBanded?: boolean;
  /** Stands at the end of the heading's line, where there is room. */
  figure?: ReactNode;
  children: ReactNode;
};

/** A section of a service page: its heading, what is said of it as a whole, and its own composition. */
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

/** The one split of all ledgers: what it is called, and what is said of it. */
export const ledgerColumns = 'sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]';

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

/** What is said under a name is read by it; the name itself is quiet. */
export const quietName = 'font-label text-muted text-note';
/** The same name again: seen wherever rows are stacked, heard once in each of them. */
export const repeatedName = `${quietName} lg:sr-only`;
const termNames = {
  shown: { name: quietName, text: undefined },
  repeated: { name: repeatedName, text: undefined },
  'room kept': { name: repeatedName, text: 'lg:pt-[1.3125rem]' },
};

type TermListProps = {
  items: readonly (readonly [term: string, text: string])[];
  /**
   * In every item of a list the same names stand in the same places: wide windows show them in the first alone. Where
   * items stand side by side, the others keep the names' room.
   */
  names?: keyof typeof termNames;
  className?: string;
};

/** Short answers, each under its name. The name is quiet and the answer is not, wherever they stand. */
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
  /** Which part of the page it stands in. */
  place: 'hero' | 'closing';
  /** Says more than usual what the call is about. */
  call?: string;
};

/** The two ways on from a service: a call, and its demo, which knows the way back. */
export function ServiceActions({ slug, path, place, call = 'Book a Call' }: ServiceActionsProps) {
  return (
    <div className="mt-8 flex items-center print:hidden flex-wrap gap-x-4 gap-y-4 sm:gap-x-8">
      <ButtonLink
        className={place === 'hero' ? laterAction.first : ''}
        href={paths.contact}
        data-cta={`service-${place}-book-a-call`}
      >
        {call}
      </ButtonLink>
      <ButtonLink
        href={`${paths.demo}?service=${slug}&from=${path}`}
        variant="line"
        data-cta={`service-${place}-demo`}
      >
        See Demo
      </ButtonLink>
      <Price dollars={servicePricesFrom[slug]} isFrom />
    </div>
  );
}

/** The figure of a service; the integrated offer has its own, which is not among those of the atlas. */
export const serviceFigure = ({ slug }: Service) =>
  slug === 'integrated-offer' ? integratedOfferFigure : constellations[slug];
