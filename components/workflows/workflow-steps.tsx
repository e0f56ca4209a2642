import type { WorkflowStep } from '@/content/workflows/workflow';
import { Unbroken } from '../ui/unbroken';

const link =
  'not-last:after:absolute not-last:after:top-14 not-last:after:bottom-1 not-last:after:left-2.5 not-last:after:w-px not-last:after:bg-link';

/** What the workflow does, step linked to step. */
export function WorkflowSteps({ steps }: { steps: readonly WorkflowStep[] }) {
  return (
    <ol>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={`relative grid grid-cols-[2rem_1fr] gap-4 not-last:pb-8 sm:gap-6 ${link}`}>
          <span className="font-display text-[2.75rem] leading-[1.1]" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="pt-2 font-sans text-[1.125rem] leading-snug font-label">
              <Unbroken>{title}</Unbroken>
            </h3>
            <p className="text-muted">
              <Unbroken>{text}</Unbroken>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
