'use client';

import { renderError } from '@/content/errors/render-error';
import { documentTitle } from '@/content/product-name';
import { currentTheme, defaultTheme } from '@/lib/browser/theme';
import { RenderFailure } from './render-failure';

/** In place of the whole document, in the theme it wears. */
export function WholeFailure({ onRetry }: { onRetry: () => void }) {
  const theme = typeof document === 'undefined' ? defaultTheme : currentTheme();
  return (
    <html lang="en" data-theme={theme}>
      <body>
        <title>{documentTitle(renderError.title)}</title>
        <RenderFailure onRetry={onRetry} />
      </body>
    </html>
  );
}
