import { useEffect, useState } from 'react';

/** The anchor of the section that crosses a line at a third of the window; the first one until something has. */
export function useCurrentAnchor(entries: readonly { anchor: string }[]): string | undefined {
  const [current, setCurrent] = useState(entries[0]?.anchor);

  useEffect(() => {
    const watcher = new IntersectionObserver(
      (seen) => {
        const crossing = seen.find(({ isIntersecting }) => isIntersecting);
        if (crossing) setCurrent(crossing.target.id);
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const { anchor } of entries) {
      const section = document.getElementById(anchor);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [entries]);

  return current;
}
