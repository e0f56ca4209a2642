import { useId } from 'react';
import { ArrowButton } from '@/components/ui/carousel/arrow-button';
import { Dots } from '@/components/ui/carousel/dots';
import { MoveAnnouncement } from '@/components/ui/carousel/move-announcement';
import { PauseButton } from '@/components/ui/carousel/pause-button';
import type { Autoplay } from '@/components/ui/carousel/use-autoplay';
import { useTurns } from '@/components/ui/carousel/use-turns';
import type { ServiceSlides } from './service-slide';
import { ServiceTrack } from './service-track';

type ServiceCarouselProps = {
  group: ServiceSlides;
  autoplay: Autoplay;
  /** The rail stands right of the slides. */
  flipped: boolean;
  onMove: () => void;
};

const noun = 'Service';
const sideBySide = {
  right: 'min-[80rem]:grid-cols-[minmax(0,1fr)_17rem]',
  left: 'min-[80rem]:grid-cols-[17rem_minmax(0,1fr)]',
};

/** One carousel: its title and dial, and the slides. */
export function ServiceCarousel({ group, autoplay, flipped, onMove }: ServiceCarouselProps) {
  const { title, lead, slides } = group;
  const id = useId();
  const names = slides.map(({ name }) => name);
  const turns = useTurns(slides.length, autoplay.running, onMove);
  return (
    <section
      className={`grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-line-strong pt-8 min-[80rem]:gap-12 ${sideBySide[flipped ? 'right' : 'left']}`}
      aria-roledescription="carousel"
      aria-labelledby={id}
      {...autoplay.holders}
    >
      <div
        className={`grid content-start gap-x-8 gap-y-5 sm:grid-cols-[1fr_auto] sm:items-end min-[80rem]:grid-cols-1 min-[80rem]:gap-y-8 ${flipped ? 'min-[80rem]:order-last' : ''}`}
      >
        <div>
          <h3 className="text-title" id={id}>
            {title}
          </h3>
          <p className="mt-2 text-muted">{lead}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-3 noscript:hidden">
          <ArrowButton direction="back" noun={noun} onStep={turns.step} />
          <ArrowButton direction="forward" noun={noun} onStep={turns.step} />
          <PauseButton {...autoplay} />
          <p className="mx-2.5 text-small text-muted tabular-nums">
            {turns.index + 1} of {slides.length}
          </p>
          <Dots
            className="min-[80rem]:-ml-2"
            names={names}
            index={turns.index}
            noun={noun}
            onPick={turns.goTo}
          />
          <MoveAnnouncement
            name={names[turns.index]}
            index={turns.index}
            count={slides.length}
            byVisitor={turns.byVisitor}
          />
        </div>
      </div>
      <ServiceTrack slides={slides} label={title} turns={turns} mirrored={flipped} />
    </section>
  );
}
