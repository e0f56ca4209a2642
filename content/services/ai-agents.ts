import { servicePath } from '@/lib/paths';
import { claim } from '../claims';
import { guarantee } from './claimed';
import { generalGuarantees } from './guarantees';
import type { Service } from './service';

export const aiAgents = {
  slug: 'ai-agents',
  path: servicePath('ai-agents'),
  name: 'AI Agents',
  cardTitle: 'AI Agent',
  description: 'Answers questions in your words, and hands over to a person when it should.',
  metaTitle: 'AI Agents for customer questions',
  metaDescription:
    'AI agents that answer customer questions in your words, around the clock, and hand over to a person when one is needed. Book a free consultation.',
  metal: 'purple',
  badge: claim('most-helpful-service').text,
  sections: [
    {
      kind: 'hero',
      headline: 'AI Agents',
      lead: 'Answers your customers’ questions in your words, day and night, and hands the conversation to a person when one is needed.',
      guarantees: [
        guarantee('roi-guarantee-ai-agents'),
        guarantee('resolution-in-12-hours'),
        ...generalGuarantees,
      ],
    },
  ],
} as const satisfies Service;
