import { useRouter } from 'next/navigation';
import { useEffect, useMemo } from 'react';

/** Of the sheets of a page that has its styles in it; those that React brings along later it waits for itself. */
const disabledLinks = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];

/** Milliseconds a page about to be opened waits for styles that are on their way. */
const longestWait = 2000;

/** Sheets asked for that have not come: of one that could not be loaded browsers keep an empty one. */
const missing = new Set<HTMLLinkElement>();

const load = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    const come = () => {
      missing.delete(link);
      resolve();
    };
    missing.add(link);
    link.disabled = false;
    if (link.sheet) return come();
    link.addEventListener('load', come);
    link.addEventListener('error', () => resolve());
  });

let loading: Promise<unknown> | undefined;

/**
 * A page opened by its address has the styles in it that it can show itself (decision 0158). Those of the whole site, with
 * which any other page can replace it, are asked for by this, as soon as a visitor is about to open one. Settles when they
 * are there, or could not be loaded.
 */
export function loadWholeStyles(): Promise<unknown> {
  loading ??= Promise.all(disabledLinks().map(load));
  return loading;
}

/** In what frames a page, once: links are opened by Next's router from then on. */
export function useRouterForLinks(): void {
  const { push } = useRouter();
  useEffect(() => {
    openInside = push;
  }, [push]);
}

/** Whether any page of the site can be shown in this document. */
export const hasWholeStyles = () => missing.size === 0 && disabledLinks().length === 0;

const tooLate = () => new Promise((resolve) => setTimeout(resolve, longestWait));

/** @param otherwise has the browser open the page by itself: there it brings its styles along */
async function onceStyled(open: () => void, otherwise: () => void) {
  if (!hasWholeStyles()) await Promise.race([loadWholeStyles(), tooLate()]);
  if (hasWholeStyles()) open();
  else otherwise();
}

const openByAddress = (href: string) => location.assign(href);

/** Next's router as soon as it runs. A link that asked for it itself could not be rendered outside of it. */
let openInside = openByAddress;

/** Opens a page of this site once the styles of the whole site are there. */
export const openOnceStyled = (href: string) =>
  onceStyled(
    () => openInside(href),
    () => openByAddress(href),
  );

/** Next's router, for pages that are opened once the styles of the whole site are there. */
export function useSiteRouter() {
  const { prefetch, replace } = useRouter();
  return useMemo(
    () => ({
      prefetch(href: string) {
        void loadWholeStyles();
        prefetch(href);
      },
      push: openOnceStyled,
      replace: (href: string) =>
        onceStyled(
          () => replace(href),
          () => location.replace(href),
        ),
    }),
    [prefetch, replace],
  );
}
