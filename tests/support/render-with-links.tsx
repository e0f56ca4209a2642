import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const nothing = () => {};

/** Opens no page: nothing is pressed in what is rendered to a text. */
const router = {
  back: nothing,
  forward: nothing,
  refresh: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
  bfcacheId: '0',
};

/** The HTML of what holds links of the site, which ask for the router as they are rendered. */
export const renderWithLinks = (content: ReactNode): string =>
  renderToStaticMarkup(<AppRouterContext value={router}>{content}</AppRouterContext>);
