import { RoundButton } from '@/components/ui/button';
import { ArrowIcon } from '@/components/ui/icons';
import type { Autoplay } from './use-carousel';

type ArrowButtonProps = {
  direction: 'forward' | 'back';
  noun: string;
  onStep: (by: number) => void;
  className?: string;
};

/** One step back or forward; after the last slide comes the first. */
export function ArrowButton({ direction, noun, onStep, className }: ArrowButtonProps) {
  const forward = direction === 'forward';
  return (
    <RoundButton
      className={className}
      aria-label={`${forward ? 'Next' : 'Previous'} ${noun.toLowerCase()}`}
      onClick={() => onStep(forward ? 1 : -1)}
    >
      <ArrowIcon direction={direction} />
    </RoundButton>
  );
}

const pauseBars = 'M2 1v10M8 1v10';
const playTriangle = 'M2 1.5v9L9 6z';

type PauseButtonProps = Pick<Autoplay, 'paused' | 'togglePaused'> & { className?: string };

/** Stops and restarts what moves by itself. Hidden under reduced motion, where nothing does. */
export function PauseButton({ paused, togglePaused, className = '' }: PauseButtonProps) {
  return (
    <RoundButton
      className={`motion-reduce:hidden ${className}`}
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
        <path d={paused ? playTriangle : pauseBars} />
      </svg>
    </RoundButton>
  );
}

type SlideDotsProps = {
  names: readonly string[];
  index: number;
  noun: string;
  onPick: (index: number) => void;
  className?: string;
};

const dotClass =
  'grid h-7 w-6 place-items-center -outline-offset-2 before:size-1.75 before:rounded-full before:border before:border-control sm:w-7';
const currentDotClass =
  'aria-current:before:size-2.75 aria-current:before:border-0 aria-current:before:bg-gold-mark';

/** One dot per slide; the current one is also larger and filled, so that it does not depend on color alone. */
export function SlideDots({ names, index, noun, onPick, className = '' }: SlideDotsProps) {
  return (
    <div className={`flex items-center ${className}`}>
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          className={`${dotClass} ${currentDotClass}`}
          aria-label={`${noun} ${at + 1}: ${name}`}
          aria-current={at === index ? 'true' : undefined}
          onClick={() => onPick(at)}
        />
      ))}
    </div>
  );
}

type SlideAnnouncementProps = { name: string | undefined; index: number; count: number; byVisitor: boolean };

/** Announces where a visitor's own move has led. Automatic moves are not announced. */
export function SlideAnnouncement({ name, index, count, byVisitor }: SlideAnnouncementProps) {
  return (
    <p className="sr-only" aria-live="polite">
      {byVisitor ? `${name}, ${index + 1} of ${count}` : ''}
    </p>
  );
}
