import type { CSSProperties } from 'react';
import { EvidenceNotes } from '@/components/claims/claim-links';
import { FirstScreenEnd } from '@/components/layout/first-screen';
import { ArrowLink } from '@/components/ui/arrow-link';
import { coveringLinkClass } from '@/components/ui/link-class';
import { Price } from '@/components/ui/price';
import printBreaks from '@/components/ui/print-breaks.module.css';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import { TierBadge, tierClass } from '@/components/ui/star-chart/star-icon';
import { withUnbrokenPlus } from '@/components/ui/unbroken-words';
import { type ServiceGroup, serviceGroups, servicesCatalogue } from '@/content/catalogues';
import { measuredClaimsIn } from '@/content/claims';
import { constellations, type Tier } from '@/content/constellations';
import { servicePricesFrom } from '@/content/prices';
import { serviceBySlug } from '@/content/services';
import type { Service, ServiceSlug } from '@/content/services/service';
import styles from './catalogue-path.module.css';

/** Where each service stands across the page, in percent, so that the path swings rather than zigzags. */
const stopPositions: Readonly<Partial<Record<ServiceSlug, number>>> = {
  'ai-agents': 24,
  'appointment-setting': 74,
  'lead-capture-crm': 34,
  'ai-websites': 82,
  'full-backend-optimization': 27,
  'ai-email-outreach': 72,
  'ai-social-media-outreach': 22,
  'ai-phone-callers': 63,
  'multi-solutions': 31,
};

/** A service without a place of its own stands in the middle. */
const stopPosition = (slug: ServiceSlug): number => stopPositions[slug] ?? 50;

/** The path from one stop to the next, level between their words; `from` and `to` are places across the page, in percent. */
function PathConnector({ from, to }: { from: number; to: number }) {
  return (
    <svg
      className={styles.connector}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <path
        className="stroke-link [vector-effect:non-scaling-stroke]"
        d={`M${from} 0C${from} 50 ${from} 50 ${(from + to) / 2} 50S${to} 50 ${to} 100`}
      />
    </svg>
  );
}

const featuredRingClass =
  'border-tier bg-surface outline -outline-offset-6 outline-line-strong md:-outline-offset-9';

/** A service's figure in a circle, with thick lines where it is small; featured services have a ring in their tier's color. */
function RoundIcon({ slug, tier }: { slug: ServiceSlug; tier: Tier }) {
  return (
    <div
      className={`${styles.icon} ${tierClass[tier]} grid place-items-center rounded-full border ${
        tier === 'plain' ? 'border-line-strong bg-ground' : featuredRingClass
      }`}
    >
      <StarChart className="w-[62%] md:hidden" figure={constellations[slug]} size="icon" tier={tier} />
      <StarChart className="w-[70%] max-md:hidden" figure={constellations[slug]} size="card" tier={tier} />
    </div>
  );
}

type CataloguePathStopProps = {
  slug: ServiceSlug;
  service: Service;
  next?: ServiceSlug;
  /** Whether it is the first of all services, which a phone shows without scrolling. */
  isFirst: boolean;
};

const positionStyle = (x: number): CSSProperties & { '--x': string } => ({ '--x': `${x}%` });

/** One service on the path: its round icon, and its words on the side that has room. */
function CataloguePathStop({ slug, service, next, isFirst }: CataloguePathStopProps) {
  const { name, description, madeFor, tier, badge, path } = service;
  const x = stopPosition(slug);
  const isFeatured = tier !== 'plain';
  return (
    <li
      id={slug}
      style={positionStyle(x)}
      className={`${styles.stop} ${isFeatured ? styles.featured : ''} ${x > 50 ? styles.mirrored : ''}`}
    >
      {next && <PathConnector from={x} to={stopPosition(next)} />}
      <RoundIcon slug={slug} tier={tier} />
      <div className={`${styles.words} grid grid-cols-1 justify-items-start gap-2`}>
        <h3 className={isFeatured ? 'text-title md:text-section' : 'text-title md:text-entry'}>
          {withUnbrokenPlus(name)}
        </h3>
        <p className="max-w-[17.92em] text-muted">{description}</p>
        <p className="max-w-[21.28em] text-muted text-note">{servicesCatalogue.madeFor(madeFor)}</p>
        {badge && (
          <>
            <TierBadge tier={tier}>{badge}</TierBadge>
            <EvidenceNotes className="relative z-1" claims={measuredClaimsIn(badge)} />
          </>
        )}
        <Price dollars={servicePricesFrom[slug]} isFrom />
        <ArrowLink className={coveringLinkClass} href={path}>
          {servicesCatalogue.explore}
          <span className="sr-only"> {name}</span>
        </ArrowLink>
        {isFirst && <FirstScreenEnd />}
      </div>
    </li>
  );
}

const firstService = serviceGroups[0]?.services[0];

/** One of the groups of services, from its first stop to its last. */
export function CataloguePath({ group: { title, lead, services } }: { group: ServiceGroup }) {
  return (
    <section
      className={`wrap pt-(--section) first-of-type:pt-[clamp(3.5rem,6vw,5.5rem)] ${printBreaks.keepTogether}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-b border-line-strong pb-6 max-lg:flex-col print:block">
        <h2 className="text-section">{title}</h2>
        <p className="text-muted">{lead}</p>
      </div>
      <ol className="pt-8">
        {services.map((slug, index) => (
          <CataloguePathStop
            key={slug}
            slug={slug}
            service={serviceBySlug[slug]}
            next={services[index + 1]}
            isFirst={slug === firstService}
          />
        ))}
      </ol>
    </section>
  );
}
