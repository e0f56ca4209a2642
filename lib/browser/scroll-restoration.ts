import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { paths } from '@/lib/paths';
import { focusMain } from './focus';
import { reducedMotion } from './media-query';
import { isLinkPending, replaceOnceStyled } from './site-router';
import { isRecord, storedValue } from './storage';
import { hasWholeStyles } from './whole-styles';

/** A place on a page. Pixels; `timestamp` in milliseconds since 1970. */
export type ScrollPosition = { x: number; y: number; timestamp: number };
/** The place where a page was left, and for which page (R74). */
export type ScrollBeforeNavigation = ScrollPosition & { path: string; targetPath?: string };

/** Milliseconds after which a position expires (R77). */
export const positionsKeptFor = 30 * 60 * 1000;

const isPosition = (value: unknown): value is ScrollPosition =>
  isRecord(value) && [value.x, value.y, value.timestamp].every(Number.isFinite);

const positions = storedValue(
  'session',
  'scroll_positions',
  (value): value is Record<string, ScrollPosition> =>
    isRecord(value) && Object.values(value).every(isPosition),
);

const beforeNavigation = storedValue(
  'session',
  'scroll_before_navigation',
  (value): value is ScrollBeforeNavigation =>
    isPosition(value) && 'path' in value && typeof value.path === 'string',
);

/** Keeps the position of a path, and drops those that have expired. */
export function saveScrollPosition(path: string, position: ScrollPosition) {
  const fresh = Object.entries(positions.read() ?? {}).filter(([, { timestamp }]) => isFresh(timestamp));
  positions.write({ ...Object.fromEntries(fresh), [path]: position });
}

/** The saved position of a path, or `null` if there is none younger than 30 minutes. */
export function savedScrollPosition(path: string): ScrollPosition | null {
  const position = positions.read()?.[path];
  return position && isFresh(position.timestamp) ? position : null;
}

/** Keeps the position at which a page is left, in both records. */
export function saveLeavingPosition(path: string, position: ScrollPosition, targetPath?: string) {
  beforeNavigation.write({ path, ...position, targetPath });
  saveScrollPosition(path, position);
}

const isFresh = (timestamp: number) => Date.now() - timestamp < positionsKeptFor;

const scrollBehavior = (): ScrollBehavior => (reducedMotion().matches ? 'instant' : 'smooth');

/** @param hash as in the address, with its `#`; nothing happens if the page has no such section */
function scrollToSection(hash: string) {
  document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: scrollBehavior() });
}

function scrollToTop() {
  window.scrollTo({ top: 0, left: 0, behavior: scrollBehavior() });
}

/**
 * A link to the page the visitor is already on scrolls to its top and moves focus there. If another page is on its way,
 * the router has to hear that it is no longer wanted.
 * @returns whether the link leads to another page
 */
export function returnToTop(href: string, navigation: { preventDefault(): void }): boolean {
  const target = new URL(href, location.href);
  const isOtherPage = target.pathname !== location.pathname;
  if (isOtherPage || target.hash) return isOtherPage;
  if (target.href === location.href && !isLinkPending()) navigation.preventDefault();
  focusMain();
  scrollToTop();
  return isOtherPage;
}

type ScrollTarget = { x: number; y: number };

/**
 * Scrolls a page that has just replaced another. From more than a screen away it first jumps close, so that nobody
 * watches the wrong page scroll by.
 * @param from pixels: how far down the previous page was left
 */
export function scrollSmoothly({ x, y }: ScrollTarget, from: number) {
  const distance = from - y;
  const near = y + Math.sign(distance) * Math.min(Math.abs(distance), window.innerHeight);
  // After a jump that does not move, Chrome forgets a smooth scroll that is requested while another is running.
  if (Math.abs(window.scrollY - near) > 1) window.scrollTo({ top: near, left: x, behavior: 'instant' });
  window.scrollTo({ top: y, left: x, behavior: scrollBehavior() });
}

/** Milliseconds before the page scrolls to the section of the address it was opened with (R76). */
const sectionDelay = 100;

const pageTop = { x: 0, y: 0 };

/** Pages from which visitors choose, and to which they come back for the next choice (R75). */
const pagesToChooseFrom: readonly string[] = [paths.home, paths.homeAlias, paths.services, paths.workflows];

/**
 * Where a page that opens is to be seen: where it was left, on the way back to one that visitors choose from. On that
 * way a section in the address is one that was visited earlier: the page was left somewhere else since.
 * @returns nothing when it is to be seen at the section of its address
 */
function arrivalTarget(path: string, viaHistory: boolean): ScrollTarget | undefined {
  const saved = viaHistory && pagesToChooseFrom.includes(path) ? savedScrollPosition(path) : null;
  return saved ?? (location.hash ? undefined : pageTop);
}

/** @returns cancels what is still waiting */
function scrollToSectionSoon() {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const timer = setTimeout(() => scrollToSection(location.hash), sectionDelay);
  return () => clearTimeout(timer);
}

/** Milliseconds (R77). */
const saveDebounce = 150;
const saveSuppression = 1000;

/** Where the visitor currently is. */
export type VisitorPlace = {
  path: string;
  x: number;
  y: number;
  /** The next page was requested with the browser's Back or Forward. */
  viaHistory: boolean;
  /** Until this moment the page is on its way: it passes others, and whoever leaves it leaves the place it is bound for. */
  suppressedUntil: number;
  saving?: ReturnType<typeof setTimeout>;
};

const newVisitorPlace = (path: string): VisitorPlace => ({
  path,
  x: 0,
  y: 0,
  viaHistory: false,
  suppressedUntil: 0,
});

const positionNow = ({ x, y }: VisitorPlace) => ({ x, y, timestamp: Date.now() });

/** Records that the visitor leaves this page for another page of the site, which then becomes the place. */
function leavePageFor(place: VisitorPlace, path: string, target: ScrollTarget = pageTop) {
  clearTimeout(place.saving);
  saveLeavingPosition(place.path, positionNow(place), path);
  const suppressedUntil = Date.now() + saveSuppression;
  Object.assign(place, target, { path, viaHistory: false, suppressedUntil });
}

/**
 * Follows scrolling and the browser's history until the returned function is called. The browser may restore positions
 * only for a document that it loads again: inside the site it would jump before our own scrolling begins.
 */
function watchVisitorPlace(place: VisitorPlace): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  followScroll(place);
  setRestoration('manual');
  window.addEventListener('scroll', () => savePlaceSoon(place), options);
  // Listens before the router does, because the router is mounted around this.
  window.addEventListener('popstate', (event) => onHistoryChange(place, event), options);
  window.addEventListener('pagehide', () => leaveSite(place), options);
  window.addEventListener('pageshow', () => setRestoration('manual'), options);
  return () => {
    clearTimeout(place.saving);
    stop.abort();
  };
}

function followScroll(place: VisitorPlace) {
  if (Date.now() >= place.suppressedUntil) Object.assign(place, { x: window.scrollX, y: window.scrollY });
}

function savePlaceSoon(place: VisitorPlace) {
  followScroll(place);
  clearTimeout(place.saving);
  const delay = Math.max(saveDebounce, place.suppressedUntil - Date.now());
  place.saving = setTimeout(() => savePlace(place), delay);
}

function savePlace(place: VisitorPlace) {
  followScroll(place);
  saveScrollPosition(place.path, positionNow(place));
}

/**
 * Back or Forward. Within one page nothing arrives, so its section, or its top, is scrolled to from here. The router
 * must not see an entry that it did not make, such as the browser's own for a link to a section: it would keep showing
 * the page that was left. Nor one for a page whose styles are missing because this one was loaded afresh.
 */
function onHistoryChange(place: VisitorPlace, event: PopStateEvent) {
  const { pathname, hash, href } = location;
  place.viaHistory = pathname !== place.path;
  if (!place.viaHistory) return hash ? scrollToSection(hash) : scrollToTop();
  if (event.state && hasWholeStyles()) return;
  event.stopImmediatePropagation();
  void replaceOnceStyled(href);
}

function leaveSite(place: VisitorPlace) {
  clearTimeout(place.saving);
  saveLeavingPosition(place.path, positionNow(place));
  setRestoration('auto');
}

function setRestoration(mode: ScrollRestoration) {
  history.scrollRestoration = mode;
}

/**
 * Keeps the scroll position of every page, restores it on Back or Forward to a page that visitors choose from, and
 * takes every other page to its top.
 * To be mounted once, after the page: by then Next's own jump to the top is over, and nothing has been painted since.
 */
export function useScrollRestoration() {
  const path = usePathname();
  const place = useRef(newVisitorPlace(path));

  useEffect(() => watchVisitorPlace(place.current), []);

  useLayoutEffect(() => {
    const now = place.current;
    if (path === now.path) return;
    const target = arrivalTarget(path, now.viaHistory);
    const stop = target ? scrollSmoothly(target, now.y) : scrollToSectionSoon();
    leavePageFor(now, path, target);
    return stop;
  }, [path]);
}
