'use client';

import { useSyncExternalStore } from 'react';
import { FallenStar } from '@/components/layout/lost/fallen-star';
import { LostPage } from '@/components/layout/lost/lost-page';
import { Button } from '@/components/ui/button';
import { renderError } from '@/content/errors';
import { paths } from '@/lib/paths';
import { documentTitle } from '@/lib/seo/document-title';
import { currentTheme, defaultTheme, onThemeChange } from '@/lib/theme/browser/theme';
import { caslon, hanken } from './fonts';
import './globals.css';

/** In place of everything, when the root layout itself fails. It leans on nothing that may have failed with it. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => defaultTheme);
  return (
    <html lang="en" data-theme={theme} className={`${caslon.variable} ${hanken.variable}`}>
      <body>
        <title>{documentTitle(renderError.title)}</title>
        <main role="alert">
          <LostPage
            title={renderError.title}
            lead={renderError.lead}
            figure={<FallenStar />}
            actions={
              <>
                <Button onClick={retry}>{renderError.retry}</Button>
                <a href={paths.home}>{renderError.home}</a>
              </>
            }
          />
        </main>
      </body>
    </html>
  );
}
