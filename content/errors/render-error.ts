/** In place of a page that failed to render; the heading is fixed (R123). Every page sends this as code. */
export const renderError = {
  title: 'Unexpected Application Error!',
  lead: 'Something on this page went wrong. Trying again often helps, and the other pages still work.',
  retry: 'Try again',
  home: 'Back to the landing page',
} as const;
