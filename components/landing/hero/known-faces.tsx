'use client';

import { useEffect } from 'react';

/** Tells the style sheets that every font the page asks for has come or will not, so letters no longer need fixed places. */
export function KnownFaces() {
  useEffect(() => {
    document.fonts.ready.then(() => {
      document.documentElement.dataset.faces = '';
    });
  }, []);
  return null;
}
