'use client';

import { lazy, Suspense, useRef } from 'react';
import { customProperties } from '@/components/ui/carousel/custom-properties';
import { MoveAnnouncement } from '@/components/ui/carousel/move-announcement';
import { useAutoplay } from '@/components/ui/carousel/use-autoplay';
import { useInView } from '@/components/ui/carousel/use-in-view';
import { useMovable } from '@/components/ui/carousel/use-movable';
import { useTurns } from '@/components/ui/carousel/use-turns';
import { placeOf } from './place-of';
import { usePresses } from './use-presses';
import { WorkflowDial } from './workflow-dial';
import type { WorkflowSlide } from './workflow-slide';
import styles from './workflow-stage.module.css';

// Offline, or in the middle of a deploy, the stage is moved by its buttons alone: a failure here would take the page.
const DragFollower = lazy(() => import('./drag-follower').catch(() => ({ default: () => null })));

const layout =
  'grid grid-flow-col justify-start gap-(--gap) [--gap:0.75rem] sm:[--gap:1rem] [--card:min(38rem,100vw-4.5rem)] auto-cols-(--card) px-[calc((100%-var(--card))/2)]';
const scrolling = 'snap-x snap-mandatory overflow-x-auto';

/** The cards: a list to scroll until the page has hydrated, then a circle of which three are seen and one is live. */
export function WorkflowStage({ slides, label }: { slides: readonly WorkflowSlide[]; label: string }) {
  const region = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLUListElement>(null);
  const movable = useMovable();
  const near = useInView(region, '600px');
  const autoplay = useAutoplay(region);
  const turns = useTurns(slides.length, autoplay.running);
  const presses = usePresses(turns.step);
  const names = slides.map(({ name }) => name);
  const place = (at: number) => (movable ? placeOf(at, turns.index, slides.length) : undefined);
  return (
    <div ref={region} {...autoplay.holders}>
      <ul
        ref={stage}
        className={`${layout} ${movable ? `${styles.stage} data-draggable:cursor-grab select-none` : scrolling}`}
        style={customProperties({ '--at': turns.turn, '--count': slides.length })}
        aria-label={label}
        {...(movable ? presses : {})}
      >
        {slides.map(({ slug, card }, at) => (
          <li
            key={slug}
            className="group relative snap-center transition-[visibility] duration-500 data-[place=far]:invisible"
            style={customProperties({ '--i': at })}
            data-place={place(at)}
            inert={movable && at !== turns.index}
          >
            {card}
          </li>
        ))}
      </ul>
      <WorkflowDial names={names} turns={turns} autoplay={autoplay} />
      <MoveAnnouncement
        name={names[turns.index]}
        index={turns.index}
        count={slides.length}
        byVisitor={turns.byVisitor}
      />
      {movable && near && stage.current && (
        <Suspense>
          <DragFollower stage={stage.current} onStep={turns.step} />
        </Suspense>
      )}
    </div>
  );
}
