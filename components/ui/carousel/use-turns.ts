import { useEffect, useState } from 'react';
import { turnsTo } from './turns-to';
import { wrapIndex } from './wrap-index';

/** Part 1, section 9. Milliseconds. */
const interval = 4000;

export type Turns = {
  /** Counts on without end, so that going round is one more step and never a way back through all slides. */
  turn: number;
  index: number;
  /** Whether the last move was the visitor's; only then is it announced. */
  byVisitor: boolean;
  step: (by: number) => void;
  goTo: (index: number) => void;
};

/**
 * Where a carousel of `count` slides stands. While `running` it moves on by itself; a visitor's hand on it stops that,
 * so the wait begins anew afterwards. `onVisit` is called before each move of the visitor's own.
 */
export function useTurns(count: number, running: boolean, onVisit?: () => void): Turns {
  const [{ turn, byVisitor }, move] = useState({ turn: 0, byVisitor: false });
  const index = wrapIndex(turn, count);

  useEffect(() => {
    if (!running) return;
    const advance = () => move((last) => ({ turn: last.turn + 1, byVisitor: false }));
    const timer = setInterval(advance, interval);
    return () => clearInterval(timer);
  }, [running]);

  const step = (by: number) => {
    onVisit?.();
    move((last) => ({ turn: last.turn + by, byVisitor: true }));
  };
  return { turn, index, byVisitor, step, goTo: (to) => step(turnsTo(index, to, count)) };
}
