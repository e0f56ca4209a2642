import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { paths } from '@/lib/paths';
import { focusMain } from './focus';
import { reducedMotion } from './media-query';
import { useSiteRouter } from './site-router';
import { isRecord, storedValue } from './storage';
import { hasWholeStyles } from './whole-styles';

/** A place on a page. Pixels; `timestamp` in milliseconds since 1970. */
export type ScrollPosition = { x: number; y: number; timestamp: number };
/** The place a page was left at, and where to (R74). */
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

/** Keeps the place for its path, and lets go of those that have expired. */
export function saveScrollPosition(path: string, position: ScrollPosition) {
  const fresh = Object.entries(positions.read() ?? {}).filter(([, { timestamp }]) => isFresh(timestamp));
  positions.write({ ...Object.fromEntries(fresh), [path]: position });
}

/** The saved place of a path, or `null` where there is none younger than 30 minutes. */
export function savedScrollPosition(path: string): ScrollPosition | null {
  const position = positions.read()?.[path];
  return position && isFresh(position.timestamp) ? position : null;
}

/** Keeps the place a page is left at, in both records. */
export function saveLeavingPosition(record: ScrollBeforeNavigation) {
  beforeNavigation.write(record);
  const { path, x, y, timestamp } = record;
  saveScrollPosition(path, { x, y, timestamp });
}

const isFresh = (timestamp: number) => Date.now() - timestamp < positionsKeptFor;

const scrollBehavior = (): ScrollBehavior => (reducedMotion().matches ? 'instant' : 'smooth');

/** @param hash as in the address, with its `#`; a section the page does not have is passed over */
function scrollToSection(hash: string) {
  document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: scrollBehavior() });
}

function scrollToTop() {
  window.scrollTo({ top: 0, left: 0, behavior: scrollBehavior() });
}

/** Takes whoever follows a link to the page they are on to its top, where the keyboard goes on too. */
export function returnToTop(href: string, navigation: { preventDefault(): void }) {
  const target = new URL(href, location.href);
  if (target.pathname !== location.pathname || target.hash) return;
  if (target.href === location.href) navigation.preventDefault();
  focusMain();
  scrollToTop();
}

type ScrollTarget = { x: number; y: number };

/**
 * Scrolls a page that has just replaced another. From more than a screen away it first jumps near, so that nobody
 * watches the wrong page go by.
 * @param from pixels: how far down the page before was left
 */
export function scrollSmoothly({ x, y }: ScrollTarget, from: number) {
  const distance = from - y;
  const near = y + Math.sign(distance) * Math.min(Math.abs(distance), window.innerHeight);
  // Chrome forgets a smooth scroll asked for right after a jump that goes nowhere while another is under way.
  if (Math.abs(window.scrollY - near) > 1) window.scrollTo({ top: near, left: x, behavior: 'instant' });
  window.scrollTo({ top: y, left: x, behavior: scrollBehavior() });
}

/** Milliseconds before a section of the page just opened is reached (R76). */
const sectionDelay = 100;

const pageTop = { x: 0, y: 0 };

/** Pages that visitors choose from, and come back to for the next choice (R75). */
const pagesToChooseFrom: readonly string[] = [paths.home, paths.homeAlias, paths.services, paths.workflows];

type PreviousPage = {
  /** Pixels the page before was scrolled down. */
  y: number;
  viaHistory: boolean;
};

/** Scrolls the page just arrived at; returns what undoes a wait that is still running. */
function scrollNewPage(path: string, { y, viaHistory }: PreviousPage): (() => void) | undefined {
  const { hash } = location;
  if (hash) return scrollToSectionSoon(hash);
  const saved = viaHistory && pagesToChooseFrom.includes(path) ? savedScrollPosition(path) : null;
  scrollSmoothly(saved ?? pageTop, y);
  return undefined;
}

function scrollToSectionSoon(hash: string) {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const timer = setTimeout(() => scrollToSection(hash), sectionDelay);
  return () => clearTimeout(timer);
}

/** Milliseconds (R77). */
const saveDebounce = 150;
const saveSuppression = 1000;

/** Where the visitor is. */
export type VisitorPlace = {
  path: string;
  x: number;
  y: number;
  /** The page about to come was asked for with the browser's Back or Forward. */
  viaHistory: boolean;
  /** No save before this moment: scrolling to a restored place passes others. */
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

/** Records that the place is left for another page of the site, which then is the place. */
function leavePageFor(place: VisitorPlace, path: string) {
  clearTimeout(place.saving);
  saveLeavingPosition({ path: place.path, ...positionNow(place), targetPath: path });
  Object.assign(place, { path, viaHistory: false, suppressedUntil: Date.now() + saveSuppression });
}

/**
 * Follows scrolling and the browser's history until the returned function is called. The browser restores places itself
 * only for a document that it loads again: inside the site it would jump before ours begins.
 */
function watchVisitorPlace(place: VisitorPlace, openAddress: OpenAddress): () => void {
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  followScroll(place);
  setRestoration('manual');
  window.addEventListener('scroll', () => savePlaceSoon(place), options);
  // Heard before the router hears it, which is mounted around this.
  window.addEventListener('popstate', (event) => onHistoryChange(place, event, openAddress), options);
  window.addEventListener('pagehide', () => leaveSite(place), options);
  window.addEventListener('pageshow', () => setRestoration('manual'), options);
  return () => {
    clearTimeout(place.saving);
    stop.abort();
  };
}

function followScroll(place: VisitorPlace) {
  Object.assign(place, { x: window.scrollX, y: window.scrollY });
}

function savePlaceSoon(place: VisitorPlace) {
  followScroll(place);
  clearTimeout(place.saving);
  const delay = Math.max(saveDebounce, place.suppressedUntil - Date.now());
  place.saving = setTimeout(() => saveScrollPosition(place.path, positionNow(place)), delay);
}

/** Has the router show a page in the place of this one. */
type OpenAddress = (href: string) => void;

/**
 * Back or forward. Within one page there is no arrival, so the section, or the top, is reached from here. The router is
 * kept from an entry of which it knows nothing, as the browser made it for a link to a section: it would leave the page
 * that was left on the screen. And from a page whose styles are not there, as this one was loaded anew.
 */
function onHistoryChange(place: VisitorPlace, event: PopStateEvent, openAddress: OpenAddress) {
  const { pathname, hash, href } = location;
  place.viaHistory = pathname !== place.path;
  if (!place.viaHistory) return hash ? scrollToSection(hash) : scrollToTop();
  if (event.state && hasWholeStyles()) return;
  event.stopImmediatePropagation();
  openAddress(href);
}

function leaveSite(place: VisitorPlace) {
  clearTimeout(place.saving);
  saveLeavingPosition({ path: place.path, ...positionNow(place) });
  setRestoration('auto');
}

function setRestoration(mode: ScrollRestoration) {
  history.scrollRestoration = mode;
}

/**
 * Keeps the place on every page, restores it on going back or forward to one that visitors choose from, and takes every
 * other page to its top.
 * To be mounted once, after the page: Next's own jump to the top is then over, and nothing has been painted since.
 */
export function useScrollRestoration() {
  const path = usePathname();
  const place = useRef(newVisitorPlace(path));

  const { replace } = useSiteRouter();

  useEffect(() => watchVisitorPlace(place.current, replace), [replace]);

  useLayoutEffect(() => {
    const now = place.current;
    if (path === now.path) return;
    const stop = scrollNewPage(path, now);
    leavePageFor(now, path);
    return stop;
  }, [path]);
}
