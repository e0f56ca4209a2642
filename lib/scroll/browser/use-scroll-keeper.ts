import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { arriveAt } from './arrive-at';
import { leaveFor, newPlace, watchPlace } from './place';

/**
 * Keeps the place on every page, restores it on going back or forward to `/`, and takes every other page to its top.
 * To be mounted once, after the page: Next's own jump to the top is then over, and nothing has been painted since.
 */
export function useScrollKeeper() {
  const path = usePathname();
  const place = useRef(newPlace(path));

  useEffect(() => watchPlace(place.current), []);

  useLayoutEffect(() => {
    const now = place.current;
    if (path === now.path) return;
    const { y, viaHistory } = now;
    leaveFor(now, path);
    return arriveAt(path, { y, viaHistory });
  }, [path]);
}
