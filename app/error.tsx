'use client';

import { useEffect } from 'react';
import { InnerPage } from '@/components/layout/inner-page';
import { FallenStar } from '@/components/layout/lost/fallen-star';
import { LostPage } from '@/components/layout/lost/lost-page';
import { Button } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import { renderError } from '@/content/errors';
import { paths } from '@/lib/paths';
import { documentTitle } from '@/lib/seo/document-title';

/** In place of a page that fails to render (part 2, section 8). */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  // React has caught it; said aloud once more, whoever listens for the window's errors hears of it too.
  useEffect(() => window.reportError(error), [error]);
  return (
    <InnerPage>
      <title>{documentTitle(renderError.title)}</title>
      <div role="alert">
        <LostPage
          title={renderError.title}
          lead={renderError.lead}
          figure={<FallenStar />}
          actions={
            <>
              <Button onClick={retry}>{renderError.retry}</Button>
              <GoLink href={paths.home}>{renderError.home}</GoLink>
            </>
          }
        />
      </div>
    </InnerPage>
  );
}
