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
  'grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 py-4 md:grid-cols-[3.5rem_7rem_minmax(0,1fr)_auto] md:items-center md:gap-x-8 md:py-3';

/** One workflow in the catalogue: number, figure, name, and the two things one can do with it. */
export function WorkflowRow({ workflow: { id, slug, path, title, benefit } }: { workflow: Workflow }) {
  const named = <span className="sr-only"> {title}</span>;
  return (
    <li className={`${grid} border-t border-line first:border-line-strong`}>
      <span className="font-display text-[2.75rem] leading-none text-muted max-md:hidden" aria-hidden="true">
        {id}
      </span>
      <Constellation
        className="w-18 max-md:row-span-2 md:w-28"
        figure={constellations[slug]}
        size="card"
        metal="plain"
      />
      <div>
        <h2 className="text-title">
          <SiteLink className="no-underline hover:underline" href={path}>
            <Unbroken>{title}</Unbroken>
          </SiteLink>
        </h2>
        <p className="text-muted">{benefit}</p>
      </div>
      <div className="flex items-center gap-6">
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
