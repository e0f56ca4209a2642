'use client';

import { useEffect } from 'react';

/** Text is typed once per visit: a visitor who comes back to the page within the site finds it written. `mark` says which. */
export function TypedOnce({ mark }: { mark: 'typed' | 'greeted' }) {
  useEffect(
    () => () => {
      document.documentElement.dataset[mark] = '';
    },
    [mark],
  );
  return null;
}
