import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is within `margin` of the viewport; `false` until it has been looked at. */
export function useInView(target: RefObject<Element | null>, margin = '0px'): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      {
        rootMargin: margin,
      },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, margin]);
  return inView;
}
