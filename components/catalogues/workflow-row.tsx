import { workflowsCatalogue } from '@/content/catalogues';
import { constellations } from '@/content/constellations';
import type { Workflow } from '@/content/workflows/workflow';
import { ButtonLink } from '../ui/button';
import { Constellation } from '../ui/constellation/constellation';
import { SiteLink } from '../ui/site-link';
import { Unbroken } from '../ui/unbroken';
import { goLinkClass } from '../workflows/go-link-class';
import { PurchaseLink } from '../workflows/purchase-link';

const grid =
  'grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 py-6 md:grid-cols-[2.5rem_5.5rem_minmax(0,1fr)_auto] md:items-center md:gap-x-5 lg:grid-cols-[3.5rem_7rem_minmax(0,1fr)_auto] lg:gap-x-8 lg:py-4';

/** One workflow in the catalogue: number, figure, name, and the two things one can do with it. */
export function WorkflowRow({ workflow: { id, slug, path, title, benefit } }: { workflow: Workflow }) {
  const named = <span className="sr-only"> {title}</span>;
  return (
    <li className={`${grid} border-t border-line first:border-line-strong`}>
      <span className="font-display text-[2.75rem] leading-none text-muted max-md:hidden" aria-hidden="true">
        {id}
      </span>
      <Constellation
        className="w-18 max-md:row-span-2 md:w-22 lg:w-28"
        figure={constellations[slug]}
        size="card"
        metal="plain"
      />
      <div>
        <h2 className="mb-1.5 text-title">
          <SiteLink className="no-underline hover:underline" href={path}>
            <Unbroken>{title}</Unbroken>
          </SiteLink>
        </h2>
        <p className="text-muted">
          <Unbroken>{benefit}</Unbroken>
        </p>
      </div>
      <div className="flex items-center gap-x-6 md:max-lg:flex-col md:max-lg:items-end">
        <ButtonLink metal="line" size="small" href={path}>
          <span>
            {workflowsCatalogue.details}
            {named}
          </span>
        </ButtonLink>
        <PurchaseLink item={slug} className={goLinkClass}>
          {workflowsCatalogue.purchase}
          {named}
        </PurchaseLink>
      </div>
    </li>
  );
}
