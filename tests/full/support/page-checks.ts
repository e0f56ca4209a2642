import type { CDPSession, Page } from '@playwright/test';
import { cutOff } from '../../e2e/support/cut-off';

declare global {
  interface Window {
    placed: Element[];
  }
}

/** Text as large as a visitor sets it for all sites; it is no zoom, and also what a `rem` in a media query is. */
export const setTextSize = (browser: CDPSession, size: number) =>
  browser.send('Page.setFontSizes', { fontSizes: { standard: size } });

/** What is cut off sideways, and whether the page scrolls sideways. */
export async function sidewaysProblems(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [...(beyond > 0 ? [`scrolls ${beyond} px sideways`] : []), ...(await page.evaluate(cutOff))];
}

/** The spacing of 1.4.12, as a visitor's own style sheet sets it. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });

export const unspaceText = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

/** Runs in the page: boxes that cut their words off at the bottom, where nothing scrolls. */
export function cutBelow(): string[] {
  const isShown = (element: Element | null): element is Element =>
    element?.closest('[inert], [aria-hidden="true"], dialog:not([open]), [popover], .sr-only') === null &&
    element.checkVisibility({ visibilityProperty: true });
  const cuts = (box: HTMLElement) => {
    const { overflowY, webkitLineClamp } = getComputedStyle(box);
    return ['hidden', 'clip'].includes(overflowY) && webkitLineClamp === 'none' && box.clientHeight > 1;
  };
  function textsIn(box: Element): { text: string; rect: DOMRect }[] {
    const words = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const found: { text: string; rect: DOMRect }[] = [];
    while (words.nextNode()) {
      const text = words.currentNode.textContent?.trim();
      if (!text || !isShown(words.currentNode.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      found.push({ text: text.slice(0, 40), rect: range.getBoundingClientRect() });
    }
    return found;
  }
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((box) => cuts(box) && isShown(box))
    .flatMap((box) => {
      const { bottom } = box.getBoundingClientRect();
      return textsIn(box)
        .filter(({ rect }) => rect.width > 1 && rect.bottom > bottom + 2)
        .map(({ text, rect }) => `"${text}" ends ${Math.round(rect.bottom - bottom)} px under its box`);
    });
}

export type Stop = {
  name: string;
  /** Its place among all elements of the document, in the order in which they are read. */
  place: number;
  tabIndex: number;
  isMarked: boolean;
  isSeen: boolean;
};

/**
 * Runs in the page: the element that has the focus, whether anything shows that it has, and whether it can be seen.
 * The mark may be drawn by the element, by what lies over it, by the words in it, or by the label around it.
 */
export function focusedStop(): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  const isDrawn = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  const around = [element, element.parentElement, element.closest('label, li, article, figure')];
  const isMarked =
    [...around, ...element.querySelectorAll('*')].some((box) => box && isDrawn(getComputedStyle(box))) ||
    isDrawn(getComputedStyle(element, '::after')) ||
    isDrawn(getComputedStyle(element, '::before'));
  const box = element.closest('label') ?? element;
  const rects = [...element.getClientRects()];
  const isSeen = rects.some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && (box.contains(hit) || hit.contains(element));
      }),
    ),
  );
  return {
    name: `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`,
    place: window.placed.indexOf(element),
    tabIndex: element instanceof HTMLElement ? element.tabIndex : 0,
    isMarked,
    isSeen,
  };
}

/** Runs in the page: the places of all controls that a keyboard has to reach. One radio of a group is enough. */
export function controls(): { name: string; place: number }[] {
  /** As in the document, but for the children of what says to read them as they stand (reading-flow). */
  function inReadingOrder(element: Element): Element[] {
    const children = [...element.children];
    const flow = getComputedStyle(element).getPropertyValue('reading-flow');
    const property = { 'grid-order': 'order', 'source-order': 'reading-order' }[flow];
    const order = (child: Element) => Number(property && getComputedStyle(child).getPropertyValue(property));
    if (property) children.sort((one, other) => order(one) - order(other));
    return [element, ...children.flatMap(inReadingOrder)];
  }
  // Kept: what is fetched meanwhile adds elements of its own.
  window.placed = inReadingOrder(document.documentElement);
  const isOut =
    '[inert] *, [inert], dialog:not([open]) *, [popover]:not(:popover-open) *, [hidden] *, :disabled, [type=hidden], [tabindex="-1"]';
  const isOtherRadio = (control: Element) => {
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return false;
    const group = `input[name="${control.name}"]`;
    return control !== (document.querySelector(`${group}:checked`) ?? document.querySelector(group));
  };
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, iframe')]
    .filter((control) => !control.matches(isOut) && !isOtherRadio(control))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => ({
      name: `${control.tagName.toLowerCase()} "${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}"`,
      place: window.placed.indexOf(control),
    }));
}

/** Runs in the page: targets under 24 by 24 px that stand in no sentence and closer than 24 px to another. */
export function smallTargets(): string[] {
  const found: string[] = [];
  const targets = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary',
    ),
  ].filter(
    (target) =>
      target.checkVisibility({ visibilityProperty: true }) &&
      !target.closest('[inert], dialog:not([open]), [popover]:not(:popover-open), [hidden], .sr-only') &&
      target.getBoundingClientRect().width > 1,
  );
  const boxOf = (target: HTMLElement) => (target.closest('label') ?? target).getBoundingClientRect();
  const isInSentence = (target: HTMLElement) => {
    const block = target.closest('p, li, dd, td');
    return (
      getComputedStyle(target).display === 'inline' &&
      block !== null &&
      (block.textContent ?? '').trim().length > (target.textContent ?? '').trim().length
    );
  };
  for (const target of targets) {
    const box = boxOf(target);
    if ((box.width >= 24 && box.height >= 24) || isInSentence(target)) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const near = targets.find((other) => {
      if (other === target || other.contains(target) || target.contains(other)) return false;
      const { left, right, top, bottom } = boxOf(other);
      const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
      return Math.hypot(dx, dy) < 12;
    });
    if (near) {
      found.push(
        `${target.tagName.toLowerCase()} "${(target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 40)}" is ${Math.round(box.width)} by ${Math.round(box.height)} px`,
      );
    }
  }
  return found;
}

/** Runs in the page: controls whose visible words are not in the name they are called by. */
export function unnamedWords(): string[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const labelOf = (control: Element) => {
    const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const label = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return label || control.getAttribute('aria-label');
  };
  return [...document.querySelectorAll('a, button, input, summary, [role=button]')].flatMap((control) => {
    const label = labelOf(control);
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts.
    const words = plain(control instanceof HTMLElement ? control.innerText : '');
    return label && words && !plain(label).includes(words) ? [`"${words}" is called "${label}"`] : [];
  });
}

/** Runs in the page: sound, film, passwords and pictures of text, of which the site has none. */
export function foreignMedia(): Record<'media' | 'passwords' | 'pictures', string[]> {
  const list = (selector: string) =>
    [...document.querySelectorAll(selector)].map((found) => found.outerHTML.slice(0, 80));
  return {
    media: list('audio, video, object, embed'),
    passwords: list('input[type=password]'),
    pictures: list('img, picture, input[type=image]'),
  };
}
