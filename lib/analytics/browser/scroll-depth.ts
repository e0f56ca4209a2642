import { currentView, noteActivity, type PageView } from './page-views';
import { record } from './record';
import { scrolledPercent } from './scrolled-percent';

const pause = 250;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The deepest place of one view. */
let deepest: { view: PageView; percent: number } | undefined;

/** Measured once scrolling has paused (part 2, section 7). */
export function noteScroll() {
  noteActivity();
  clearTimeout(timer);
  timer = setTimeout(settleScroll, pause);
}

/** Measures now what waits to be measured; told only when it is deeper than before. */
export function settleScroll() {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  // A page that begins is taken to its top, which is no scrolling of the visitor's.
  if (scrollY <= 0) return;
  const view = currentView();
  const percent = scrolledPercent(scrollY, innerHeight, document.documentElement.scrollHeight);
  if (deepest?.view === view && percent <= deepest.percent) return;
  deepest = { view, percent };
  record({ type: 'scroll_depth', percent });
}
