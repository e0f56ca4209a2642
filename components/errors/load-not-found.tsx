'use client';

import { lazy } from 'react';

// Next sends what stands for a missing page with every page there is: so that it is a name there, and no page of its own.
const Page = lazy(async () => ({ default: (await import('./not-found-message')).NotFoundPage }));
const Message = lazy(async () => ({ default: (await import('./not-found-message')).NotFoundMessage }));

export function LazyNotFoundPage() {
  return <Page />;
}

/** The same inside the frame of a page. */
export function LazyNotFoundMessage() {
  return <Message />;
}
