export type Size = { width: number; height: number };
type Anchor = Pick<DOMRect, 'left' | 'top' | 'bottom'>;

/** Pixels between popup and star, and between popup and the viewport's edge. */
const distance = 10;

const within = (value: number, room: number) => Math.max(distance, Math.min(value, room - distance));

/** Where a popup hangs: under its star, above it where there is no room below, and always inside the viewport. */
export function placePopup(anchor: Anchor, popup: Size, viewport: Size): { left: number; top: number } {
  const below = anchor.bottom + distance;
  const above = anchor.top - distance - popup.height;
  const fitsBelow = below + popup.height + distance <= viewport.height;
  return {
    left: within(anchor.left, viewport.width - popup.width),
    top: within(fitsBelow || above < distance ? below : above, viewport.height - popup.height),
  };
}
