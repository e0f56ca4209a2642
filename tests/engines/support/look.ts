/** What a journey means, as a visitor would say it: a kind of element and its name, or a selector where it has none. */
export type Target = {
  css: string;
  /** Its accessible name, or a part of it. */
  name?: string;
  /** Selector of the part of the page it is in. */
  within?: string;
};

const of =
  (css: string) =>
  (name?: string, within?: string): Target => ({ css, name, within });

export const button = of('button, summary, [role="button"]');
export const link = of('a[href]');
export const heading = of('h1, h2, h3, h4, h5');
export const field = of('input:not([type="radio"]), textarea, select');
export const radio = of('input[type="radio"]');
export const dialog = of('dialog[open], [role="dialog"]');
export const element = (css: string): Target => ({ css });

/** What can be seen of a target. */
export type Look = {
  /** How many there are. */
  count: number;
  text: string;
  value: string;
  isVisible: boolean;
  isFocused: boolean;
  isChecked: boolean;
  isDisabled: boolean;
  attributes: Record<string, string>;
  box: { x: number; y: number; width: number; height: number };
  /** Where to press it, if nothing lies before it there. */
  at: { x: number; y: number } | null;
};

/**
 * Runs in the page: looks at the first visible target, else the first.
 * @param isSought whether it is brought into the middle of the window
 */
export function lookAt({ css, name, within }: Target, isSought: boolean): Look | null {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  function nameOf(found: Element): string {
    const labelTexts = (found.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => plain(document.getElementById(id)?.textContent));
    const labels = 'labels' in found ? [...((found as HTMLInputElement).labels ?? [])] : [];
    const legend = plain(labels.map(({ textContent }) => textContent).join(' '));
    return (
      plain(labelTexts.join(' ')) ||
      plain(found.getAttribute('aria-label')) ||
      legend ||
      plain(found.textContent)
    );
  }
  const isShown = (found: Element) =>
    !found.closest('[inert], [aria-hidden="true"]') &&
    found.getClientRects().length > 0 &&
    getComputedStyle(found).visibility === 'visible';

  const parts = within ? [...document.querySelectorAll(within)] : [document];
  const all = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(css)]);
  const exact = name === undefined ? all : all.filter((found) => nameOf(found) === name);
  const named = exact.length > 0 ? exact : all.filter((found) => nameOf(found).includes(name ?? ''));
  const found = named.find(isShown) ?? named[0];
  if (!found) return null;

  // A choice is made on its words: the input itself may be drawn over.
  const pressed = found.matches('[type="radio"]')
    ? ((found as HTMLInputElement).labels?.[0] ?? found)
    : found;
  if (isSought) pressed.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const [rect] = pressed.getClientRects();
  const { x, y, width, height } = rect ?? pressed.getBoundingClientRect();
  const middle = { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) };
  const top = document.elementFromPoint(middle.x, middle.y);
  const isHit = top !== null && (pressed.contains(top) || top.contains(found));
  const input = found as HTMLInputElement;
  return {
    count: named.length,
    text: plain(found.textContent),
    value: input.value ?? '',
    isVisible: isShown(found),
    isFocused: document.activeElement === found,
    isChecked: input.checked === true,
    isDisabled: input.disabled === true || found.getAttribute('aria-disabled') === 'true',
    attributes: Object.fromEntries(
      [...found.attributes].map((attribute) => [attribute.name, attribute.value]),
    ),
    box: { x, y, width, height },
    at: isHit ? middle : null,
  };
}
