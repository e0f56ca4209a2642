import { countInWords, serviceCount } from '@/content/counts';

/** At an address that has no page. */
export const notFoundPage = {
  metaTitle: 'Page not found',
  metaDescription: `There is no page at this address. Start again from the landing page or from all ${countInWords(serviceCount)} services.`,
  title: 'We cannot find that page',
  lead: 'It may have moved, or the address may be mistyped.',
  position: '404',
  home: 'Back to the landing page',
  services: 'Browse ALL Services',
} as const;
