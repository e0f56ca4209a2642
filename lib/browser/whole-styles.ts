import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { whenIdle } from './when-idle';

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

/** Milliseconds a page about to be opened waits for styles that are on their way. */
const longestWait = 2000;

let loading: Promise<unknown> | undefined;

/**
 * A page opened by its address has the styles in it that it can show itself (decision 0158). Those of the whole site, with
 * which any other page can replace it, are asked for by this. Settles when they are there, or could not be loaded.
 */
export function loadWholeStyles(): Promise<unknown> {
  loading ??= Promise.allSettled(
    sheets().map((link) => {
      link.disabled = false;
      return (
        link.sheet ?? new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve }))
      );
    }),
  );
  return loading;
}

/** @returns a function that calls it off */
export const loadWholeStylesWhenIdle = () => whenIdle(loadWholeStyles);

/** Whether any page of the site can be shown in this document. */
export const hasWholeStyles = () => sheets().every(({ sheet }) => sheet);

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
