import { RoundButton } from './round-button';
import type { Autoplay } from './use-autoplay';

const bars = 'M2 1v10M8 1v10';
const triangle = 'M2 1.5v9L9 6z';

/** Stops and restarts what moves by itself. Gone where nothing does: under reduced motion. */
export function PauseButton({ paused, togglePaused }: Pick<Autoplay, 'paused' | 'togglePaused'>) {
  return (
    <RoundButton
      className="motion-reduce:hidden"
      aria-label={paused ? 'Play slides' : 'Pause slides'}
      onClick={togglePaused}
    >
      <svg
        width="10"
        height="12"
        viewBox="0 0 10 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={paused ? triangle : bars} />
      </svg>
    </RoundButton>
  );
}
