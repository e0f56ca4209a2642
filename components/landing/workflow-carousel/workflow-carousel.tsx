import { buttonClass } from '@/components/ui/button-class';
import { GoLink } from '@/components/ui/go-link';
import { PurchaseLink } from '@/components/workflows/purchase-link';
import { landing } from '@/content/landing';
import { workflows } from '@/content/workflows';
import { paths } from '@/lib/paths';
import { StarredNote } from './starred-note';
import { UnbrokenWords } from './unbroken-words';
import { WorkflowCard } from './workflow-card';
import { WorkflowStage } from './workflow-stage';

const { title, all, bundle, note } = landing.workflows;

const slides = workflows.map((workflow) => ({
  slug: workflow.slug,
  name: workflow.title,
  card: <WorkflowCard workflow={workflow} total={workflows.length} />,
}));

/** The ten workflows, one in the centre (part 1, section 2). */
export function WorkflowCarousel() {
  return (
    <section
      className="section overflow-x-clip border-y border-line bg-band"
      aria-roledescription="carousel"
      aria-labelledby="workflows"
    >
      <div className="wrap">
        <h2 className="mx-auto mb-10 max-w-[19ch] text-center text-section sm:mb-16" id="workflows">
          <UnbrokenWords text={title} />
        </h2>
      </div>
      <WorkflowStage slides={slides} label={title} />
      <div className="wrap mt-10 flex flex-wrap items-center justify-center gap-x-8 gap-y-3 text-center">
        <PurchaseLink className={`${buttonClass({ metal: 'line' })} max-sm:w-full`} item="bundle">
          {bundle}
        </PurchaseLink>
        <GoLink href={paths.workflows}>{all}</GoLink>
        <StarredNote className="mt-3" text={note} />
      </div>
    </section>
  );
}
