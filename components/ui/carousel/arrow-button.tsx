import { Arrow } from '../icons/arrow';
import { RoundButton } from './round-button';

type ArrowButtonProps = { direction: 'forward' | 'back'; noun: string; onStep: (by: number) => void };

/** One step back or forward; the ends join. */
export function ArrowButton({ direction, noun, onStep }: ArrowButtonProps) {
  const forward = direction === 'forward';
  return (
    <RoundButton
      aria-label={`${forward ? 'Next' : 'Previous'} ${noun.toLowerCase()}`}
      onClick={() => onStep(forward ? 1 : -1)}
    >
      <Arrow direction={direction} />
    </RoundButton>
  );
}
