import type { StepsSection } from '@/content/services/section';
import { LinkedLine, Stop } from './linked-line';
import { Part } from './part';

/** How it is done, step by step, and what each step asks of the client. */
export function Steps({ section: { title, lead, steps } }: { section: StepsSection }) {
  return (
    <Part title={title} lead={lead} isBanded>
      <LinkedLine>
        {steps.map((step, index) => (
          <Stop
            key={step.title}
            isLast={index === steps.length - 1}
            when={step.timeframe}
            title={`${index + 1}. ${step.title}`}
            description={step.description}
            roles={[['From you', step.clientRole]]}
          />
        ))}
      </LinkedLine>
    </Part>
  );
}
