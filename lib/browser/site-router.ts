import { useRouter } from 'next/navigation';
import { hasWholeStyles, loadWholeStyles } from './whole-styles';

/** Milliseconds that a page waits, before it opens, for styles that are being loaded. */
const longestWait = 2000;

/** Whether the page of a pressed link is on its way, as the link's mark says: no page may take its place by itself. */
export const isLinkPending = () => document.querySelector('[data-pending]') !== null;

/** The page last asked for. */
let wanted: string;

/**
 * Says that a press asks for a page, whoever opens it.
 * @returns whether it is still to be opened: nothing was pressed for another since, and the visitor has not gone on to
 * another one, as by Forward right after Back
 */
export function askFor(href: string): () => boolean {
  const asked = location.pathname;
  wanted = href;
  return () => wanted === href && asked === location.pathname;
}

/** Next's router, as soon as it runs. Links do not call `useRouter` themselves: they are also rendered without a router. */
let router: ReturnType<typeof useRouter> | undefined;

/** Called once by the layout: Next's router, which stays the same, then opens pages, also for the first effect of one. */
export function useRouterForLinks(): void {
  router = useRouter();
}

/** Whether another document is on its way that will take the place of this one. */
let isLeaving = false;

/** Takes back the document that was asked for. Nothing else is given up: styles that do not come are missed for good. */
export function stopLeaving(): void {
  if (isLeaving) window.stop();
  isLeaving = false;
}

/** By the router if the page can be shown in this document, else by its address, so that it brings its styles along. */
async function onceStyled(href: string, how: 'push' | 'replace') {
  const isWanted = askFor(href);
  if (!hasWholeStyles())
    await Promise.race([loadWholeStyles(), new Promise((resolve) => setTimeout(resolve, longestWait))]);
  if (!isWanted()) return;
  if (router && hasWholeStyles()) return router[how](href);
  isLeaving = true;
  // For when this document comes back from the browser's cache.
  const forget = () => {
    isLeaving = false;
  };
  addEventListener('pagehide', forget, { once: true });
  location[how === 'push' ? 'assign' : how](href);
}

/** Opens a page of this site once the whole site's styles have loaded. */
export const openOnceStyled = (href: string) => onceStyled(href, 'push');

/** The same, in the place that this page has in the history. */
export const replaceOnceStyled = (href: string) => onceStyled(href, 'replace');

/** Fetches a page, and the styles it may need, before it is opened. */
export function prefetchStyled(href: string): void {
  void loadWholeStyles();
  router?.prefetch(href);
}
