import { servicePath } from '@/lib/paths';
import { metric } from './claimed';
import type { Service } from './service';

export const aiWebsites = {
  slug: 'ai-websites',
  path: servicePath('ai-websites'),
  name: 'AI Websites',
  cardTitle: 'AI Website',
  description: 'A site that answers visitors instead of waiting for them.',
  metaTitle: 'AI Websites that answer visitors',
  metaDescription:
    'AI websites that answer visitors, take their details and book the call. Delivered in 24 hours, with 30 days of unlimited revisions.',
  metal: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'AI Websites',
      lead: 'A website that answers its visitors, takes their details and books the call, instead of waiting to be read.',
      metrics: [
        metric('website-delivery', { from: 0, to: 1, of: 3, marks: 3 }),
        metric('website-process', { from: 0, to: 3, of: 3, marks: 3 }),
        metric('website-revisions', { from: 0, to: 30, of: 30, marks: 30 }),
      ],
    },
  ],
} as const satisfies Service;
