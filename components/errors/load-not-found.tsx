'use client';

import { lazy, Suspense } from 'react';
import { loadUntilThere } from '@/lib/browser/lost-scripts';

// Next sends what stands for a missing page with every page there is: so that it is a name there, and no page of its own.
// Until it comes, what the server sent stands: React would keep a failure for good, and put an error in its place. Within
// a boundary, all around it works meanwhile.
const loadMessages = () => loadUntilThere(() => import('./not-found-message'));
const Page = lazy(async () => ({ default: (await loadMessages()).NotFoundPage }));
const Message = lazy(async () => ({ default: (await loadMessages()).NotFoundMessage }));

export function LazyNotFoundPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

/** The same inside the frame of a page. */
export function LazyNotFoundMessage() {
  return (
    <Suspense>
      <Message />
    </Suspense>
  );
}
