'use client';

import { useSyncExternalStore } from 'react';
import { RenderFailure } from '@/components/layout/lost/render-failure';
import { renderError } from '@/content/errors';
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
        <main>
          <RenderFailure onRetry={retry} />
        </main>
      </body>
    </html>
  );
}
