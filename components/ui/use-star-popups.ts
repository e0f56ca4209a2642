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

/**
 * A press that closes a popup does nothing else: without this it would also follow the card it falls on. Buttons still
 * work, as the one beside the popup may be what is wanted next.
 */
function swallowClosingPress(region: HTMLElement, signal: AbortSignal) {
  const capture = { capture: true, signal };
  let closes = false;
  const isOn = (what: string, { target }: Event) =>
    target instanceof Element && target.closest(what) !== null;
  const onPress = (event: Event) => {
    closes = openPopupIn(region) !== null && !isOn(':popover-open, button', event);
  };
  const onClick = (event: MouseEvent) => {
    // Without a press it comes from the keyboard or a reading aid.
    if (!closes || event.detail === 0) return;
    closes = false;
    event.preventDefault();
    event.stopPropagation();
  };
  region.addEventListener('pointerdown', onPress, capture);
  region.addEventListener('click', onClick, capture);
}

/** Hangs every popup of a region from its star as it opens, and says whether one is open. Without it they open centred. */
export function useStarPopups(region: RefObject<HTMLElement | null>): { open: boolean; close: () => void } {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const stop = new AbortController();
    const capture = { capture: true, signal: stop.signal };
    swallowClosingPress(element, stop.signal);
    const place = () =>
      requestAnimationFrame(() => {
        const popup = openPopupIn(element);
        if (popup) hangFromStar(popup);
      });
    const note = () => setOpen(openPopupIn(element) !== null);
    element.addEventListener('beforetoggle', place, capture);
    element.addEventListener('toggle', note, capture);
    window.addEventListener('resize', place, capture);
    return () => stop.abort();
  }, [region]);
  const close = () => {
    if (region.current) openPopupIn(region.current)?.hidePopover();
  };
  return { open, close };
}
