import { servicePath } from '@/lib/paths';
import { claim } from '../claims';
import { metric, percent, span } from './claimed';
import { offerGuarantees } from './guarantees';
import { inboundSections } from './phone-inbound';
import { outboundSections } from './phone-outbound';
import type { Section } from './section';
import type { CatalogueService } from './service';

/** Section by section, first as it is inbound and then as it is outbound: each pair is one chapter. */
const bothWays: readonly Section[] = inboundSections.flatMap((inbound) => [
  inbound,
  ...outboundSections.filter(({ kind }) => kind === inbound.kind),
]);

export const aiPhoneCallers = {
  slug: 'ai-phone-callers',
  path: servicePath('ai-phone-callers'),
  group: 'income',
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
      kind: 'two-way-hero',
      headline: 'AI Phone Callers',
      info: {
        title: claim('second-most-provided-service').text,
        description: 'Made for firms whose phone rings more often than they can answer.',
        highlights: ['Works on the number you have', 'Every call ends with a written note'],
      },
      legend: 'Direction of the calls',
      guarantees: offerGuarantees,
      ways: {
        inbound: {
          label: 'Inbound',
          promise: 'For the calls that come in',
          lead: 'Takes the calls you would miss, answers what it knows and writes down what was said. The hard ones reach a person.',
          metrics: [
            metric('phone-inquiries-handled', { scale: percent(90) }),
            metric('phone-qualification-accuracy', { scale: percent(85) }),
            metric('phone-deployment', { scale: span(2, 3, 4, '4 weeks') }),
          ],
          metricsNote: {
            text: 'The two shares are our own figures, and your calls may differ.',
            more: 'What they count',
          },
        },
        outbound: {
          label: 'Outbound',
          promise: 'For the calls you never get to',
          lead: 'Calls the people who agreed to hear from you, asks what you would ask, and puts the ready ones through to you.',
          metrics: [metric('phone-daily-calls', { counts: 'What a line can do. You set the pace.' })],
          metricsNote: { text: 'Only to people who agreed to be called.', more: 'What that means' },
        },
      },
    },
    ...bothWays,
  ],
} as const satisfies CatalogueService;
