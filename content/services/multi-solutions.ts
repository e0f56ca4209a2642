import { paths, servicePath } from '@/lib/paths';
import { generalGuarantees } from './guarantees';
import type { Service } from './service';

export const multiSolutions = {
  slug: 'multi-solutions',
  path: servicePath('multi-solutions'),
  name: 'Multi AI Solutions',
  cardTitle: 'Multi AI Solutions',
  description: 'Several services joined into one system with one point of contact.',
  metaTitle: 'Multi AI Solutions',
  metaDescription:
    'Several AI services joined into one system with one point of contact, for work that does not stop at one department. Book a free consultation.',
  metal: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'Multi AI Solutions',
      lead: 'Several AI services joined into one system, with one point of contact, for work that does not stop at one department.',
      guarantees: generalGuarantees,
      related: { text: 'See the integrated multi-service offer', href: paths.integratedOffer },
    },
  ],
} as const satisfies Service;
