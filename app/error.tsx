'use client';

import { useEffect } from 'react';
import { InnerHeader } from '@/components/layout/inner-header';
import { RenderFailure } from '@/components/layout/lost/render-failure';
import { renderError } from '@/content/errors';
import { documentTitle } from '@/lib/seo/document-title';

/** In place of a page that fails to render (part 2, section 8). It travels with every page, so it is kept light. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  // React has caught it; said aloud once more, whoever listens for the window's errors hears of it too.
  useEffect(() => window.reportError(error), [error]);
  return (
    <>
      <title>{documentTitle(renderError.title)}</title>
      <InnerHeader />
      <main id="main" tabIndex={-1} className="overflow-x-clip pt-20 outline-none">
        <RenderFailure onRetry={retry} />
      </main>
    </>
  );
}
