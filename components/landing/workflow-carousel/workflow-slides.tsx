'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
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
  scrollingSlides,
  stepByHand,
  useAutoplay,
  useEarlySwipe,
  useSlidePosition,
} from '@/components/ui/carousel/use-carousel';
import { useDrag } from '@/components/ui/carousel/use-drag';
import { Ruler } from '@/components/ui/ruler';
import type { WorkflowSlug } from '@/content/workflows/workflow';
import { useHydrated } from '@/lib/browser/browser-values';
import styles from './workflow-slides.module.css';

/** One slide; its card was rendered on the server. */
export type WorkflowSlide = { slug: WorkflowSlug; name: string; card: ReactNode };

export type CardPosition = 'center' | 'side' | 'far';

/** Where a card stands when `center` is in the middle; the first and the last card are neighbors. */
export function cardPosition(card: number, center: number, count: number): CardPosition {
  const forward = wrapIndex(card - center, count);
  if (forward === 0) return 'center';
  return forward === 1 || forward === count - 1 ? 'side' : 'far';
}

/** How many pixels a drag has to exceed to move one step (R36). */
const dragThreshold = 100;

/** Pixels between the centers of two cards, roughly as workflow-slides.module.css places them. */
const cardDistance = (stage: HTMLElement) =>
  (stage.firstElementChild?.clientWidth ?? 1) / (window.matchMedia('(min-width: 80rem)').matches ? 1.5 : 1);

/** Sets how far the stage is pulled; its style sheet moves the cards. */
function pullCards(stage: HTMLElement, pixels: number | null) {
  const cards = Math.max(-1, Math.min(1, -(pixels ?? 0) / cardDistance(stage)));
  stage.style.setProperty('--drag', String(cards));
  stage.toggleAttribute('data-dragging', pixels !== null);
}

/** A press beside the center card moves a neighbor there. Neighbors are inert, so the stage itself receives the press. */
const stepTowardPress = (onStep: (by: number) => void) => (event: MouseEvent) => {
  if (event.target !== event.currentTarget) return;
  const { left, width } = event.currentTarget.getBoundingClientRect();
  onStep(event.clientX < left + width / 2 ? -1 : 1);
};

type WorkflowControlsProps = { names: readonly string[]; position: SlidePosition; autoplay: Autoplay };

const slideNoun = 'Workflow';

// Pause comes first in reading order and last in its row. On phones the scale is above the controls, elsewhere between
// them.
const controlsOnPhones = 'grid-cols-[auto_1fr_auto_auto] gap-y-5';
const controlsInOneRow = 'sm:grid-cols-[1fr_auto_minmax(0,34rem)_auto_1fr] sm:gap-x-5 sm:gap-y-3';

/** A scale with a dot for each workflow below its graduation, to which the star points; arrows and pause beside it. */
function WorkflowControls({ names, position, autoplay }: WorkflowControlsProps) {
  const number = position.index + 1;
  return (
    <div
      className={`wrap order-last mt-12 grid items-center noscript:hidden ${controlsOnPhones} ${controlsInOneRow}`}
    >
      <PauseButton className="order-last ml-2" {...autoplay} />
      <ArrowButton className="sm:col-start-2" direction="back" noun={slideNoun} onStep={position.step} />
      <div className="max-sm:order-first max-sm:col-span-full">
        <Ruler value={number / names.length} label="Workflow progress" />
        <SlideDots
          className="-mt-3.5 translate-x-[5%] *:w-auto *:flex-1"
          names={names}
          index={position.index}
          noun={slideNoun}
          onPick={position.goTo}
        />
      </div>
      <p className="max-w-none text-center text-note text-muted tabular-nums sm:order-last sm:col-start-3">
        {`${slideNoun} ${number} / ${names.length}`}
      </p>
      <ArrowButton direction="forward" noun={slideNoun} onStep={position.step} />
    </div>
  );
}

const stageSizes = '[--gap:0.75rem] sm:[--gap:1rem] [--card:min(38rem,100vw-72px)]';
const stageRow =
  'grid grid-flow-col auto-cols-(--card) justify-start gap-(--gap) px-[calc((100%-var(--card))/2)]';

/** The cards: a scrolling list until the page has hydrated, then a circle of which three are visible and one is active. */
export function WorkflowSlides({ slides, label }: { slides: readonly WorkflowSlide[]; label: string }) {
  const region = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const movable = useHydrated();
  const autoplay = useAutoplay(label, region);
  const position = useSlidePosition({ name: label, count: slides.length, running: autoplay.running });
  const onStep = stepByHand(position, autoplay);
  useEarlySwipe(list, onStep);
  const drag = useDrag({ threshold: dragThreshold, byMouse: true, onPull: pullCards, onStep });
  const names = slides.map(({ name }) => name);
  const place = (at: number) => (movable ? cardPosition(at, position.index, slides.length) : undefined);
  return (
    <div className="grid grid-cols-1" ref={region} {...autoplay.holders}>
      {/* Stands before the slides that it stops and moves; visually it is below them. */}
      <WorkflowControls names={names} position={position} autoplay={autoplay} />
      <ul
        ref={list}
        className={`${stageSizes} ${stageRow} ${movable ? `${styles.stage} cursor-grab select-none` : scrollingSlides}`}
        style={customProperties({ '--at': position.turn, '--count': slides.length })}
        aria-label={label}
        {...(movable && { ...drag, onClick: stepTowardPress(onStep), 'data-draggable': true })}
      >
        {slides.map(({ slug, card }, at) => (
          <li
            key={slug}
            className="group relative snap-center snap-always transition-[visibility] duration-500 data-[place=far]:invisible"
            style={customProperties({ '--i': at })}
            data-place={place(at)}
            inert={movable && at !== position.index}
          >
            {card}
          </li>
        ))}
      </ul>
      <SlideAnnouncement
        name={names[position.index]}
        index={position.index}
        count={slides.length}
        byVisitor={position.byVisitor}
      />
    </div>
  );
}
