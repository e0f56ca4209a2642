import { workflowBlocks } from '@/content/workflows/shared-blocks';
import type { Workflow } from '@/content/workflows/workflow';
import { InnerPage } from '../layout/inner-page';
import { Unbroken } from '../ui/unbroken';
import { PurchaseCard } from './purchase-card';
import { WorkflowHero } from './workflow-hero';
import { WorkflowNeighbours } from './workflow-neighbours';
import { WorkflowNotes } from './workflow-notes';
import { WorkflowSteps } from './workflow-steps';

const { headings } = workflowBlocks;
const heading = 'mb-6 text-[clamp(2rem,1.7rem+1.4vw,2.75rem)] leading-tight';

/** The one layout of the ten workflow pages (part 1, section 2). */
export function WorkflowPage({ workflow }: { workflow: Workflow }) {
  const { perfectFor, problem, steps, notes = [] } = workflow;
  return (
    <InnerPage>
      <WorkflowHero workflow={workflow} />
      <div className="wrap grid items-start gap-[clamp(3rem,7vw,7rem)] pt-6 pb-[clamp(3.5rem,8vw,6rem)] lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid gap-16">
          <section>
            <h2 className={heading}>{headings.perfectFor}</h2>
            <ul className="border-b border-line">
              {perfectFor.map((reader) => (
                <li key={reader} className="border-t border-line py-3">
                  {reader}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className={heading}>{headings.problem}</h2>
            <p>
              <Unbroken>{problem}</Unbroken>
            </p>
          </section>
          <section>
            <h2 className={heading}>{headings.steps}</h2>
            <WorkflowSteps steps={steps} />
          </section>
          <WorkflowNotes notes={notes} />
        </div>
        <PurchaseCard workflow={workflow} />
      </div>
      <WorkflowNeighbours workflow={workflow} />
    </InnerPage>
  );
}
