import { type RefObject, useEffect, useState } from 'react';

export type PopupSize = { width: number; height: number };
type Anchor = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

/** Pixels between popup and star, and between popup and the viewport's edge. */
const popupDistance = 10;

const clampToRoom = (value: number, room: number) =>
  Math.max(popupDistance, Math.min(value, room - popupDistance));

/** Where a popup hangs: under its star, above it where there is no room below, and always inside the viewport. */
export function placePopup(
  anchor: Anchor,
  popup: PopupSize,
  viewport: PopupSize,
): { left: number; top: number } {
  const below = anchor.bottom + popupDistance;
  const above = anchor.top - popupDistance - popup.height;
  const fitsBelow = below + popup.height + popupDistance <= viewport.height;
  return {
    left: clampToRoom(anchor.left, viewport.width - popup.width),
    top: clampToRoom(fitsBelow || above < popupDistance ? below : above, viewport.height - popup.height),
  };
}

const openPopupIn = (region: HTMLElement) => region.querySelector<HTMLElement>(':popover-open');

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
export function useStarPopups(region: RefObject<HTMLElement | null>): { open: boolean; close: () => void } {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const capture = { capture: true };
    const place = () =>
      requestAnimationFrame(() => {
        const popup = openPopupIn(element);
        if (popup) hangFromStar(popup);
      });
    const note = () => setOpen(openPopupIn(element) !== null);
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
    if (region.current) openPopupIn(region.current)?.hidePopover();
  };
  return { open, close };
}
