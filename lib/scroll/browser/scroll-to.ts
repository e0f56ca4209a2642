const behavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** @param hash as in the address, with its `#`; a section the page does not have is passed over */
export function scrollToSection(hash: string) {
  document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: behavior() });
}

export function scrollToTop() {
  window.scrollTo({ top: 0, left: 0, behavior: behavior() });
}

type Target = { x: number; y: number };

/**
 * Scrolls a page that has just replaced another. From more than a screen away it first jumps near, so that nobody
 * watches the wrong page go by.
 * @param from pixels: how far down the page before was left
 */
export function scrollSmoothly({ x, y }: Target, from: number) {
  const distance = from - y;
  const near = y + Math.sign(distance) * Math.min(Math.abs(distance), window.innerHeight);
  // Chrome forgets a smooth scroll asked for right after a jump that goes nowhere while another is under way.
  if (Math.abs(window.scrollY - near) > 1) window.scrollTo({ top: near, left: x, behavior: 'instant' });
  window.scrollTo({ top: y, left: x, behavior: behavior() });
}
