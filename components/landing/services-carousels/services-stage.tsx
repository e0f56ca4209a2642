'use client';

import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import carousel from '@/components/ui/carousel/carousel.module.css';
import {
  ArrowButton,
  PauseButton,
  SlideAnnouncement,
  SlideDots,
} from '@/components/ui/carousel/carousel-controls';
import { isSlideShown } from '@/components/ui/carousel/carousel-math';
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
import { useStarPopups } from '@/components/ui/use-star-popups';
import type { ServiceSlug } from '@/content/services/service';
import { useHydrated } from '@/lib/browser/browser-values';
import { useMediaQuery } from '@/lib/browser/media-query';
import styles from './service-track.module.css';

/** One slide; its card was rendered on the server. */
type ServiceSlide = { slug: ServiceSlug; name: string; card: ReactNode };

export type ServiceSlideGroup = { title: string; lead: string; slides: readonly ServiceSlide[] };

type ServiceTrackProps = {
  slides: readonly ServiceSlide[];
  label: string;
  position: SlidePosition;
  /** The row extends to the left edge of the page, and shows the slide before the first one. */
  mirrored: boolean;
  /** For steps made on the slides themselves, by a swipe or a press. */
  onStep: (by: number) => void;
};

/** In pixels; anything shorter is an imprecise tap. */
const swipeThreshold = 40;

const useSlidesShown = (): number => {
  const two = useMediaQuery('(min-width: 40rem)');
  const three = useMediaQuery('(min-width: 64rem)');
  if (three) return 3;
  return two ? 2 : 1;
};

/** A press on a slide cut off by the edge brings it into view. The slide is inert, so the row itself receives the press. */
const stepToCutSlide = (onStep: (by: number) => void) => (event: MouseEvent) => {
  const { target, currentTarget: row, clientX: x } = event;
  if (target !== row) return;
  const isPressed = (slide: Element) => {
    const { left, right } = slide.getBoundingClientRect();
    return left <= x && x <= right;
  };
  if (![...row.querySelectorAll(':scope > [inert]')].some(isPressed)) return;
  const { left, width } = row.getBoundingClientRect();
  onStep(x < left + width / 2 ? -1 : 1);
};

/** The slides: a scrolling list until the page has hydrated, then a circle in which those out of view are inert. */
function ServiceTrack({ slides, label, position, mirrored, onStep }: ServiceTrackProps) {
  const list = useRef<HTMLUListElement>(null);
  const movable = useHydrated();
  const view = { index: position.index, count: slides.length, shown: useSlidesShown() };
  const round = mirrored ? `${carousel.round} ${carousel.past}` : carousel.round;
  useEarlySwipe(list, onStep);
  // With a mouse there are the arrows.
  const swipe = useDrag({ threshold: swipeThreshold, onStep });
  return (
    <ul
      ref={list}
      className={`grid grid-flow-col ${styles.track} ${mirrored ? styles.mirrored : ''} ${movable ? round : scrollingSlides}`}
      style={customProperties({ '--at': position.turn, '--count': slides.length })}
      aria-label={label}
      {...swipe}
      {...(movable && { onClick: stepToCutSlide(onStep) })}
    >
      {slides.map(({ slug, card }, at) => (
        <li
          key={slug}
          className="snap-start snap-always"
          style={customProperties({ '--i': at })}
          inert={movable && !isSlideShown(at, view)}
        >
          {card}
        </li>
      ))}
    </ul>
  );
}

const slideNoun = 'Service';

type ServiceControlsProps = { names: readonly string[]; position: SlidePosition; autoplay: Autoplay };

/** The controls of a carousel: pause, which comes first in reading order, the two steps, and which slide is first. */
function ServiceControls({ names, position, autoplay }: ServiceControlsProps) {
  const { index, step, goTo, byVisitor } = position;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3 noscript:hidden">
      <PauseButton {...autoplay} />
      <div className="order-first flex gap-x-2">
        <ArrowButton direction="back" noun={slideNoun} onStep={step} />
        <ArrowButton direction="forward" noun={slideNoun} onStep={step} />
      </div>
      <p className="mx-2.5 text-small text-muted tabular-nums">{`${index + 1} of ${names.length}`}</p>
      <SlideDots className="2xl:-ml-2" names={names} index={index} noun={slideNoun} onPick={goTo} />
      <SlideAnnouncement name={names[index]} index={index} count={names.length} byVisitor={byVisitor} />
    </div>
  );
}

type ServiceCarouselProps = {
  group: ServiceSlideGroup;
  autoplay: Autoplay;
  /** The controls stand to the right of the slides. */
  flipped: boolean;
  onMove: () => void;
};

const controlsBeside = {
  right: '2xl:grid-cols-[minmax(0,1fr)_17rem]',
  left: '2xl:grid-cols-[17rem_minmax(0,1fr)]',
};

/** One carousel: its title and controls, and the slides. */
function ServiceCarousel({ group, autoplay, flipped, onMove }: ServiceCarouselProps) {
  const { title, lead, slides } = group;
  const id = useId();
  const position = useSlidePosition({
    name: title,
    count: slides.length,
    running: autoplay.running,
    onVisit: onMove,
  });
  return (
    <section
      className={`grid grid-cols-1 gap-8 border-t border-line-strong pt-8 2xl:gap-12 ${controlsBeside[flipped ? 'right' : 'left']}`}
      // Slides are placed, moved and dragged from the left, also where a translator has turned the page to run from right
      // to left. Words follow their own script.
      dir="ltr"
      aria-roledescription="carousel"
      aria-labelledby={id}
      {...autoplay.holders}
    >
      <div
        className={`grid content-start gap-x-8 gap-y-5 sm:grid-cols-[1fr_auto] sm:items-end 2xl:grid-cols-1 2xl:gap-y-8 ${flipped ? '2xl:order-last' : ''}`}
      >
        <div dir="auto">
          <h3 className="text-title" id={id}>
            {title}
          </h3>
          <p className="mt-2 text-muted">{lead}</p>
        </div>
        <ServiceControls names={slides.map(({ name }) => name)} position={position} autoplay={autoplay} />
      </div>
      <ServiceTrack
        slides={slides}
        label={title}
        position={position}
        mirrored={flipped}
        onStep={stepByHand(position, autoplay)}
      />
    </section>
  );
}

/** Both carousels together: whatever pauses one pauses both. */
export function ServicesStage({ groups }: { groups: readonly ServiceSlideGroup[] }) {
  const stage = useRef<HTMLDivElement>(null);
  const popups = useStarPopups(stage);
  const autoplay = useAutoplay('services', stage, popups.open);
  return (
    <div className="grid grid-cols-1 gap-y-12 sm:gap-y-20" ref={stage}>
      {groups.map((group, at) => (
        <ServiceCarousel
          key={group.title}
          group={group}
          autoplay={autoplay}
          flipped={at % 2 === 1}
          onMove={popups.close}
        />
      ))}
    </div>
  );
}
