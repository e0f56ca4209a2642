import { servicePath } from '@/lib/paths';
import { roiGuarantee } from './guarantees';
import type { Service } from './service';

export const aiEmailOutreach = {
  slug: 'ai-email-outreach',
  path: servicePath('ai-email-outreach'),
  name: 'AI Email Outreach',
  cardTitle: 'Auto Email Outreach',
  description: 'Finds the right people, writes to them well and follows up on time.',
  title: 'AI Email Outreach',
  metaDescription:
    'AI email outreach that finds the people you want as clients, writes to them and follows up on time. Set up in 48 hours. Book a free consultation.',
  metal: 'gold',
  badge: 'Most Popular Service',
  sections: [
    {
      kind: 'hero',
      headline: 'AI Email Outreach',
      lead: 'Finds the people you want as clients, writes to each of them and follows up on time. What reaches you are the replies.',
      guarantees: [roiGuarantee(30)],
      metrics: [
        {
          figure: '50%',
          label: 'average open rate against a 25% standard',
          scale: { from: 25, to: 50, of: 100, marks: 20 },
        },
        { figure: '2,000+', label: 'daily emails per account', scale: { from: 0, to: 4, of: 4, marks: 4 } },
        {
          figure: '30',
          label: 'qualified leads by end of month 1',
          scale: { from: 0, to: 30, of: 30, marks: 30 },
        },
      ],
    },
  ],
} as const satisfies Service;
