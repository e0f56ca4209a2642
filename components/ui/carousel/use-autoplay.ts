import { type RefObject, useState } from 'react';
import { mayAdvance } from './may-advance';
import { useInView } from './use-in-view';
import { useMediaQuery } from './use-media-query';
import { usePageHidden } from './use-page-hidden';

export type Autoplay = {
  running: boolean;
  paused: boolean;
  togglePaused: () => void;
  /** Spread on every region that holds the carousels still while pointer or focus is in it. */
  holders: { onPointerEnter(): void; onPointerLeave(): void; onFocus(): void; onBlur(): void };
};

/** When carousels of one group may move by themselves: they share what holds them and their pause button. */
export function useAutoplay(group: RefObject<Element | null>, popup = false): Autoplay {
  const [paused, setPaused] = useState(false);
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  const pageHidden = usePageHidden();
  const offScreen = !useInView(group);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  return {
    running: mayAdvance({ paused, pointer, focus, popup, pageHidden, offScreen, reducedMotion }),
    paused,
    togglePaused: () => setPaused(!paused),
    holders: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}
