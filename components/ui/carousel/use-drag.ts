import { type DragEvent, type MouseEvent, type PointerEvent, useRef, useSyncExternalStore } from 'react';
import { countsAsClick, dragSteps, type PressPoint } from './carousel-math';

type DragOptions = {
  /** How many pixels a drag has to exceed to be a step. */
  threshold: number;
  /** Whether a mouse can drag, too; otherwise it only presses. Fingers and pens always can. */
  byMouse?: boolean;
  /** Receives how many pixels the slides are pulled, and `null` when they are released. */
  onPull?: (slides: HTMLElement, pixels: number | null) => void;
  onStep: (by: number) => void;
};

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): PressPoint => ({ x, y });

const subscribeToPinch = (changed: () => void) => {
  const shown = window.visualViewport;
  shown?.addEventListener('resize', changed);
  return () => shown?.removeEventListener('resize', changed);
};

/** Whether the page is as wide as what the screen shows of it: fingers have not enlarged it. */
const useWholeWidth = (): boolean =>
  useSyncExternalStore(
    subscribeToPinch,
    () => (window.visualViewport?.scale ?? 1) <= 1,
    () => false,
  );

/**
 * Handlers that turn a sideways drag over slides into one step. A press that has moved is not a click (R36), and links
 * cannot be dragged off the page. On a page that fingers have enlarged a finger's drag is the browser's, which shows what
 * is beside: without `data-swipes` the style sheet leaves it to the browser, which then takes the finger away from here.
 */
export function useDrag({ threshold, byMouse, onPull, onStep }: DragOptions) {
  /** Where the press began; kept until the click that follows its end. */
  const start = useRef<PressPoint | null>(null);
  const isHeld = useRef(false);
  /** Whether the press has moved too far for a click, even if it is taken back to where it began. */
  const hasMoved = useRef(false);
  const drags = ({ button, pointerType }: PointerEvent) =>
    button === 0 && (byMouse || pointerType !== 'mouse');
  const letGo = (slides: HTMLElement) => {
    if (isHeld.current) onPull?.(slides, null);
    isHeld.current = false;
  };
  return {
    'data-swipes': useWholeWidth() || undefined,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary) return;
      isHeld.current = drags(event);
      hasMoved.current = false;
      start.current = isHeld.current ? pointOf(event) : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!isHeld.current || !start.current || !event.isPrimary) return;
      // The pointer was released outside the slides before they had captured it.
      if (event.buttons === 0) return letGo(event.currentTarget);
      hasMoved.current ||= !countsAsClick(start.current, pointOf(event));
      if (!hasMoved.current) return;
      // Not captured earlier: that would take the click away from a link.
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
      // Without a press, the click comes from the keyboard or assistive technology.
      if (event.detail === 0 || !from || (!hasMoved.current && countsAsClick(from, pointOf(event)))) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
