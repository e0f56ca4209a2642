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
      'Services you pick, connected in turn',
      'Firms with tools to keep',
      'Two to three weeks',
      'Part by part',
    ],
  },
  'integrated-offer': {
    name: 'Integrated Multi-Service Offer',
    href: paths.integratedOffer,
    cells: [
      'Four fixed parts: inquiries, calendar, records, follow-ups',
      'Firms that start fresh',
      claim('integrated-delivery').figure,
      'One price for the set',
    ],
  },
} as const satisfies Record<MultiServicePage, OfferChoice['rows'][number]>;

/** The two ways to several services at once, as seen from the page of one: that one is not a link. */
export function multiServiceChoice(page: MultiServicePage): OfferChoice {
  return {
    title: 'Two ways to combine services',
    columns: ['What is in it', 'For whom', 'How long', 'How priced'],
    rows: Object.entries(multiServiceOffers).map(([slug, { name, href, cells }]) =>
      slug === page ? { name, cells } : { name, href, cells },
    ),
  };
}

/** Not one of the nine in the catalogue; linked from Multi AI Solutions (decision 0019). */
const madeFor = 'small businesses that start fresh';

export const integratedOffer = {
  slug: 'integrated-offer',
  path: paths.integratedOffer,
  name: 'Integrated Multi-Service Offer',
  cardTitle: 'Integrated Multi-Service Offer',
  description: 'Inquiries, calendar, client records and follow-ups, set up as one system.',
  madeFor,
  metaTitle: 'Automated Lead Follow-Up and Booking',
  metaDescription: `The Integrated Multi-Service Offer: automated lead follow-up, booking and client records in one system. ${claim('integrated-delivery').text}. Book a free call.`,
  tier: 'plain',
  specimen: {
    kind: 'score',
    title: 'Nine days of one inquiry',
    lead: 'One inquiry passes through the four parts, each in its turn.',
    days: ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Next Monday', 'Next Tuesday'],
    parts: ['Inquiries', 'Calendar', 'Records', 'Follow-up'],
    events: [
      { part: 0, day: 0, text: 'A form comes in: new kitchen' },
      { part: 1, day: 0, text: 'Reply with three free times' },
      { part: 1, day: 1, text: 'Visit booked for Thursday' },
      { part: 3, day: 1, text: 'Reminder is set' },
      { part: 2, day: 2, text: 'Notes of the visit' },
      { part: 2, day: 3, text: 'The quote, as it was sent' },
      { part: 3, day: 4, text: 'No reply: a friendly question' },
      { part: 0, day: 5, text: 'The answer is in the same list' },
    ],
  },
  sections: [
    {
      kind: 'hero',
      headline: 'Integrated Multi-Service Offer',
      lead: `Automated lead follow-up and booking, set up as one system of four parts: inquiries in one list, a calendar that takes bookings, client records, and messages that follow up on quotes. One project at one price. Made for ${madeFor}.`,
      guarantees: offerGuarantees,
      metrics: [
        claimMetric('integrated-delivery', {
          counts: 'depending on which of your tools stay',
          scale: timeScale(1, 7, 7, '1 week'),
        }),
        claimMetric('integrated-automation', { scale: percentScale(90) }),
        claimMetric('integrated-roi', { counts: 'return on investment' }),
        claimMetric('integrated-hours'),
      ],
      choice: multiServiceChoice('integrated-offer'),
    },
    {
      kind: 'statistics',
      title: 'Why single tools disappoint',
      items: statisticsOf('integrated-offer'),
    },
    {
      kind: 'problems',
      title: 'What goes wrong without one system',
      items: [
        {
          title: 'A new tool each year',
          description: 'You bought a chat box, a booking link and an email tool, each with its own login.',
          impact: 'You pay for tools that you hardly use.',
        },
        {
          title: 'The follow-up nobody sent',
          description:
            'A visit went well and the quote was sent. Then each of you thought the other would write.',
          impact: 'The deal did not go to a rival. It went nowhere.',
        },
        {
          title: 'You copy data yourself',
          description: 'What one program does not pass on, you type into the next in the evening.',
          impact: 'More clients mean more evenings.',
        },
      ],
    },
    {
      kind: 'benefits',
      title: 'The four parts',
      items: [
        {
          icon: 'inbox',
          title: 'All inquiries in one place',
          description: 'Calls, forms and emails are collected in a single list.',
          metric: 'Search the list for a test name',
        },
        {
          icon: 'calendar-check',
          title: 'A calendar that takes bookings',
          description: 'Replies offer free times, book the visit and send a reminder.',
          metric: 'Write to it yourself and book a time',
        },
        {
          icon: 'users',
          title: 'Client records',
          description: 'What was said and promised is noted in the record of the client.',
          metric: 'Open the record of the test client',
        },
        {
          icon: 'mail-check',
          title: 'Quotes that are followed up',
          description: 'If no reply comes, a friendly message goes out. It stops when they answer.',
          metric: 'Leave a test quote open and wait',
        },
      ],
    },
    {
      kind: 'steps',
      title: `One project, ${claim('integrated-delivery').figure}`,
      lead: `${claim('integrated-delivery').text}, depending on which of your tools stay. Your agreement names the day.`,
      steps: [
        {
          timeframe: 'Agree',
          title: 'Agree on the details',
          description:
            'You say where inquiries come in, whose calendar and which client list (CRM) it is, and which quotes to follow up.',
          clientRole: 'One person who can decide',
        },
        {
          timeframe: 'Build',
          title: 'All parts at once',
          description: 'We set up all four parts in parallel.',
          clientRole: 'Logins to the tools you keep',
        },
        {
          timeframe: 'Walk through',
          title: 'One made-up client',
          description:
            'You follow a test client from the first inquiry to the follow-up, and tell us what is wrong.',
          clientRole: 'A critical eye',
        },
        {
          timeframe: 'Hand over',
          title: 'Logins and a guide',
          description: 'Your team gets the logins, a short guide, and a person to call.',
          clientRole: 'A time for the whole team to meet us',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about the integrated offer',
      items: [
        {
          question: 'What does the integrated offer cost?',
          answer:
            'There is one price for all four parts. It is part of your agreement, and you have it before we begin.',
        },
        {
          question: 'What do I pay each month for the integrated offer?',
          answer:
            'A CRM and a booking tool often have a plan, and text messages are billed by use. Tell us what you already pay for, and ask which plans the price includes.',
        },
        {
          question: 'How does this differ from Multi AI Solutions?',
          answer:
            'With Multi AI Solutions you pick services, and they are connected step by step. This is one fixed set of four parts, set up at once.',
        },
        {
          question: 'Can I leave a part out?',
          answer:
            'No, the four parts come as a set. If you already have a good calendar or CRM, we connect yours instead of setting up a new one. To buy one part alone, look at Appointment Setting or Lead Capture + CRM Sync.',
        },
        {
          question: 'What do the large figures mean for me?',
          answer:
            'They are no forecast. Your return depends on your prices and your leads, so plan with your own numbers.',
        },
        {
          question: 'What if a part stops working?',
          answer:
            'You have a person to call, and you can report a fault at any hour. How soon we answer is part of your agreement.',
        },
        {
          question: 'What happens to our data?',
          answer:
            'Your client records stay yours, and we use them to run these four parts only. Your agreement says where they are stored, and how you get a copy when you leave.',
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
      title: 'Think of a client you lost',
      text: 'Tell us where the contact broke off. We say which of the four parts might have helped, and whether you need all of them.',
      seals: [claimSeal('integrated-delivery'), ...generalSeals],
    },
  ],
} as const satisfies Service;
