import { workflowsCatalogue } from '@/content/catalogues';
import { workflows } from '@/content/workflows';
import { Warning } from '../workflows/warning';
import { Bundle } from './bundle';
import { WorkflowRow } from './workflow-row';

/** Ten workflows as a star catalogue (part 1, section 2). */
export function WorkflowsCatalogue() {
  const { title, lead } = workflowsCatalogue;
  return (
    <div className="wrap">
      <div className="grid items-end gap-x-16 gap-y-8 pt-[clamp(3rem,6vw,6rem)] pb-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h1 className="text-hero">{title}</h1>
        <div className="lg:mb-[calc(var(--text-hero)*0.14)]">
          <p className="mb-6 text-lead text-muted">{lead}</p>
          <Warning />
        </div>
      </div>
      <ol className="border-b border-line-strong">
        {workflows.map((workflow) => (
          <WorkflowRow key={workflow.slug} workflow={workflow} />
        ))}
      </ol>
      <Bundle />
    </div>
  );
}
