import { paths } from '@/lib/paths';
import { metric } from './claimed';
import type { Service } from './service';

/** Not one of the nine in the catalogue; linked from Multi AI Solutions (decision 20). */
export const integratedOffer = {
  slug: 'integrated-offer',
  path: paths.integratedOffer,
  name: 'Integrated Multi-Service Offer',
  cardTitle: 'Integrated Multi-Service Offer',
  description: 'Enquiries, calendar, records and follow-ups, built as one system.',
  metaTitle: 'Integrated Multi-Service Offer',
  metaDescription:
    'Enquiries, calendar, records and follow-ups built as one system in one project, delivered in 1 day to 1 week. Book a free consultation.',
  metal: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'Integrated Multi-Service Offer',
      lead: 'Enquiries, calendar, records and follow-ups built as one system, in one project, instead of one tool at a time.',
      metrics: [
        metric('integrated-roi', { from: 0, to: 312, of: 400, marks: 4 }),
        metric('integrated-automation', { from: 0, to: 90, of: 100, marks: 20 }),
        metric('integrated-hours', { from: 0, to: 40, of: 168, marks: 7 }),
        metric('integrated-delivery', { from: 1, to: 7, of: 7, marks: 7 }),
      ],
    },
  ],
} as const satisfies Service;
