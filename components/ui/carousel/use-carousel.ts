import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useReducedMotion } from '@/lib/browser/media-query';
import { mayAdvance, stepsToSlide, wrapIndex } from './carousel-math';

/** Values for custom properties of a style sheet; React's own type does not allow them. */
export const customProperties = (values: Record<`--${string}`, number>): CSSProperties => values;

/** Milliseconds from one automatic move to the next (R31). */
const autoplayInterval = 4000;

export type SlidePosition = {
  /** Counts on without end, so that going round is always one more step and never a way back through all slides. */
  turn: number;
  index: number;
  /** Whether the visitor made the last move; only then is it announced. */
  byVisitor: boolean;
  step: (by: number) => void;
  goTo: (index: number) => void;
};

/** Where each carousel was left, so that a visitor who comes back during the visit finds it as it was. */
const lastTurns = new Map<string, number>();

/** The groups of carousels that were paused, until Play: like `lastTurns` for as long as the document stays. */
const pausedGroups = new Set<string>();

type SlidePositionOptions = {
  /** Must be unique among the carousels of the site. */
  name: string;
  count: number;
  running: boolean;
  /** Called before each move that the visitor makes. */
  onVisit?: () => void;
};

/**
 * Where a carousel stands: at first, where it was left. While `running`, it moves on by itself. A visitor's hand on it
 * stops that, and afterwards the wait starts again.
 */
export function useSlidePosition({ name, count, running, onVisit }: SlidePositionOptions): SlidePosition {
  const [{ turn, byVisitor }, move] = useState(() => ({ turn: lastTurns.get(name) ?? 0, byVisitor: false }));
  const index = wrapIndex(turn, count);

  useEffect(() => {
    lastTurns.set(name, turn);
  }, [name, turn]);

  useEffect(() => {
    if (!running) return;
    const advance = () => move((last) => ({ turn: last.turn + 1, byVisitor: false }));
    const timer = setInterval(advance, autoplayInterval);
    return () => clearInterval(timer);
  }, [running]);

  const step = (by: number) => {
    onVisit?.();
    move((last) => ({ turn: last.turn + by, byVisitor: true }));
  };
  return { turn, index, byVisitor, step, goTo: (to) => step(stepsToSlide(index, to, count)) };
}

const subscribeToVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Whether the tab is in the background. */
const usePageHidden = (): boolean =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );

/** Whether an element is in the viewport; `false` until that is known. */
function useInView(target: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return inView;
}

export type Autoplay = {
  running: boolean;
  paused: boolean;
  togglePaused: () => void;
  pause: () => void;
  /** To be spread on every region that holds the carousels still while the pointer or focus is inside. */
  holders: { onPointerEnter(): void; onPointerLeave(): void; onFocus(): void; onBlur(): void };
};

/**
 * When the carousels of a group may move by themselves: they share what holds them still, and their pause button.
 * @param name must be unique among the groups of the site
 */
export function useAutoplay(name: string, group: RefObject<Element | null>, popup = false): Autoplay {
  const [paused, setPaused] = useState(() => pausedGroups.has(name));
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  const pageHidden = usePageHidden();
  const offScreen = !useInView(group);
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    pausedGroups[paused ? 'add' : 'delete'](name);
  }, [name, paused]);

  return {
    running: mayAdvance({ paused, pointer, focus, popup, pageHidden, offScreen, reducedMotion }),
    paused,
    togglePaused: () => setPaused(!paused),
    pause: () => setPaused(true),
    holders: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}

/** For moves made on the slides themselves, by swipe or press: a finger has no hover that would hold them still afterwards. */
export const stepByHand =
  ({ step }: SlidePosition, { pause }: Autoplay) =>
  (by: number) => {
    pause();
    step(by);
  };

/** The slide at which a scrolling list stands. One that is not laid out yet is at its first; asking would lay it out. */
function scrolledIndex(list: HTMLElement): number {
  if (list.checkVisibility?.({ contentVisibilityAuto: true }) === false) return 0;
  const [first, second] = list.querySelectorAll<HTMLElement>(':scope > li');
  return first && second ? Math.round(list.scrollLeft / (second.offsetLeft - first.offsetLeft)) : 0;
}

/** Treats a swipe from before hydration as a step by hand: the slides continue from where they were scrolled to. */
export function useEarlySwipe(list: RefObject<HTMLElement | null>, onStep: (by: number) => void): void {
  const goOn = useEffectEvent(onStep);
  useLayoutEffect(() => {
    const steps = list.current ? scrolledIndex(list.current) : 0;
    if (!list.current || steps === 0) return;
    // The slides are there already, so the move there must not be visible once they form a circle.
    list.current.style.setProperty('--at', String(steps));
    list.current.getBoundingClientRect();
    goOn(steps);
  }, [list]);
}

/** The look of slides that are a scrolling list. */
export const scrollingSlides = 'snap-x snap-mandatory overflow-x-auto';
