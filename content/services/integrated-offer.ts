import { paths } from '@/lib/paths';
import { claim } from '../claims';
import { statisticsOf } from '../statistics';
import { metric, seal } from './claimed';
import { generalSeals } from './guarantees';
import type { Service } from './service';

/** Not one of the nine in the catalogue; linked from Multi AI Solutions (decision 20). */
export const integratedOffer = {
  slug: 'integrated-offer',
  path: paths.integratedOffer,
  name: 'Integrated Multi-Service Offer',
  cardTitle: 'Integrated Multi-Service Offer',
  description: 'Inquiries, calendar, records and follow-ups, built as one system.',
  metaTitle: 'Integrated Multi-Service Offer',
  metaDescription:
    'Inquiries, calendar, records and follow-ups built as one system in one project, delivered in 1 day to 1 week. Book a free consultation.',
  metal: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'Integrated Multi-Service Offer',
      lead: 'Inquiries, calendar, records and follow-ups built as one system, in one project, instead of one tool at a time.',
      metrics: [
        metric('integrated-roi', { from: 0, to: 312, of: 400, marks: 4 }),
        metric('integrated-automation', { from: 0, to: 90, of: 100, marks: 20 }),
        metric('integrated-hours', { from: 0, to: 40, of: 168, marks: 7 }),
        metric('integrated-delivery', { from: 1, to: 7, of: 7, marks: 7 }),
      ],
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
          description: 'First a chat box, then a booking link, then a mail tool. Each with its own login.',
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
          description: 'Calls, forms and mail end up in a single list, with one answer each.',
          metric: claim('integrated-automation').text,
        },
        {
          icon: 'calendar-check',
          title: 'A calendar that fills itself',
          description: 'The reply offers times, the visit is booked, and the reminder is sent.',
          metric: claim('integrated-hours').text,
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
          metric: claim('integrated-roi').text,
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How one project runs',
      steps: [
        {
          timeframe: 'Agree',
          title: 'Choose the four ends',
          description: 'Where inquiries come in, whose calendar, which CRM, which offers.',
        },
        {
          timeframe: 'Build',
          title: 'All parts at once',
          description: 'Since we make all of it, no part has to wait for another vendor.',
        },
        {
          timeframe: 'Walk through',
          title: 'One made-up client',
          description: 'You follow a test client from first word to paid bill, and stop us where it is off.',
        },
        {
          timeframe: 'Hand over',
          title: 'Keys and a guide',
          description: 'Your team gets the logins, a short guide, and a person to call.',
        },
      ],
      note: `${claim('integrated-delivery').text}, by how many parts you choose.`,
    },
    {
      kind: 'faq',
      title: 'Questions about the offer',
      items: [
        {
          question: 'How is this not Multi AI Solutions?',
          answer:
            'That service joins parts step by step, and you pick each of them. This is one fixed set, made in one go.',
        },
        {
          question: 'Can I leave a part out?',
          answer:
            'Yes. If you have a calendar you love, we join it in place of ours. The price is written for the set you take.',
        },
        {
          question: 'How was the ROI figure reached?',
          answer:
            'Ask us for the sample and the costs behind it on the call. Your own return depends on your prices and your leads, so do not plan with ours.',
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
      seals: [seal('integrated-delivery'), ...generalSeals],
    },
  ],
} as const satisfies Service;
