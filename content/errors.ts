/** Where the site has to say that a page cannot be shown. */
export const notFoundPage = {
  metaTitle: 'Page not found',
  metaDescription:
    'There is no page at this address. Start again from the landing page or from all nine services.',
  title: 'No star at this position',
  lead: 'The page you asked for is not on our chart. It may have moved, or the address has a slip in it.',
  position: '404',
  home: 'Back to the landing page',
  services: 'Browse ALL Services',
} as const;

/** The heading is fixed (R123). */
export const renderError = {
  title: 'Unexpected Application Error!',
  lead: 'This page broke while it was being drawn. Trying again often helps; the rest of the site is still here.',
  retry: 'Try again',
  home: 'Back to the landing page',
} as const;
