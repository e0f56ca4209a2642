'use client';

import { lazy } from 'react';

// Next sends what stands for a missing page with every page there is: so that it is a name there, and no page of its own.
export const LazyNotFoundPage = lazy(() => import('./not-found-page'));

/** The same inside the frame of a page. */
export const LazyNotFoundMessage = lazy(async () => ({
  default: (await import('./not-found-message')).NotFoundMessage,
}));
