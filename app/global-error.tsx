'use client';

import { RenderFailure } from '@/components/layout/lost/render-failure';
import { renderError } from '@/content/errors';
import { documentTitle } from '@/lib/seo/document-title';
import { currentTheme, defaultTheme } from '@/lib/theme/browser/theme';
import { caslon, hanken } from './fonts';
import './globals.css';

/** In place of everything, when the root layout itself fails. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  const theme = typeof document === 'undefined' ? defaultTheme : currentTheme();
  return (
    <html lang="en" data-theme={theme} className={`${caslon.variable} ${hanken.variable}`}>
      <body>
        <title>{documentTitle(renderError.title)}</title>
        <RenderFailure onRetry={retry} />
      </body>
    </html>
  );
}
