import { type RefObject, useEffect, useState } from 'react';
import { placePopup } from './place-popup';

const openIn = (region: HTMLElement) => region.querySelector<HTMLElement>(':popover-open');

function hangFromStar(popup: HTMLElement) {
  const star = document.querySelector(`[popovertarget="${popup.id}"]`);
  if (!star) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { left, top } = placePopup(star.getBoundingClientRect(), popup.getBoundingClientRect(), {
    width,
    height,
  });
  // Absolute, so that it stays with its star when the page scrolls.
  Object.assign(popup.style, {
    position: 'absolute',
    inset: 'auto',
    margin: '0',
    left: `${left + window.scrollX}px`,
    top: `${top + window.scrollY}px`,
  });
}

/** Hangs every popup of a region from its star as it opens, and says whether one is open. Without it they open centred. */
export function usePopups(region: RefObject<HTMLElement | null>): { open: boolean; close: () => void } {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const capture = { capture: true };
    const place = () =>
      requestAnimationFrame(() => {
        const popup = openIn(element);
        if (popup) hangFromStar(popup);
      });
    const note = () => setOpen(openIn(element) !== null);
    element.addEventListener('beforetoggle', place, capture);
    element.addEventListener('toggle', note, capture);
    window.addEventListener('resize', place);
    return () => {
      element.removeEventListener('beforetoggle', place, capture);
      element.removeEventListener('toggle', note, capture);
      window.removeEventListener('resize', place);
    };
  }, [region]);
  const close = () => {
    if (region.current) openIn(region.current)?.hidePopover();
  };
  return { open, close };
}
