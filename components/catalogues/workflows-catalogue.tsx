import { FirstScreenEnd } from '@/components/layout/first-screen';
import { ButtonLink } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { quietLinkClass } from '@/components/ui/link-class';
import { Price } from '@/components/ui/price';
import { Ruler } from '@/components/ui/ruler';
import { SiteLink } from '@/components/ui/site-link';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import { BuyerWarning, PurchaseTerms } from '@/components/workflows/purchase-card';
import { PurchaseLink } from '@/components/workflows/purchase-link';
import { workflowsCatalogue } from '@/content/catalogues';
import { constellations } from '@/content/constellations';
import { workflowPrices } from '@/content/prices';
import { workflows } from '@/content/workflows';
import type { Workflow } from '@/content/workflows/workflow';

const rowColumns =
  'grid-cols-[--spacing(18)_minmax(0,1fr)] max-3xs:grid-cols-1 md:grid-cols-[3rem_5.5rem_minmax(0,1fr)_auto] lg:grid-cols-[3.5rem_7rem_minmax(0,1fr)_auto]';
const rowSpacing = 'items-start gap-x-4 gap-y-3 py-6 md:items-center md:gap-x-5 lg:gap-x-8 lg:py-4';

/** One workflow in the catalogue: its number, figure and name, and links to its page and to buy it. */
function WorkflowRow({ workflow, isFirst }: { workflow: Workflow; isFirst: boolean }) {
  const { id, slug, path, title, benefit } = workflow;
  const named = <span className="sr-only"> {title}</span>;
  return (
    <li className={`grid ${rowColumns} ${rowSpacing} border-t border-line first:border-line-strong`}>
      <span
        className="font-display text-step leading-none whitespace-nowrap text-muted max-md:hidden"
        aria-hidden="true"
      >
        {id}
      </span>
      <StarChart
        className="w-18 max-md:row-span-2 md:w-22 lg:w-28 max-3xs:hidden"
        figure={constellations[slug]}
        size="card"
        tier="plain"
      />
      <div>
        <h2 className="mb-1.5 text-title">
          <SiteLink className="no-underline hover:underline" href={path}>
            <UnbrokenWords>{title}</UnbrokenWords>
          </SiteLink>
        </h2>
        <p className="text-muted">
          <UnbrokenWords>{benefit}</UnbrokenWords>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 lg:items-baseline md:max-lg:flex-col md:max-lg:items-end">
        <Price className="font-display text-title" dollars={workflowPrices[slug]} />
        <ButtonLink variant="line" size="small" href={path}>
          <span>
            {workflowsCatalogue.details}
            {named}
          </span>
        </ButtonLink>
        <PurchaseLink item={slug} place="catalogue" className={quietLinkClass}>
          {workflowsCatalogue.purchase}
          {named}
        </PurchaseLink>
        {isFirst && <FirstScreenEnd />}
      </div>
    </li>
  );
}

/** All workflows at once: their figures above a full ruler, and the page's only gold button. */
function WorkflowBundle() {
  const { bundle, note } = workflowsCatalogue;
  return (
    <section className="grid justify-items-center gap-6 py-(--section) text-center">
      <div className="flex w-full max-w-136 justify-between" aria-hidden="true">
        {workflows.map(({ slug }) => (
          <StarChart
            key={slug}
            className="w-6.5 sm:w-11"
            figure={constellations[slug]}
            size="icon"
            tier="gold"
          />
        ))}
      </div>
      <Ruler value={1} star="on" />
      <h2 className="max-w-[10.57em] text-section">{bundle.title}</h2>
      <Price className="text-title" dollars={workflowPrices.bundle} />
      <PurchaseLink item="bundle" place="catalogue" className={buttonClass({})}>
        {bundle.action}
      </PurchaseLink>
      <p className="text-note text-muted">{note}</p>
    </section>
  );
}

/** The workflows as a star catalogue (R44). */
export function WorkflowsCatalogue() {
  const { title, lead } = workflowsCatalogue;
  return (
    <div className="wrap">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 pt-opening pb-12 xl:gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h1 className="text-hero wrap-break-word">{title}</h1>
        <div className="lg:pt-[calc(var(--text-hero)*0.1)]">
          <p className="mb-6 text-lead text-muted">
            <UnbrokenWords>{lead}</UnbrokenWords>
          </p>
          <BuyerWarning />
          <p className="mt-4 text-muted text-small">
            <PurchaseTerms />
          </p>
        </div>
      </div>
      <ol className="border-b border-line-strong">
        {workflows.map((workflow, index) => (
          <WorkflowRow key={workflow.slug} workflow={workflow} isFirst={index === 0} />
        ))}
      </ol>
      <WorkflowBundle />
    </div>
  );
}
