import { claim } from '@/content/claims';
import { statisticsOf } from '@/content/statistics';
import { paths, servicePath } from '@/lib/paths';
import { claimMetric, claimSeal, generalSeals, offerGuarantees, percentScale, timeScale } from './claim-text';
import type { OfferChoice } from './section';
import type { Service } from './service';

type MultiServicePage = 'multi-solutions' | 'integrated-offer';

const multiServiceOffers = {
  'multi-solutions': {
    name: 'Multi AI Solutions',
    href: servicePath('multi-solutions'),
    cells: [
      'The parts you pick, joined in turn',
      'Firms with tools to keep',
      'Two to three weeks',
      'Part by part',
    ],
  },
  'integrated-offer': {
    name: 'Integrated Multi-Service Offer',
    href: paths.integratedOffer,
    cells: [
      'Inquiries, calendar, records, follow-ups',
      'Firms that start fresh',
      claim('integrated-delivery').figure,
      'One price for the set',
    ],
  },
} as const satisfies Record<MultiServicePage, OfferChoice['rows'][number]>;

/** The two ways to several services at once, as seen from the page of one: that one is not a link. */
export function multiServiceChoice(page: MultiServicePage): OfferChoice {
  return {
    title: 'Two ways to several services',
    columns: ['What is in it', 'For whom', 'How long', 'How priced'],
    rows: Object.entries(multiServiceOffers).map(([slug, { name, href, cells }]) =>
      slug === page ? { name, cells } : { name, href, cells },
    ),
  };
}

/** Not one of the nine in the catalogue; linked from Multi AI Solutions (decision 0019). */
export const integratedOffer = {
  slug: 'integrated-offer',
  path: paths.integratedOffer,
  name: 'Integrated Multi-Service Offer',
  cardTitle: 'Integrated Multi-Service Offer',
  description: 'Inquiries, calendar, records and follow-ups, built as one system.',
  metaTitle: 'Integrated Multi-Service Offer',
  metaDescription:
    'Inquiries, calendar, records and follow-ups built as one system in one project, delivered in 1 day to 1 week. Book a free consultation.',
  tier: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'Integrated Multi-Service Offer',
      lead: 'Inquiries, calendar, records and follow-ups built as one system, in one project, instead of one tool at a time.',
      guarantees: offerGuarantees,
      metrics: [
        claimMetric('integrated-delivery', {
          counts: 'by how many parts you choose',
          scale: timeScale(1, 7, 7, '1 week'),
        }),
        claimMetric('integrated-automation', { scale: percentScale(90) }),
        claimMetric('integrated-roi'),
        claimMetric('integrated-hours'),
      ],
      metricsNote: {
        text: 'The last three are our own figures, not a forecast. Ask us for the sample behind them.',
        more: 'How they were reached',
      },
      choice: multiServiceChoice('integrated-offer'),
    },
    {
      kind: 'statistics',
      title: 'Why single tools disappoint',
      items: statisticsOf('integrated-offer'),
    },
    {
      kind: 'problems',
      title: 'What you have tried before',
      items: [
        {
          title: 'A tool a year',
          description: 'First a chat box, then a booking link, then an email tool. Each with its own login.',
          impact: 'You pay for six, use three, and trust none.',
        },
        {
          title: 'The follow-up that was not',
          description:
            'A visit went well. The offer was sent. Then each of you thought the other would write.',
          impact: 'The deal did not go to a rival. It went nowhere.',
        },
        {
          title: 'You are the glue',
          description: 'What one program does not tell the next, you tell it, late in the evening.',
          impact: 'The firm cannot grow past the hours you have left.',
        },
      ],
    },
    {
      kind: 'benefits',
      title: 'One project, four gains',
      items: [
        {
          icon: 'inbox',
          title: 'All inquiries in one place',
          description: 'Calls, forms and emails end up in a single list, with one answer each.',
          metric: 'Search the list for any name, and find one thread',
        },
        {
          icon: 'calendar-check',
          title: 'A calendar that fills itself',
          description: 'The reply offers times, the visit is booked, and the reminder is sent.',
          metric: 'Write to it yourself, and see a time come back',
        },
        {
          icon: 'users',
          title: 'Records that write themselves',
          description: 'What was said and promised stands with the client, not in someone’s head.',
          metric: 'Open any client and read the whole story',
        },
        {
          icon: 'mail-check',
          title: 'Offers that are followed up',
          description: 'If no reply comes, a friendly note goes out. It stops when they answer.',
          metric: 'Leave one offer open, and wait for the note',
        },
      ],
    },
    {
      kind: 'steps',
      title: `One project, ${claim('integrated-delivery').figure}`,
      lead: `${claim('integrated-delivery').text}. You hear on the call where in that span your set falls.`,
      steps: [
        {
          timeframe: 'Agree',
          title: 'Choose your four parts',
          description: 'Where inquiries come in, whose calendar, which CRM, which offers.',
          clientRole: 'One person who can decide',
        },
        {
          timeframe: 'Build',
          title: 'All parts at once',
          description: 'Since we make all of it, no part has to wait for another vendor.',
          clientRole: 'Logins to the tools you keep',
        },
        {
          timeframe: 'Walk through',
          title: 'One made-up client',
          description: 'You follow a test client from first word to paid bill, and stop us where it is off.',
          clientRole: 'A critical eye',
        },
        {
          timeframe: 'Hand over',
          title: 'Keys and a guide',
          description: 'Your team gets the logins, a short guide, and a person to call.',
          clientRole: 'A time for the whole team to meet us',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about the offer',
      items: [
        {
          question: 'What does it cost?',
          answer:
            'There is one price, written for the set you take. You have it before we begin, as part of your agreement.',
        },
        {
          question: 'How does this differ from Multi AI Solutions?',
          answer:
            'That service joins parts step by step, and you pick each of them. This is one fixed set, made in one go.',
        },
        {
          question: 'Can I leave a part out?',
          answer:
            'Yes. If you have a calendar you love, we join it in place of ours. The price is written for the set you take.',
        },
        {
          question: 'How were the large figures reached?',
          answer:
            'On the call, ask us which clients, months and costs stand behind them. Your own return depends on your prices and your leads, so do not plan with ours.',
        },
        {
          question: 'What must be ready on my side?',
          answer:
            'Logins to the tools you keep, a list of your services and prices, and one person who can decide.',
        },
      ],
    },
    {
      kind: 'sealed-closing',
      title: 'Follow one client with us',
      text: 'Pick a client you lost. On the call we trace where it went quiet, and show which part would have spoken up.',
      seals: [claimSeal('integrated-delivery'), ...generalSeals],
    },
  ],
} as const satisfies Service;
