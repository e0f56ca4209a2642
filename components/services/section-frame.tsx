import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import { constellations } from '@/content/constellations';
import type { Tier } from '@/content/constellations/figure';
import { integratedOfferFigure } from '@/content/constellations/services';
import type { Service } from '@/content/services/service';
import { paths } from '@/lib/paths';
import styles from './section-frame.module.css';

type SectionFrameProps = {
  title: string;
  lead?: string;
  /** On a strip of paper that runs to the edge of the window. */
  isBanded?: boolean;
  children: ReactNode;
};

/** A section of a service page: its heading, what is said of it as a whole, and its own composition. */
export function SectionFrame({ title, lead, isBanded = false, children }: SectionFrameProps) {
  return (
    <section className={isBanded ? styles.band : styles.plain}>
      <h2 className="max-w-[20ch] text-section">
        <UnbrokenWords>{title}</UnbrokenWords>
      </h2>
      {lead && <p className="mt-4 text-muted">{lead}</p>}
      <div className="mt-8">{children}</div>
    </section>
  );
}

type TermListProps = { items: readonly (readonly [term: string, text: string])[]; className?: string };

/** Short answers, each under its name. The name is quiet and the answer is not, wherever they stand. */
export function TermList({ items, className = '' }: TermListProps) {
  return (
    <dl className={className}>
      {items.map(([term, text]) => (
        <div key={term}>
          <dt className="font-label text-muted text-note">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The two ways on from a service: a call, and its demo, which knows the way back. */
export function ServiceActions({ slug, path }: Pick<Service, 'slug' | 'path'>) {
  return (
    <div className="mt-8 flex print:hidden flex-wrap gap-x-4 gap-y-4 sm:gap-x-8">
      <ButtonLink href={paths.contact}>Book a Call</ButtonLink>
      <ButtonLink href={`${paths.demo}?service=${slug}&from=${path}`} variant="line">
        See Demo
      </ButtonLink>
    </div>
  );
}

/** The figure of a service; the integrated offer has its own, which is not among those of the atlas. */
export const serviceFigure = ({ slug }: Service) =>
  slug === 'integrated-offer' ? integratedOfferFigure : constellations[slug];

/** A service without a tier of its own is drawn in gold on its own page. */
export const serviceTier = ({ tier }: Service): Tier => (tier === 'plain' ? 'gold' : tier);
