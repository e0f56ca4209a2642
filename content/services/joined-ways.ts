import { paths, servicePath } from '@/lib/paths';
import { claim } from '../claims';
import type { Choice } from './section';

type JoinedPage = 'multi-solutions' | 'integrated-offer';

const rows = {
  'multi-solutions': {
    name: 'Multi AI Solutions',
    href: servicePath('multi-solutions'),
    cells: [
      'The parts you pick, joined in turn',
      'Firms with tools to keep',
      'Two to three weeks',
      'Part by part',
    ],
  },
  'integrated-offer': {
    name: 'Integrated Multi-Service Offer',
    href: paths.integratedOffer,
    cells: [
      'Inquiries, calendar, records, follow-ups',
      'Firms that start fresh',
      claim('integrated-delivery').figure,
      'One price for the set',
    ],
  },
} as const satisfies Record<JoinedPage, Choice['rows'][number]>;

/** The two ways to several services at once, as seen from the page of one: that one is not a link. */
export function joinedWays(page: JoinedPage): Choice {
  return {
    title: 'Two ways to several services',
    columns: ['What is in it', 'For whom', 'How long', 'How priced'],
    rows: Object.entries(rows).map(([slug, { name, href, cells }]) =>
      slug === page ? { name, cells } : { name, href, cells },
    ),
  };
}
