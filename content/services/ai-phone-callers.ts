import { servicePath } from '@/lib/paths';
import { claim } from '../claims';
import { metric } from './claimed';
import type { Service } from './service';

export const aiPhoneCallers = {
  slug: 'ai-phone-callers',
  path: servicePath('ai-phone-callers'),
  name: 'AI Phone Callers',
  cardTitle: 'AI Phone Callers',
  description: 'Takes and makes calls day and night, and writes down what was said.',
  metaTitle: 'AI Phone Callers',
  metaDescription:
    'AI phone callers that take the calls you would miss, make the ones you never get to, and write down what was said. Book a free consultation.',
  metal: 'silver',
  badge: claim('second-most-provided-service').text,
  sections: [
    {
      kind: 'hero',
      headline: 'AI Phone Callers',
      lead: 'Takes the calls you would miss, makes the ones you never get to, and writes down what was said. The difficult ones reach a person.',
      metrics: [
        metric('phone-inquiries-handled', { from: 0, to: 90, of: 100, marks: 20 }),
        metric('phone-qualification-accuracy', { from: 0, to: 85, of: 100, marks: 20 }),
        metric('phone-deployment', { from: 2, to: 3, of: 4, marks: 4 }),
      ],
    },
  ],
} as const satisfies Service;
