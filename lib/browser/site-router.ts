import { useRouter } from 'next/navigation';
import { useEffect, useMemo } from 'react';
import { hasWholeStyles, loadWholeStyles } from './whole-styles';

type Opening = (href: string) => void;

/** Milliseconds that a page waits, before it opens, for styles that are being loaded. */
const longestWait = 2000;

/**
 * Does nothing for a visitor who has gone on to another page while it waited, as by Forward right after Back.
 * @param open by the router
 * @param otherwise by its address, so that the page brings its styles along
 */
async function onceStyled(href: string, open: Opening, otherwise: Opening) {
  const asked = location.pathname;
  if (!hasWholeStyles())
    await Promise.race([loadWholeStyles(), new Promise((resolve) => setTimeout(resolve, longestWait))]);
  if (asked === location.pathname) (hasWholeStyles() ? open : otherwise)(href);
}

const openByAddress: Opening = (href) => location.assign(href);

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
  onceStyled(href, (address) => openInside(address), openByAddress);

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
      replace: (href: string) => onceStyled(href, replace, (address) => location.replace(address)),
    }),
    [prefetch, replace],
  );
}
