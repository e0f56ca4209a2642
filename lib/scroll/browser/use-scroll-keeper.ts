import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { paths } from '@/lib/paths';
import { savedPosition, saveLeaving, savePosition } from './scroll-records';

/** Part 1, section 9 and section 2, "Scroll handling". Milliseconds. */
const saveDebounce = 150;
const saveSuppression = 1000;
const sectionDelay = 100;

/**
 * Keeps the place on every page, restores it on going back or forward to `/`, and takes every other page to its top.
 * The browser's own restoration is switched off: it would jump before ours begins.
 */
export function useScrollKeeper() {
  const path = usePathname();
  const place = useRef({ path, x: 0, y: 0, isFirst: true, viaHistory: false, suppressedUntil: 0 });

  useEffect(() => listen(place.current), []);

  useEffect(() => {
    const now = place.current;
    const { isFirst, viaHistory } = now;
    Object.assign(now, { path, isFirst: false, viaHistory: false });
    if (isFirst) return;
    now.suppressedUntil = Date.now() + saveSuppression;
    return arrive(path, viaHistory);
  }, [path]);
}

type Place = { path: string; x: number; y: number; viaHistory: boolean; suppressedUntil: number };

function listen(place: Place) {
  window.history.scrollRestoration = 'manual';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onScroll = () => {
    Object.assign(place, { x: window.scrollX, y: window.scrollY });
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (Date.now() >= place.suppressedUntil) savePosition(place.path, here(place));
    }, saveDebounce);
  };
  const leave = (targetPath?: string) => {
    clearTimeout(timer);
    saveLeaving({ path: place.path, ...here(place), ...(targetPath === undefined ? {} : { targetPath }) });
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && isLeaving(link, place.path)) leave(link.pathname);
  };
  const onPopState = () => {
    place.viaHistory = true;
    leave(window.location.pathname);
  };
  const onPageHide = () => leave();

  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('popstate', onPopState, { signal });
  window.addEventListener('pagehide', onPageHide, { signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

const here = ({ x, y }: Place) => ({ x, y, timestamp: Date.now() });

const isLeaving = (link: HTMLAnchorElement, path: string) =>
  link.origin === window.location.origin && link.target !== '_blank' && link.pathname !== path;

/** Scrolls the page just arrived at; returns what undoes a wait that is still running. */
function arrive(path: string, viaHistory: boolean) {
  const { hash } = window.location;
  if (hash) {
    const timer = setTimeout(() => scrollToSection(hash), sectionDelay);
    return () => clearTimeout(timer);
  }
  const saved = viaHistory && path === paths.home ? savedPosition(path) : null;
  scrollSmoothly(saved?.y ?? 0, saved?.x ?? 0);
}

function scrollToSection(hash: string) {
  document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: behavior() });
}

/** From more than a screen away the page first jumps near, so that nobody watches the wrong page go by. */
function scrollSmoothly(y: number, x: number) {
  const distance = window.scrollY - y;
  const near = y + Math.sign(distance) * Math.min(Math.abs(distance), window.innerHeight);
  window.scrollTo({ top: near, left: x, behavior: 'instant' });
  window.scrollTo({ top: y, left: x, behavior: behavior() });
}

const behavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
