import type { StepsSection } from '@/content/services/section';
import { LinkedLine, Stop } from './linked-line';
import { Part } from './part';

/** How it is done, step by step. */
export function Steps({ section: { title, steps, note } }: { section: StepsSection }) {
  return (
    <Part title={title}>
      <LinkedLine>
        {steps.map((step, index) => (
          <Stop key={step.title} isLast={index === steps.length - 1} when={step.timeframe} title={step.title}>
            <p className="text-muted text-small">{step.description}</p>
            <p className="mt-3 text-muted text-note">Step {index + 1}</p>
          </Stop>
        ))}
      </LinkedLine>
      {note && <p className="mt-8 text-muted text-note">{note}</p>}
    </Part>
  );
}
