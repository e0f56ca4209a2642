import { constellations } from '@/content/constellations';
import { workflows } from '@/content/workflows';
import { workflowBlocks } from '@/content/workflows/shared-blocks';
import type { Workflow } from '@/content/workflows/workflow';
import { paths } from '@/lib/paths';
import { buttonClass } from '../ui/button-class';
import { Constellation } from '../ui/constellation/constellation';
import { SiteLink } from '../ui/site-link';
import { Unbroken } from '../ui/unbroken';

/** Headline, one or two sentences, the way down to the purchase, and the workflow's plate. */
export function WorkflowHero({ workflow: { id, slug, title, lead } }: { workflow: Workflow }) {
  const figure = constellations[slug];
  return (
    <section className="wrap grid items-center gap-[clamp(2.5rem,6vw,6rem)] py-[clamp(3rem,6vw,6rem)] md:grid-cols-[minmax(0,1fr)_calc(50vw-6rem)] md:gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-[clamp(2.5rem,6vw,6rem)]">
      <div>
        <p className="mb-1.5 text-muted tabular-nums">
          <SiteLink className="inline-block py-2.5 no-underline hover:underline" href={paths.workflows}>
            {workflowBlocks.place(id, workflows.length)}
          </SiteLink>
        </p>
        <h1 className="text-page">
          <Unbroken>{title}</Unbroken>
        </h1>
        <p className="mt-6 mb-8 max-w-[34rem] text-lead text-muted">
          <Unbroken>{lead}</Unbroken>
        </p>
        <a className={buttonClass({ metal: 'line' })} href="#purchase">
          {workflowBlocks.goToPurchase}
        </a>
      </div>
      <Constellation
        className="w-full max-md:max-w-96 max-md:justify-self-center lg:max-w-130 lg:justify-self-end"
        figure={figure}
        size="hero"
        metal="gold"
        label={`${figure.name}: ${figure.means}`}
        drawn
      />
    </section>
  );
}
