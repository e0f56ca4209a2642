/**
 * Runs in the page: the words and controls that end beyond an edge of the window, or of a box that cuts them, where
 * nothing can be scrolled to bring them in. What is inert or hidden is no visitor's to see.
 */
export function cutOff(): string[] {
  const edge = document.documentElement.clientWidth;
  const found = new Set<string>();

  const isReachable = (element: Element) =>
    !element.closest('[inert], [aria-hidden="true"], dialog:not([open]), [popover]:not(:popover-open)') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  const sidesIn = new Map<Element | null, { left: number; right: number } | null>([
    [null, { left: 0, right: edge }],
    [document.body, { left: 0, right: edge }],
  ]);

  /** The sides between which what a box holds is seen, or `null` inside one that scrolls. */
  function sidesInside(box: Element | null): { left: number; right: number } | null {
    const known = sidesIn.get(box);
    if (known !== undefined || !box) return known ?? null;
    const sides = sidesOfBox(box, sidesInside(box.parentElement));
    sidesIn.set(box, sides);
    return sides;
  }

  function sidesOfBox(box: Element, around: { left: number; right: number } | null) {
    if (!around) return null;
    const { overflowX, position } = getComputedStyle(box);
    if (overflowX === 'auto' || overflowX === 'scroll') return null;
    // One pixel wide: words for screen readers.
    if (position === 'absolute' && box.clientWidth <= 1) return null;
    if (overflowX === 'visible') return around;
    const { left, right } = box.getBoundingClientRect();
    return { left: Math.max(around.left, left), right: Math.min(around.right, right) };
  }

  function note(element: Element, name: string, rects: Iterable<DOMRect>) {
    const sides = sidesInside(element.parentElement);
    if (!sides) return;
    const beyond = [...rects].filter(
      ({ left, right, width }) => width > 1 && (left < sides.left - 1 || right > sides.right + 1),
    );
    // Asked last, since it takes longest and nearly everything ends inside.
    if (beyond.length === 0 || !isReachable(element)) return;
    const { clip, clipPath, position } = getComputedStyle(element);
    if (position === 'absolute' && (clip !== 'auto' || clipPath !== 'none')) return;
    for (const { left, right } of beyond) found.add(`${name}: ${Math.round(left)} to ${Math.round(right)}`);
  }

  for (const control of document.querySelectorAll(
    'a, button, input, select, textarea, summary, [tabindex="0"]',
  ))
    note(
      control,
      `${control.tagName.toLowerCase()} "${(control.getAttribute('aria-label') ?? control.textContent).slice(0, 40)}"`,
      control.getClientRects(),
    );

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    if (!text.parentElement || !text.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    note(text.parentElement, `"${text.textContent.trim().slice(0, 40)}"`, range.getClientRects());
  }
  return [...found];
}

/** Runs in the page: the words that a line's end cuts in two, for want of room. Those for screen readers alone are nobody's to see. */
export function brokenWords(): string[] {
  const found = new Set<string>();
  const [whole, word] = [document.createRange(), document.createRange()];
  const isOnOneLine = (range: Range) => {
    const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
    return !(Math.max(...tops) - Math.min(...tops) > 4);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, textContent } = text;
    if (!parentElement || parentElement.closest('script, style, noscript')) continue;
    if (parentElement.clientWidth <= 1 && getComputedStyle(parentElement).display !== 'inline') continue;
    whole.selectNodeContents(text);
    if (isOnOneLine(whole)) continue;
    for (const { index, 0: letters } of (textContent ?? '').matchAll(/[\p{L}\p{N}%$’]{2,}/gu)) {
      word.setStart(text, index);
      word.setEnd(text, index + letters.length);
      if (!isOnOneLine(word)) found.add(letters);
    }
  }
  return [...found];
}
