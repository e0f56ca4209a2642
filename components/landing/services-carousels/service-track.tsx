import carousel from '@/components/ui/carousel/carousel.module.css';
import { customProperties } from '@/components/ui/carousel/custom-properties';
import { isShown } from '@/components/ui/carousel/is-shown';
import { useMediaQuery } from '@/components/ui/carousel/use-media-query';
import { useMovable } from '@/components/ui/carousel/use-movable';
import { useSwipe } from '@/components/ui/carousel/use-swipe';
import type { Turns } from '@/components/ui/carousel/use-turns';
import type { ServiceSlide } from './service-slide';
import styles from './service-track.module.css';

type ServiceTrackProps = {
  slides: readonly ServiceSlide[];
  label: string;
  turns: Turns;
  /** The row runs on to the left edge of the page, and shows the slide before the first. */
  mirrored: boolean;
};

const scrolling = 'snap-x snap-mandatory overflow-x-auto';

const useSlidesShown = (): number => {
  const two = useMediaQuery('(min-width: 40rem)');
  const three = useMediaQuery('(min-width: 64rem)');
  if (three) return 3;
  return two ? 2 : 1;
};

/** The slides: a list to scroll until the page has hydrated, then a circle in which those out of sight are inert. */
export function ServiceTrack({ slides, label, turns, mirrored }: ServiceTrackProps) {
  const movable = useMovable();
  const view = { index: turns.index, count: slides.length, shown: useSlidesShown() };
  const round = mirrored ? `${carousel.round} ${carousel.past}` : carousel.round;
  const swipe = useSwipe(turns.step);
  return (
    <ul
      className={`grid grid-flow-col ${styles.track} ${mirrored ? styles.mirrored : ''} ${movable ? round : scrolling}`}
      style={customProperties({ '--at': turns.turn, '--count': slides.length })}
      aria-label={label}
      {...swipe}
    >
      {slides.map(({ slug, card }, at) => (
        <li
          key={slug}
          className="snap-start"
          style={customProperties({ '--i': at })}
          inert={movable && !isShown(at, view)}
        >
          {card}
        </li>
      ))}
    </ul>
  );
}
