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

/**
 * When Next's router itself fails, which nothing can draw again but the page opened anew: in place of a page of Next's own,
 * with words, styles and a picture that every page would bring along (next.config.ts).
 */
export default function RouterFailure() {
  return <WholeFailure onRetry={() => location.reload()} />;
}
