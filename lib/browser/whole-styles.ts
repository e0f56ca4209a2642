import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { whenIdle } from './when-idle';

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
 * which any other page can replace it, are asked for by this. Settles when they are there, or could not be loaded.
 */
export function loadWholeStyles(): Promise<unknown> {
  loading ??= Promise.all(disabledLinks().map(load));
  return loading;
}

/**
 * After the faces: the sheets name them once more, and a browser has those at hand that it has loaded.
 * @returns a function that calls it off
 */
export const loadWholeStylesWhenIdle = () => whenIdle(() => void document.fonts.ready.then(loadWholeStyles));

/** Whether any page of the site can be shown in this document. */
export const hasWholeStyles = () => missing.size === 0 && disabledLinks().length === 0;

const tooLate = () => new Promise((resolve) => setTimeout(resolve, longestWait));

/** @param otherwise has the browser open the page by itself: there it brings its styles along */
async function onceStyled(open: () => void, otherwise: () => void) {
  if (!hasWholeStyles()) await Promise.race([loadWholeStyles(), tooLate()]);
  if (hasWholeStyles()) open();
  else otherwise();
}

/** Next's router, for pages that are opened once the styles of the whole site are there. */
export function useSiteRouter() {
  const { prefetch, push, replace } = useRouter();
  return useMemo(
    () => ({
      prefetch,
      push: (href: string) =>
        onceStyled(
          () => push(href),
          () => location.assign(href),
        ),
      replace: (href: string) =>
        onceStyled(
          () => replace(href),
          () => location.replace(href),
        ),
    }),
    [prefetch, push, replace],
  );
}
