import { servicePath } from '@/lib/paths';
import { metric } from './claimed';
import type { Service } from './service';

export const fullBackendOptimization = {
  slug: 'full-backend-optimization',
  path: servicePath('full-backend-optimization'),
  name: 'FULL Backend Optimization',
  cardTitle: 'FULL Backend Optimization',
  description: 'The repeated work behind the business, mapped and automated in layers.',
  metaTitle: 'FULL Backend Optimization',
  metaDescription:
    'The repeated work behind your business, mapped with you and automated layer by layer in five weeks. Book a free consultation.',
  metal: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'FULL Backend Optimization',
      lead: 'We map the repeated work behind your business with you, then automate it layer by layer, in five weeks.',
      metrics: [
        metric('backend-revenue', { from: 0, to: 400, of: 400, marks: 4 }),
        metric('backend-hours', { from: 0, to: 35, of: 168, marks: 7 }),
        metric('backend-delivery', { from: 0, to: 5, of: 5, marks: 5 }),
      ],
    },
  ],
} as const satisfies Service;
