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
 * Keeps a pressed question where it is in the window, even if the answer above it closes: browsers with scroll
 * anchoring do not always manage this.
 */
export function HeldQuestion() {
  useEffect(() => {
    document.addEventListener('click', holdInPlace);
    return () => document.removeEventListener('click', holdInPlace);
  }, []);
  return null;
}
