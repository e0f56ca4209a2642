'use client';

import { useEffect } from 'react';

/** The headline is typed once a visit: whoever comes back to the page inside the site finds it written. */
export function TypedOnce() {
  useEffect(
    () => () => {
      document.documentElement.dataset.typed = '';
    },
    [],
  );
  return null;
}
