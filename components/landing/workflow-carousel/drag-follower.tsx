import { domMax, LazyMotion, m, useDragControls, useMotionValue, useMotionValueEvent } from 'framer-motion';
import { type ReactNode, useEffect } from 'react';
import { dragSteps } from '@/components/ui/carousel/carousel-math';

/** Pixels that a drag has to exceed to move one step (R36). */
const dragThreshold = 100;

type DragFollowerProps = { stage: HTMLElement; onStep: (by: number) => void };

/** Pixels between the centres of two cards, about as workflow-stage.module.css sets them. */
const cardDistance = (stage: HTMLElement) =>
  (stage.firstElementChild?.clientWidth ?? 1) / (window.matchMedia('(min-width: 80rem)').matches ? 1.5 : 1);

/**
 * Drags the stage by mouse or finger. Loaded only as the stage comes near: it draws nothing, follows presses on the
 * stage and writes how far it is pulled. The stylesheet moves the cards, with or without it.
 */
export default function DragFollower({ stage, onStep }: DragFollowerProps): ReactNode {
  const controls = useDragControls();
  const x = useMotionValue(0);
  useMotionValueEvent(x, 'change', (pulled) => {
    const cards = Math.max(-1, Math.min(1, -pulled / cardDistance(stage)));
    stage.style.setProperty('--drag', String(cards));
  });
  useEffect(() => {
    const follow = (event: PointerEvent) => controls.start(event);
    stage.addEventListener('pointerdown', follow);
    stage.toggleAttribute('data-draggable', true);
    return () => {
      stage.removeEventListener('pointerdown', follow);
      stage.toggleAttribute('data-draggable', false);
    };
  }, [controls, stage]);
  return (
    <LazyMotion features={domMax} strict>
      <m.span
        hidden
        drag="x"
        dragControls={controls}
        dragListener={false}
        dragMomentum={false}
        style={{ x }}
        onDragStart={() => stage.toggleAttribute('data-dragging', true)}
        onDragEnd={(_, { offset }) => {
          stage.toggleAttribute('data-dragging', false);
          x.set(0);
          const steps = dragSteps(offset.x, dragThreshold);
          if (steps !== 0) onStep(steps);
        }}
      />
    </LazyMotion>
  );
}
