import { workflows } from '@/content/workflows';
import { workflowBlocks } from '@/content/workflows/shared-blocks';
import type { Workflow } from '@/content/workflows/workflow';
import { paths } from '@/lib/paths';
import { Arrow } from '../ui/icons/arrow';
import { SiteLink } from '../ui/site-link';
import { Unbroken } from '../ui/unbroken';

const { neighbours } = workflowBlocks;
const link = 'flex min-h-12 items-center gap-3 py-2.5 no-underline hover:underline';

type NeighbourProps = { workflow: Workflow; direction: 'back' | 'forward' };

function Neighbour({ workflow: { title, path }, direction }: NeighbourProps) {
  const isNext = direction === 'forward';
  return (
    <li className={isNext ? 'sm:col-start-3 sm:justify-self-end' : 'sm:col-start-1'}>
      <SiteLink className={`${link} ${isNext ? 'sm:flex-row-reverse sm:text-right' : ''}`} href={path}>
        <Arrow direction={direction} />
        <span>
          <span className="sr-only">{isNext ? neighbours.next : neighbours.previous} </span>
          <Unbroken>{title}</Unbroken>
        </span>
      </SiteLink>
    </li>
  );
}

/** The end of a workflow's page: the ones before and after it in the catalogue, and the catalogue itself. */
export function WorkflowNeighbours({ workflow: { slug } }: { workflow: Workflow }) {
  const at = workflows.findIndex((candidate) => candidate.slug === slug);
  const [previous, next] = [workflows[at - 1], workflows[at + 1]];
  return (
    <nav aria-label={neighbours.label} className="wrap pb-12">
      <ul className="grid gap-x-6 border-t border-line-strong pt-2 font-link sm:grid-cols-[1fr_auto_1fr] sm:items-center">
        {previous && <Neighbour workflow={previous} direction="back" />}
        <li className="sm:col-start-2 sm:row-start-1">
          <SiteLink className={link} href={paths.workflows}>
            {neighbours.all}
          </SiteLink>
        </li>
        {next && <Neighbour workflow={next} direction="forward" />}
      </ul>
    </nav>
  );
}
