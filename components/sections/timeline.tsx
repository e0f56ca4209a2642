import type { TimelineSection } from '@/content/services/section';
import { LinkedLine, Stop } from './linked-line';
import { Part } from './part';

/** The way to going live: each phase with what we need and what you get. */
export function Timeline({ section: { title, lead, phases } }: { section: TimelineSection }) {
  return (
    <Part title={title} lead={lead} isBanded>
      <LinkedLine>
        {phases.map(({ timeframe, phase, description, clientRole, ourRole }, index) => (
          <Stop
            key={phase}
            isLast={index === phases.length - 1}
            when={timeframe}
            title={phase}
            description={description}
            roles={[
              ['From you', clientRole],
              ['From us', ourRole],
            ]}
          />
        ))}
      </LinkedLine>
    </Part>
  );
}
