import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/** The link that was followed is gone with its page, so the keyboard goes on from the start of the new one. */
export function useArrivalFocus() {
  const path = usePathname();
  const before = useRef(path);
  useLayoutEffect(() => {
    if (path === before.current) return;
    before.current = path;
    if (document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [path]);
}
