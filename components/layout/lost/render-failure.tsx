'use client';

import { renderError } from '@/content/errors';
import { paths } from '@/lib/paths';
import { Button } from '../../ui/button';
import { FallenStar } from './fallen-star';
import { LostPage } from './lost-page';

/** What both error pages show. Its link loads the landing page afresh, whatever state this document is in. */
export function RenderFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <LostPage
        title={renderError.title}
        lead={renderError.lead}
        figure={<FallenStar />}
        actions={
          <>
            <Button onClick={onRetry}>{renderError.retry}</Button>
            <a href={paths.home}>{renderError.home}</a>
          </>
        }
      />
    </div>
  );
}
