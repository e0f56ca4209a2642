import { workflowsCatalogue } from '@/content/catalogues';
import { constellations } from '@/content/constellations';
import { workflows } from '@/content/workflows';
import { buttonClass } from '../ui/button-class';
import { Constellation } from '../ui/constellation/constellation';
import { Ruler } from '../ui/ruler';
import { PurchaseLink } from '../workflows/purchase-link';

/** All ten at once: their figures over a full ruler, and the page's only gold button. */
export function Bundle() {
  const { bundle, note } = workflowsCatalogue;
  return (
    <section className="grid justify-items-center gap-6 py-(--section) text-center">
      <div className="flex w-full max-w-136 justify-between" aria-hidden="true">
        {workflows.map(({ slug }) => (
          <Constellation
            key={slug}
            className="w-6.5 sm:w-11"
            figure={constellations[slug]}
            size="icon"
            metal="gold"
          />
        ))}
      </div>
      <Ruler value={1} star="on" />
      <h2 className="max-w-[17ch] text-section">{bundle.title}</h2>
      <PurchaseLink item="bundle" className={buttonClass({})}>
        {bundle.action}
      </PurchaseLink>
      <p className="text-note text-muted">{note}</p>
    </section>
  );
}
