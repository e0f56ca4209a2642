'use client';

import { ToolbarColor } from '@/components/layout/toolbar-color';
import { renderError } from '@/content/errors/render-error';
import { documentTitle } from '@/content/product-name';
import { currentTheme } from '@/lib/browser/theme';
import { RenderFailure } from './render-failure';

/** Replaces the whole document, in its current theme. */
export function WholeFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <html lang="en" data-theme={currentTheme()}>
      <body>
        <ToolbarColor />
        <title>{documentTitle(renderError.title)}</title>
        <RenderFailure onRetry={onRetry} />
      </body>
    </html>
  );
}

/**
 * For when Next's router itself fails, after which only loading the page again helps. It replaces a page of Next's
 * own, whose words, styles and picture every page would otherwise bring along (next.config.ts).
 */
export default function RouterFailure() {
  return <WholeFailure onRetry={() => location.reload()} />;
}
