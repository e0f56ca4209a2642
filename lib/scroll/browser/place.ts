import { saveLeaving, savePosition } from './scroll-records';
import { scrollToSection, scrollToTop } from './scroll-to';

/** Milliseconds (part 1, section 9). */
const saveDebounce = 150;
const saveSuppression = 1000;

/** Where the visitor is. */
export type Place = {
  path: string;
  x: number;
  y: number;
  /** The page about to come was asked for with the browser's Back or Forward. */
  viaHistory: boolean;
  /** No save before this moment: scrolling to a restored place passes others. */
  suppressedUntil: number;
  saving?: ReturnType<typeof setTimeout>;
};

export const newPlace = (path: string): Place => ({
  path,
  x: 0,
  y: 0,
  viaHistory: false,
  suppressedUntil: 0,
});

const position = ({ x, y }: Place) => ({ x, y, timestamp: Date.now() });

/** Records that the place is left for another page of the site, which then is the place. */
export function leaveFor(place: Place, path: string) {
  clearTimeout(place.saving);
  saveLeaving({ path: place.path, ...position(place), targetPath: path });
  Object.assign(place, { path, viaHistory: false, suppressedUntil: Date.now() + saveSuppression });
}

/**
 * Follows scrolling and the browser's history until the returned function is called. The browser restores places itself
 * only for a document that it loads again: inside the site it would jump before ours begins.
 */
export function watchPlace(place: Place): () => void {
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  followScroll(place);
  setRestoration('manual');
  window.addEventListener('scroll', () => saveLater(place), options);
  window.addEventListener('popstate', () => travel(place), options);
  window.addEventListener('pagehide', () => leaveSite(place), options);
  window.addEventListener('pageshow', () => setRestoration('manual'), options);
  return () => {
    clearTimeout(place.saving);
    stop.abort();
  };
}

function followScroll(place: Place) {
  Object.assign(place, { x: window.scrollX, y: window.scrollY });
}

function saveLater(place: Place) {
  followScroll(place);
  clearTimeout(place.saving);
  const delay = Math.max(saveDebounce, place.suppressedUntil - Date.now());
  place.saving = setTimeout(() => savePosition(place.path, position(place)), delay);
}

/** Back or forward. Within one page there is no arrival, so the section, or the top, is reached from here. */
function travel(place: Place) {
  const { pathname, hash } = window.location;
  place.viaHistory = pathname !== place.path;
  if (place.viaHistory) return;
  if (hash) scrollToSection(hash);
  else scrollToTop();
}

function leaveSite(place: Place) {
  clearTimeout(place.saving);
  saveLeaving({ path: place.path, ...position(place) });
  setRestoration('auto');
}

function setRestoration(mode: ScrollRestoration) {
  window.history.scrollRestoration = mode;
}
