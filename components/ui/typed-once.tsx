'use client';

import { useEffect } from 'react';

/** Words are typed once a visit: whoever comes back to the page inside the site finds them written. `mark` tells which. */
export function TypedOnce({ mark }: { mark: 'typed' | 'greeted' }) {
  useEffect(
    () => () => {
      document.documentElement.dataset[mark] = '';
    },
    [mark],
  );
  return null;
}
