import { servicePath } from '@/lib/paths';
import { claim } from '../claims';
import { statisticsOf } from '../statistics';
import { metric, seal } from './claimed';
import { generalSeals } from './guarantees';
import { inbound, outbound } from './phone-ways';
import type { CatalogueService } from './service';

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
      ways: {
        inbound: {
          label: 'Inbound',
          promise: 'For the calls that come in',
          lead: 'Takes the calls you would miss, answers what it knows and writes down what was said. The hard ones reach a person.',
          metrics: [
            metric('phone-inquiries-handled', { from: 0, to: 90, of: 100, marks: 20 }),
            metric('phone-qualification-accuracy', { from: 0, to: 85, of: 100, marks: 20 }),
            metric('phone-deployment', { from: 2, to: 3, of: 4, marks: 4 }),
          ],
        },
        outbound: {
          label: 'Outbound',
          promise: 'For the calls you never get to',
          lead: 'Calls the people who agreed to hear from you, asks what you would ask, and puts the ready ones through to you.',
          metrics: [metric('phone-daily-calls')],
        },
      },
    },
    {
      kind: 'statistics',
      title: 'What happens on the phone',
      items: statisticsOf('ai-phone-callers'),
    },
    {
      kind: 'problems',
      title: 'What a phone alone cannot do',
      items: [
        {
          title: 'It rings while you work',
          description: 'You are on a ladder, in a chair or with a client. The call goes to voicemail.',
          impact: 'The caller hangs up and dials the next name on the list.',
        },
        {
          title: 'Call-backs pile up',
          description:
            'There are people who asked for a call. Each day the list is longer than the afternoon.',
          impact: 'They cool off, and you feel bad each time you see the sheet.',
        },
        {
          title: 'Nobody knows what was said',
          description: 'Was it the large one or the small one? The note says “call him back”.',
          impact: 'You ask again, or you send the wrong thing.',
        },
      ],
    },
    inbound.deliverables,
    outbound.deliverables,
    {
      kind: 'steps',
      title: 'From first talk to first call',
      steps: [
        {
          timeframe: 'Listen',
          title: 'Your calls, as they are',
          description: 'We note which calls come up most, and what a good answer to each sounds like.',
        },
        {
          timeframe: 'Write',
          title: 'A voice and a script',
          description: 'You choose the voice, the first line and the moment at which a person takes over.',
        },
        {
          timeframe: 'Try',
          title: 'Calls among ourselves',
          description: 'You and your team call it, or it calls you. Every stumble is fixed and tried again.',
        },
        {
          timeframe: 'Ring',
          title: 'Real calls',
          description: 'One line first, at hours when you can listen in. Then the rest.',
        },
      ],
      note: `${claim('phone-deployment').text}: ${claim('phone-deployment-simple').text}, ${claim('phone-deployment-complex').text}.`,
    },
    inbound.faq,
    outbound.faq,
    {
      mode: 'inbound',
      kind: 'sealed-closing',
      title: 'Let it ring, once',
      text: 'On the call we set up a line with you and ring it. Ask it what your callers ask, and try to confuse it.',
      seals: [seal('phone-deployment'), ...generalSeals],
    },
    {
      mode: 'outbound',
      kind: 'sealed-closing',
      title: 'Have it call you first',
      text: 'Give us a number and your consent, and you are the first one on the list. Then decide if your clients should be next.',
      seals: generalSeals,
    },
  ],
} as const satisfies CatalogueService;
