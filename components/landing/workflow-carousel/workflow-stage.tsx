'use client';

import {
  type DragEvent,
  lazy,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useRef,
} from 'react';
import {
  ArrowButton,
  PauseButton,
  SlideAnnouncement,
  SlideDots,
} from '@/components/ui/carousel/carousel-controls';
import { wrapIndex } from '@/components/ui/carousel/carousel-math';
import {
  type Autoplay,
  customProperties,
  type SlidePosition,
  useAutoplay,
  useInView,
  useMovableSlides,
  useSlidePosition,
} from '@/components/ui/carousel/use-carousel';
import { Ruler } from '@/components/ui/ruler';
import type { WorkflowSlug } from '@/content/workflows/workflow';
import styles from './workflow-stage.module.css';

/** One slide, its card already rendered on the server. */
export type WorkflowSlide = { slug: WorkflowSlug; name: string; card: ReactNode };

export type CardPosition = 'centre' | 'side' | 'far';

/** Where a card stands when another is in the centre; the first and the last are neighbours. */
export function cardPosition(card: number, centre: number, count: number): CardPosition {
  const forward = wrapIndex(card - centre, count);
  if (forward === 0) return 'centre';
  return forward === 1 || forward === count - 1 ? 'side' : 'far';
}

export type PressPoint = { x: number; y: number };

/** Pixels of movement from which a press is a drag and no longer a click (R36). */
const clickTolerance = 10;

export const countsAsClick = (from: PressPoint, to: PressPoint): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) < clickTolerance;

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): PressPoint => ({ x, y });

/**
 * Handlers for the stage: a press that has moved is no click, links are not pulled off the page, and a press beside the
 * centre card brings the neighbour there. Neighbours are inert, so their presses arrive at the stage itself.
 */
export function usePresses(onStep: (by: number) => void) {
  const start = useRef<PressPoint | null>(null);
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

type WorkflowDialProps = { names: readonly string[]; turns: SlidePosition; autoplay: Autoplay };

const slideNoun = 'Workflow';

// On phones the scale stands above the controls, elsewhere between them.
const dialClass =
  'wrap mt-12 grid grid-cols-[auto_1fr_auto_auto] items-center gap-x-2 gap-y-5 noscript:hidden sm:grid-cols-[1fr_auto_minmax(0,34rem)_auto_1fr] sm:gap-x-5 sm:gap-y-3 sm:*:first:col-start-2';

/** A scale with one dot for each workflow, under the graduation where the star points to it; arrows and pause beside it. */
export function WorkflowDial({ names, turns, autoplay }: WorkflowDialProps) {
  const number = turns.index + 1;
  return (
    <div className={dialClass}>
      <ArrowButton direction="back" noun={slideNoun} onStep={turns.step} />
      <div className="max-sm:order-first max-sm:col-span-full">
        <Ruler value={number / names.length} label="Workflow progress" />
        <SlideDots
          className="mt-1 translate-x-[5%] *:w-auto *:flex-1"
          names={names}
          index={turns.index}
          noun={slideNoun}
          onPick={turns.goTo}
        />
      </div>
      <p className="text-center text-note text-muted tabular-nums sm:order-last sm:col-start-3">
        {slideNoun} {number} / {names.length}
      </p>
      <ArrowButton direction="forward" noun={slideNoun} onStep={turns.step} />
      <PauseButton {...autoplay} />
    </div>
  );
}

// Offline, or in the middle of a deploy, the stage is moved by its buttons alone: a failure here would take the page.
const DragFollower = lazy(() => import('./drag-follower').catch(() => ({ default: () => null })));

const stageClass =
  'grid grid-flow-col justify-start gap-(--gap) [--gap:0.75rem] sm:[--gap:1rem] [--card:min(38rem,100vw-4.5rem)] auto-cols-(--card) px-[calc((100%-var(--card))/2)]';
const scrollingClass = 'snap-x snap-mandatory overflow-x-auto';

/** The cards: a list to scroll until the page has hydrated, then a circle of which three are seen and one is live. */
export function WorkflowStage({ slides, label }: { slides: readonly WorkflowSlide[]; label: string }) {
  const region = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLUListElement>(null);
  const movable = useMovableSlides();
  const near = useInView(region, '600px');
  const autoplay = useAutoplay(region);
  const turns = useSlidePosition(slides.length, autoplay.running);
  const presses = usePresses(turns.step);
  const names = slides.map(({ name }) => name);
  const place = (at: number) => (movable ? cardPosition(at, turns.index, slides.length) : undefined);
  return (
    <div ref={region} {...autoplay.holders}>
      <ul
        ref={stage}
        className={`${stageClass} ${movable ? `${styles.stage} data-draggable:cursor-grab select-none` : scrollingClass}`}
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
      <SlideAnnouncement
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
