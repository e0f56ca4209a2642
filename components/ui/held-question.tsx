'use client';

import { useEffect } from 'react';

function holdInPlace({ target }: Event) {
  const question = target instanceof Element && target.closest('summary');
  if (!question) return;
  const top = () => question.getBoundingClientRect().top;
  const before = top();
  requestAnimationFrame(() => window.scrollBy({ top: top() - before, behavior: 'instant' }));
}

/**
 * A pressed question stays where it is in the window, though the answer above it closes: browsers that hold what is read
 * in its place do not always hold this.
 */
export function HeldQuestion() {
  useEffect(() => {
    document.addEventListener('click', holdInPlace);
    return () => document.removeEventListener('click', holdInPlace);
  }, []);
  return null;
}
