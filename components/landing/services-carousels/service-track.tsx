import styles from '@/components/ui/carousel/carousel.module.css';
import { customProperties } from '@/components/ui/carousel/custom-properties';
import { isShown } from '@/components/ui/carousel/is-shown';
import { useMediaQuery } from '@/components/ui/carousel/use-media-query';
import { useMovable } from '@/components/ui/carousel/use-movable';
import { useSwipe } from '@/components/ui/carousel/use-swipe';
import type { Turns } from '@/components/ui/carousel/use-turns';
import type { ServiceSlide } from './service-slide';

type ServiceTrackProps = { slides: readonly ServiceSlide[]; label: string; turns: Turns };

const widths =
  'auto-cols-[min(17.5rem,78%)] [--gap:1.5rem] sm:auto-cols-[calc((100%-var(--gap))/2)] min-[64rem]:auto-cols-[calc((100%-2*var(--gap))/3)] min-[64rem]:[--gap:2rem]';
// The padding leaves room for focus rings, which the clipped edge would cut; on phones the next slide looks in.
const edges = 'm-[-5px] mr-[calc(-1*var(--gutter))] p-[5px] sm:mr-[-5px]';
const scrolling = 'snap-x snap-mandatory overflow-x-auto scroll-pl-[5px]';

const useSlidesShown = (): number => {
  const two = useMediaQuery('(min-width: 40rem)');
  const three = useMediaQuery('(min-width: 64rem)');
  if (three) return 3;
  return two ? 2 : 1;
};

/** The slides: a list to scroll until the page has hydrated, then a circle in which those out of sight are inert. */
export function ServiceTrack({ slides, label, turns }: ServiceTrackProps) {
  const movable = useMovable();
  const view = { index: turns.index, count: slides.length, shown: useSlidesShown() };
  const swipe = useSwipe(turns.step);
  return (
    <ul
      className={`grid grid-flow-col gap-(--gap) ${widths} ${edges} ${movable ? styles.round : scrolling}`}
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
