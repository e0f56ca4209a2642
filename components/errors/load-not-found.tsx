'use client';

import { lazy } from 'react';
import { loadUntilThere } from '@/lib/browser/lost-scripts';

// Next sends what stands for a missing page with every page there is: so that it is a name there, and no page of its own.
// Until it comes, what the server sent stands: React would keep a failure for good, and put an error in its place. No
// boundary around it: the server would send it hidden, and only a script would show it.
const loadMessages = () => loadUntilThere(() => import('./not-found-message'));
const Page = lazy(async () => ({ default: (await loadMessages()).NotFoundPage }));
const Message = lazy(async () => ({ default: (await loadMessages()).NotFoundMessage }));

export function LazyNotFoundPage() {
  return <Page />;
}

/** The same inside the frame of a page. */
export function LazyNotFoundMessage() {
  return <Message />;
}
