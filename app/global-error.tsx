'use client';

import { RenderFailure } from '@/components/errors/render-failure';
import { renderError } from '@/content/errors/render-error';
import { documentTitle } from '@/content/product-name';
import { currentTheme, defaultTheme } from '@/lib/browser/theme';
import './fonts.css';
import './globals.css';

/** In place of everything, when the root layout itself fails. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  const theme = typeof document === 'undefined' ? defaultTheme : currentTheme();
  return (
    <html lang="en" data-theme={theme}>
      <body>
        <title>{documentTitle(renderError.title)}</title>
        <RenderFailure onRetry={retry} />
      </body>
    </html>
  );
}
