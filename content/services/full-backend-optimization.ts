import { claim } from '@/content/claims';
import { statisticsOf } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import { claimMetric, claimSeal, generalSeals, offerGuarantees } from './claim-text';
import type { CatalogueService } from './service';

export const fullBackendOptimization = {
  slug: 'full-backend-optimization',
  path: servicePath('full-backend-optimization'),
  group: 'backend',
  name: 'FULL Backend Optimization',
  cardTitle: 'FULL Backend Optimization',
  description: 'The repeated work behind the business, mapped and automated in layers.',
  metaTitle: 'FULL Backend Optimization',
  metaDescription:
    'The repeated work behind your business, mapped with you and automated layer by layer in five weeks. Book a free consultation.',
  tier: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'FULL Backend Optimization',
      lead: 'We map the repeated work behind your business with you, then automate it layer by layer, in five weeks.',
      guarantees: offerGuarantees,
      metrics: [
        claimMetric('backend-delivery', { counts: 'from the map to the switch' }),
        claimMetric('backend-revenue'),
        claimMetric('backend-hours'),
      ],
      metricsNote: {
        text: 'The last two are our own figures and no forecast. Ask on the call which clients they were measured on, and against what.',
        more: 'More on these figures',
      },
    },
    {
      kind: 'statistics',
      title: 'Where office hours go',
      items: statisticsOf('full-backend-optimization'),
    },
    {
      kind: 'problems',
      title: 'Signs that the back office is stuck',
      items: [
        {
          title: 'One sheet runs the firm',
          description: 'It has nineteen tabs, and one person knows which cell not to touch.',
          impact: 'When that person is ill, invoices wait. When they leave, you start from zero.',
        },
        {
          title: 'Typed in twice',
          description: 'An order is read from an email, typed into one system, then into the next.',
          impact: 'You pay for the same minutes two times, and again for each slip.',
        },
        {
          title: 'Nobody sees the jam',
          description: 'A quote needs a signature. It is in a tray, or an inbox, or done. Who knows?',
          impact: 'The client calls to ask, and you must say “let me check”.',
        },
      ],
    },
    {
      kind: 'features',
      title: 'What we automate, layer by layer',
      items: [
        {
          title: 'Invoices and orders, read for you',
          description:
            'Orders, bills and forms are read and filed. What cannot be read well is put before a person.',
          useCase: 'A supplier sends bills as photos.',
          outcome: 'The bill is in your books, with the photo beside it.',
        },
        {
          title: 'Every task has an owner and a next step',
          description: 'Each task knows its next step and who has it. Late ones speak up by themselves.',
          useCase: 'A quote waits for a signature while the boss travels.',
          outcome: 'She signs on her phone, and the order starts.',
        },
        {
          title: 'Reports that build themselves',
          description: 'The reports you build by hand are built for you, from the same sources each time.',
          useCase: 'It is Friday, and the owner wants the unpaid invoices.',
          outcome: 'The page is there, and each total can be opened down to the bill.',
        },
      ],
    },
    {
      kind: 'steps',
      title: `The plan: ${claim('backend-delivery').text}`,
      lead: 'The old way keeps running until the new one has proved itself beside it.',
      steps: [
        {
          timeframe: claim('backend-step-1').text,
          title: 'Map',
          description: 'We sit beside the people who do the work. You get a map and a ranked list.',
          clientRole: 'A seat beside the people who do the work',
        },
        {
          timeframe: claim('backend-step-2').text,
          title: 'Build',
          description: 'The top of the list is automated, one layer after another, on copies of your data.',
          clientRole: 'Access, and copies of your data',
        },
        {
          timeframe: claim('backend-step-3').text,
          title: 'Run side by side',
          description: 'Old way and new way do the same jobs. We compare, and fix what differs.',
          clientRole: 'A look at what differs',
        },
        {
          timeframe: claim('backend-step-4').text,
          title: 'Switch and tune',
          description: 'The old way is retired. We watch, train your staff and take the next item.',
          clientRole: 'The word to switch',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about your back office',
      items: [
        {
          question: 'What does it cost?',
          answer:
            'The map shows how much there is to do, and you choose how far down the list we go. You have the price in writing before anything is built.',
        },
        {
          question: 'Do we have to change our software?',
          answer:
            'As a rule, no. We build on what you have. If one program blocks everything else, we show you, and you decide.',
        },
        {
          question: 'What happens to jobs?',
          answer:
            'That is your call, not ours. We suggest that you tell your people what you plan before we come.',
        },
        {
          question: 'What do the two large figures mean for me?',
          answer:
            'Do not read them as a forecast for your firm. Ask us on the call what the revenue was measured against and whose hours were saved. Then count your own before and after.',
        },
        {
          question: 'What if an automation fails?',
          answer:
            'It stops, keeps the item and tells a person. No step is skipped in silence. You can do the job by hand until it is mended.',
        },
      ],
    },
    {
      kind: 'sealed-closing',
      title: 'Bring the task you like least',
      text: 'Describe one job that comes back each week. We sketch on the call how it could run, and what would stay with you.',
      seals: [claimSeal('backend-delivery'), ...generalSeals],
    },
  ],
} as const satisfies CatalogueService;
