import type { CSSProperties } from 'react';
import { roundToHundredth } from '@/components/ui/star-chart/geometry';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import { constellations } from '@/content/constellations';
import type {
  ChainSpecimen,
  ProcessSpecimen,
  ProcessStep,
  ScoreSpecimen,
  VoiceSpecimen,
} from '@/content/services/specimen';
import chainStyles from './chain.module.css';
import processStyles from './process.module.css';
import scoreStyles from './score.module.css';
import voiceStyles from './voice.module.css';

/** How far down the line is, from 0 to 5, at a share of its length. */
const voiceHeight = (share: number) => roundToHundredth(2.5 - 2.2 * Math.sin(share * 2.6 * Math.PI));

/** The voice as a curve in a box of 100 by 5. */
const voicePath = `M${Array.from({ length: 101 }, (_, x) => `${x} ${voiceHeight(x / 100)}`).join('L')}`;

/** One thought as a line; a star where each platform takes it up, with its post. */
export function Voice({ thought, posts }: VoiceSpecimen) {
  return (
    <div className={voiceStyles.voice}>
      <p>{thought}</p>
      <div>
        <svg viewBox="0 0 100 6.25" preserveAspectRatio="none" fill="none" aria-hidden="true">
          <path className="[vector-effect:non-scaling-stroke]" d={voicePath} />
        </svg>
        <ol>
          {posts.map(([platform, text], index) => (
            <li key={platform} style={{ '--height': voiceHeight(index / posts.length) } as CSSProperties}>
              <b>{platform}</b>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

type LaneProps = { lane: string; label: string; steps: readonly ProcessStep[] };

function Lane({ lane, label, steps }: LaneProps) {
  return (
    <div data-lane={lane}>
      <h3>{label}</h3>
      <ol>
        {steps.map(({ who, what }) => (
          <li key={what} data-by={who === 'System' ? undefined : 'hand'}>
            <small>{who}</small>
            {what}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The same work twice: what is done by hand is a ring, what the system does is a filled star. */
export function Process({ before, after }: ProcessSpecimen) {
  return (
    <div className={processStyles.process}>
      <Lane lane="before" {...before} />
      <Lane lane="after" {...after} />
    </div>
  );
}

/** Services as linked figures, each with what it does and what it passes on. */
export function Chain({ parts }: ChainSpecimen) {
  return (
    <ol className={chainStyles.chain}>
      {parts.map(({ figure, name, text, passes }) => (
        <li key={name}>
          <span>
            <StarChart figure={constellations[figure]} size="icon" tier="gold" />
          </span>
          <h3>{name}</h3>
          <p>{text}</p>
          <small>Passes on: {passes}</small>
        </li>
      ))}
    </ol>
  );
}

const gridPlace = (row: number, column: number) => ({ '--cell': `${row} / ${column}` }) as CSSProperties;

/** The events of a system as notes on staves, joined in the order in which they happen. */
export function Score({ days, parts, events }: ScoreSpecimen) {
  // Along its own stave to the day of the next event, and only then to that stave: words stand below the one and
  // beside the other.
  const melody = events
    .map(({ part, day }, index) => {
      const [x, y] = [roundToHundredth((day / days.length) * 100), (part / parts.length) * 100];
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
  return (
    <div className={scoreStyles.score}>
      {days.map((day, index) => (
        <b key={day} style={gridPlace(1, index + 2)} aria-hidden="true">
          {day}
        </b>
      ))}
      {parts.map((part, index) => (
        <b
          key={part}
          data-stave
          style={{ '--cell': `${index + 2} / 1 / auto / -1` } as CSSProperties}
          aria-hidden="true"
        >
          {part}
        </b>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path className="[vector-effect:non-scaling-stroke]" d={melody} />
      </svg>
      <ol>
        {events.map(({ part, day, text }) => (
          <li key={text} style={gridPlace(part + 2, day + 2)}>
            <small>
              {days[day]}, {parts[part]}
            </small>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
