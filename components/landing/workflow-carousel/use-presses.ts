import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { countsAsClick, type Point } from './counts-as-click';

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });

/**
 * Handlers for the stage: a press that has moved is no click, links are not pulled off the page, and a press beside the
 * centre card brings the neighbour there. Neighbours are inert, so their presses arrive at the stage itself.
 */
export function usePresses(onStep: (by: number) => void) {
  const start = useRef<Point | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = pointOf(event);
    },
    onClickCapture: (event: MouseEvent) => {
      const from = start.current;
      start.current = null;
      // Without a press it comes from the keyboard or a reading aid.
      if (event.detail === 0 || !from || countsAsClick(from, pointOf(event))) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick: (event: MouseEvent) => {
      if (event.target !== event.currentTarget) return;
      const { left, width } = event.currentTarget.getBoundingClientRect();
      onStep(event.clientX < left + width / 2 ? -1 : 1);
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
