'use client';

import { lazy } from 'react';
import { loadUntilThere } from '@/lib/browser/lost-scripts';

// Next sends the page for missing addresses along with every page; loaded lazily, only the name of its chunk is sent.
// Until that chunk comes, the server's HTML stays. The chunk is asked for until it is there, because React would
// remember a failed import for good and show an error instead. There is no Suspense boundary: inside one, the server
// would send the HTML hidden, for a script to reveal.
const loadMessages = () => loadUntilThere(() => import('./not-found-message'));
const Page = lazy(async () => ({ default: (await loadMessages()).NotFoundPage }));
const Message = lazy(async () => ({ default: (await loadMessages()).NotFoundMessage }));

export function LazyNotFoundPage() {
  return <Page />;
}

/** The same inside a page's frame. */
export function LazyNotFoundMessage() {
  return <Message />;
}
