/** In place of a page that failed to render; the heading is fixed (R123). Every page sends this as code. */
export const renderError = {
  title: 'Unexpected Application Error!',
  lead: 'This page broke while it was being drawn. Trying again often helps; the rest of the site is still here.',
  retry: 'Try again',
  home: 'Back to the landing page',
} as const;
