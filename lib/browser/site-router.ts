import { useRouter } from 'next/navigation';
import { useEffect, useMemo } from 'react';
import { hasWholeStyles, loadWholeStyles } from './whole-styles';

/** Milliseconds that a page waits, before it opens, for styles that are being loaded. */
const longestWait = 2000;

const tooLate = () => new Promise((resolve) => setTimeout(resolve, longestWait));

/** @param otherwise opens the page by its address, so that it brings its styles along */
async function onceStyled(open: () => void, otherwise: () => void) {
  if (!hasWholeStyles()) await Promise.race([loadWholeStyles(), tooLate()]);
  if (hasWholeStyles()) open();
  else otherwise();
}

const openByAddress = (href: string) => location.assign(href);

/** Next's router, as soon as it runs. Links do not call `useRouter` themselves: they are also rendered without a router. */
let openInside = openByAddress;

/** Called once by the layout: from then on Next's router opens links. */
export function useRouterForLinks(): void {
  const { push } = useRouter();
  useEffect(() => {
    openInside = push;
  }, [push]);
}

/** Opens a page of this site once the whole site's styles have loaded. */
export const openOnceStyled = (href: string) =>
  onceStyled(
    () => openInside(href),
    () => openByAddress(href),
  );

/** Next's router, which opens pages once the whole site's styles have loaded. */
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
