import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { countsAsClick, dragSteps, type PressPoint } from './carousel-math';

type DragOptions = {
  /** Pixels that a drag has to exceed to be a step. */
  threshold: number;
  /** Which pointers drag; the others press, and nothing more. */
  pointers: 'touch' | 'all';
  /** Told how many pixels the slides are pulled, and `null` as they are let go. */
  onPull?: (slides: HTMLElement, pixels: number | null) => void;
  onStep: (by: number) => void;
};

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): PressPoint => ({ x, y });

/**
 * Handlers that turn a sideways drag over slides into one step. A press that has moved is no click (R36), and links are
 * not pulled off the page.
 */
export function useDrag({ threshold, pointers, onPull, onStep }: DragOptions) {
  /** Where the press began: kept until the click that follows its end. */
  const start = useRef<PressPoint | null>(null);
  const isHeld = useRef(false);
  const drags = ({ button, pointerType }: PointerEvent) =>
    button === 0 && (pointers === 'all' || pointerType === pointers);
  const letGo = (slides: HTMLElement) => {
    if (isHeld.current) onPull?.(slides, null);
    isHeld.current = false;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary) return;
      isHeld.current = drags(event);
      start.current = isHeld.current ? pointOf(event) : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!isHeld.current || !start.current || !event.isPrimary) return;
      // Let go beside the slides, before they had captured the pointer.
      if (event.buttons === 0) return letGo(event.currentTarget);
      if (countsAsClick(start.current, pointOf(event))) return;
      // Not before: a capture would take the click from a link.
      event.currentTarget.setPointerCapture(event.pointerId);
      onPull?.(event.currentTarget, event.clientX - start.current.x);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!isHeld.current || !start.current || !event.isPrimary) return;
      letGo(event.currentTarget);
      const steps = dragSteps(event.clientX - start.current.x, threshold);
      if (steps !== 0) onStep(steps);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (event.isPrimary) letGo(event.currentTarget);
    },
    onClickCapture: (event: MouseEvent) => {
      const from = start.current;
      start.current = null;
      // Without a press it comes from the keyboard or a reading aid.
      if (event.detail === 0 || !from || countsAsClick(from, pointOf(event))) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
