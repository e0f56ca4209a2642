'use client';

import { useEffect } from 'react';
import { RenderFailure } from '@/components/errors/render-failure';
import { useRetryOnce } from '@/lib/browser/lost-scripts';

/** Replaces a page that fails to render; the layout around it stays. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  // React has caught the error; reporting it lets whoever listens for the window's errors hear of it too.
  useEffect(() => window.reportError(error), [error]);
  return useRetryOnce(error, retry) && <RenderFailure onRetry={retry} />;
}
