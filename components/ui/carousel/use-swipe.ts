import { type PointerEvent, useRef } from 'react';
import { dragVerdict } from './drag-verdict';

/** Pixels; shorter is a tap that slipped. */
const threshold = 40;

/** Handlers that turn a finger's sideways stroke into one step. A mouse has the arrows. */
export function useSwipe(onStep: (by: number) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' ? event.clientX : null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === null) return;
      const steps = dragVerdict(event.clientX - start.current, threshold);
      start.current = null;
      if (steps !== 0) onStep(steps);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
