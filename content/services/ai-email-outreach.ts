import { servicePath } from '@/lib/paths';
import { claim } from '../claims';
import { guarantee, metric } from './claimed';
import type { Service } from './service';

export const aiEmailOutreach = {
  slug: 'ai-email-outreach',
  path: servicePath('ai-email-outreach'),
  name: 'AI Email Outreach',
  cardTitle: 'Auto Email Outreach',
  description: 'Finds the right people, writes to them well and follows up on time.',
  metaTitle: 'AI Email Outreach',
  metaDescription:
    'AI email outreach that finds the people you want as clients, writes to them and follows up on time. Set up in 48 hours. Book a free consultation.',
  metal: 'gold',
  badge: claim('most-popular-service').text,
  sections: [
    {
      kind: 'hero',
      headline: 'AI Email Outreach',
      lead: 'Finds the people you want as clients, writes to each of them and follows up on time. What reaches you are the replies.',
      guarantees: [guarantee('roi-guarantee-email')],
      metrics: [
        metric('email-open-average', { from: 25, to: 50, of: 100, marks: 20 }),
        metric('email-daily-volume', { from: 0, to: 4, of: 4, marks: 4 }),
        metric('email-qualified-leads', { from: 0, to: 30, of: 30, marks: 30 }),
      ],
    },
  ],
} as const satisfies Service;
