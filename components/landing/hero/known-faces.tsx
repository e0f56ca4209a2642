'use client';

import { useEffect } from 'react';

/** Says, for style sheets, that each face the page asks for has come or will not: letters need no places of ours any more. */
export function KnownFaces() {
  useEffect(() => {
    document.fonts.ready.then(() => {
      document.documentElement.dataset.faces = '';
    });
  }, []);
  return null;
}
