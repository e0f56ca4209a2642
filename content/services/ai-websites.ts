import { servicePath } from '@/lib/paths';
import type { Service } from './service';

export const aiWebsites = {
  slug: 'ai-websites',
  path: servicePath('ai-websites'),
  name: 'AI Websites',
  cardTitle: 'AI Website',
  description: 'A site that answers visitors instead of waiting for them.',
  title: 'AI Websites that answer visitors',
  metaDescription:
    'AI websites that answer visitors, take their details and book the call. Delivered in 24 hours, with 30 days of unlimited revisions.',
  metal: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'AI Websites',
      lead: 'A website that answers its visitors, takes their details and books the call, instead of waiting to be read.',
      metrics: [
        { figure: '24 hours', label: 'to delivery', scale: { from: 0, to: 1, of: 3, marks: 3 } },
        { figure: '30 days', label: 'of unlimited revisions', scale: { from: 0, to: 30, of: 30, marks: 30 } },
        { figure: '3 days', label: 'delivery process', scale: { from: 0, to: 3, of: 3, marks: 3 } },
      ],
    },
  ],
} as const satisfies Service;
