import { useRouter } from 'next/navigation';
import { useEffect, useMemo } from 'react';
import { hasWholeStyles, loadWholeStyles } from './whole-styles';

/** Milliseconds a page about to be opened waits for styles that are on their way. */
const longestWait = 2000;

const tooLate = () => new Promise((resolve) => setTimeout(resolve, longestWait));

/** @param otherwise opens the page by its address: so it brings its styles along */
async function onceStyled(open: () => void, otherwise: () => void) {
  if (!hasWholeStyles()) await Promise.race([loadWholeStyles(), tooLate()]);
  if (hasWholeStyles()) open();
  else otherwise();
}

const openByAddress = (href: string) => location.assign(href);

/** By Next's router as soon as it runs. Links do not ask for the router themselves: they are rendered without one, too. */
let openInside = openByAddress;

/** For the layout, once: from then on Next's router opens links. */
export function useRouterForLinks(): void {
  const { push } = useRouter();
  useEffect(() => {
    openInside = push;
  }, [push]);
}

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
