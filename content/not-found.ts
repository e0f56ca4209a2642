import { countInWords, serviceCount } from './counts';

/** At an address that has no page. */
export const notFoundPage = {
  metaTitle: 'Page not found',
  metaDescription: `There is no page at this address. Start again from the landing page or from all ${countInWords(serviceCount)} services.`,
  title: 'No star at this position',
  lead: 'The page you asked for is not on our chart. It may have moved, or the address has a slip in it.',
  position: '404',
  home: 'Back to the landing page',
  services: 'Browse ALL Services',
} as const;
