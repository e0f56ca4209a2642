import { paths } from '@/lib/paths';
import { savedPosition } from './scroll-records';
import { scrollSmoothly, scrollToSection } from './scroll-to';

/** Milliseconds before a section of the page just opened is reached (part 1, section 2). */
const sectionDelay = 100;

const top = { x: 0, y: 0 };

type Arrival = {
  /** Pixels the page before was scrolled down. */
  y: number;
  viaHistory: boolean;
};

/** Scrolls the page just arrived at; returns what undoes a wait that is still running. */
export function arriveAt(path: string, { y, viaHistory }: Arrival) {
  const { hash } = window.location;
  if (hash) return reachSection(hash);
  const saved = viaHistory && path === paths.home ? savedPosition(path) : null;
  scrollSmoothly(saved ?? top, y);
}

function reachSection(hash: string) {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const timer = setTimeout(() => scrollToSection(hash), sectionDelay);
  return () => clearTimeout(timer);
}
