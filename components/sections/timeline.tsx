import type { TimelineSection } from '@/content/services/section';
import { LinkedLine, Stop } from './linked-line';
import { Part } from './part';
import { Terms } from './terms';

/** The way to going live: each phase with what we need and what you get. */
export function Timeline({ section: { title, phases, note } }: { section: TimelineSection }) {
  return (
    <Part title={title}>
      <LinkedLine>
        {phases.map(({ timeframe, phase, description, clientRole, ourRole }, index) => (
          <Stop key={phase} isLast={index === phases.length - 1} when={timeframe} title={phase}>
            <p className="text-small">{description}</p>
            <Terms
              className="mt-3 grid gap-3 text-small leading-normal"
              items={[
                ['From you', clientRole],
                ['From us', ourRole],
              ]}
            />
          </Stop>
        ))}
      </LinkedLine>
      {note && <p className="mt-8 text-muted text-note">{note}</p>}
    </Part>
  );
}
