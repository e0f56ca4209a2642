import { type RefObject, useEffect, useState } from 'react';

export type PopupSize = { width: number; height: number };
type Explained = Pick<DOMRect, 'left' | 'right' | 'top'>;

/** Pixels between a popup and what it explains, and between it and the edge of the viewport. */
const popupDistance = 10;

const clampToRoom = (value: number, room: number) =>
  Math.max(popupDistance, Math.min(value, room - popupDistance));

/**
 * Where a popup is placed: beside the card it explains, on its right or else on its left, level with its top and
 * within the viewport. `undefined` if neither side has room: it then goes to the bottom of the screen.
 */
export function placePopup(
  card: Explained,
  popup: PopupSize,
  viewport: PopupSize,
): { left: number; top: number } | undefined {
  const right = card.right + popupDistance;
  const left = card.left - popupDistance - popup.width;
  const fitsRight = right + popup.width + popupDistance <= viewport.width;
  if (!fitsRight && left < popupDistance) return undefined;
  return {
    left: fitsRight ? right : left,
    top: clampToRoom(card.top, viewport.height - popup.height),
  };
}

/** Browsers without popovers (Safari before 17) do not know the selector either; the style sheet shows them no star. */
const openPopupIn = (region: HTMLElement) =>
  'popover' in HTMLElement.prototype ? region.querySelector<HTMLElement>(':popover-open') : null;

/** A sheet at the bottom of the screen, across its full width. */
const footSheet = { position: 'fixed', inset: 'auto 0 0', margin: '0', width: '100%' };

function standBesideCard(popup: HTMLElement) {
  // The row may show fewer cards by now, for example after a tablet was turned: a hidden card's popup cannot be used.
  const card = popup.closest(':not([inert]) > article');
  if (!card) return popup.hidePopover();
  popup.style.width = '';
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const place = placePopup(card.getBoundingClientRect(), popup.getBoundingClientRect(), { width, height });
  // Absolute, so that it stays with its card when the page scrolls.
  Object.assign(
    popup.style,
    place
      ? {
          ...{ position: 'absolute', inset: 'auto', margin: '0' },
          left: `${place.left + window.scrollX}px`,
          top: `${place.top + window.scrollY}px`,
        }
      : footSheet,
  );
}

/**
 * A press that closes a popup must not do anything else: without this, it would also follow the card it lands on.
 * Buttons still work, because the one beside the popup may be what is wanted next.
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
    // Without a press, the click comes from the keyboard or assistive technology.
    if (!closes || event.detail === 0) return;
    closes = false;
    event.preventDefault();
    event.stopPropagation();
  };
  region.addEventListener('pointerdown', onPress, capture);
  region.addEventListener('click', onClick, capture);
}

/** Closes a popup once focus is neither inside it nor on its star: it would cover what receives focus next. */
function closeBehindFocus(region: HTMLElement, signal: AbortSignal) {
  const onFocus = ({ target }: FocusEvent) => {
    const popup = openPopupIn(region);
    if (!popup || !(target instanceof Element)) return;
    if (!popup.contains(target) && target !== popup.previousElementSibling) popup.hidePopover();
  };
  document.addEventListener('focusin', onFocus, { signal });
}

/** Places every popup of a region beside its card as it opens, and says whether one is open. Otherwise they open centered. */
export function useStarPopups(region: RefObject<HTMLElement | null>): { open: boolean; close: () => void } {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const stop = new AbortController();
    const capture = { capture: true, signal: stop.signal };
    swallowClosingPress(element, stop.signal);
    closeBehindFocus(element, stop.signal);
    const place = () =>
      requestAnimationFrame(() => {
        const popup = openPopupIn(element);
        if (popup) standBesideCard(popup);
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
