import { leastCost } from '@/content/assessments/lowest-range';
import { claim } from '@/content/claims';
import { statisticsOf } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import { generalGuarantees } from './claim-text';
import { multiServiceChoice } from './integrated-offer';
import type { CatalogueService } from './service';

const madeFor = 'teams whose good tools do not share data';

export const multiSolutions = {
  slug: 'multi-solutions',
  path: servicePath('multi-solutions'),
  group: 'income',
  name: 'Multi AI Solutions',
  cardTitle: 'Multi AI Solutions',
  description: 'Chatbot, phone, calendar, email and client list (CRM) connected into one system.',
  madeFor,
  listedAs: null,
  fits: { time: 'joins the tools you copy between' },
  metaTitle: 'Connected AI Tools for Your Business',
  metaDescription:
    'Multi AI Solutions: chatbot, phone, calendar, email and CRM connected into one system, in four phases, with one point of contact. Book a free call.',
  tier: 'plain',
  specimen: {
    kind: 'chain',
    title: 'One order through five joined parts',
    lead: 'Each part does its work and passes on what the next one needs.',
    parts: [
      {
        figure: 'ai-phone-callers',
        name: 'Phone',
        text: 'Takes the call and asks three questions.',
        passes: 'Name, need, number',
      },
      {
        figure: 'lead-capture-crm',
        name: 'CRM',
        text: 'Finds the record, or opens one.',
        passes: 'The record, and who owns it',
      },
      {
        figure: 'appointment-setting',
        name: 'Calendar',
        text: 'Offers free times and books the visit.',
        passes: 'Day and hour',
      },
      {
        figure: 'ai-email-outreach',
        name: 'Email',
        text: 'Sends the quote, and one reminder.',
        passes: 'The answer, in words',
      },
      {
        figure: 'ai-agents',
        name: 'Chatbot',
        text: 'Knows all of it when the client asks at night.',
        passes: 'The question, to a person',
      },
    ],
  },
  sections: [
    {
      kind: 'hero',
      headline: 'Multi AI Solutions',
      lead: `Several of our services connected into one system: chatbot, phone, calendar, email and client list (CRM). You pick the parts and have one contact for all. Made for ${madeFor}.`,
      guarantees: generalGuarantees,
      choice: multiServiceChoice('multi-solutions'),
    },
    {
      kind: 'results',
      title: 'Two promises for any mix of services',
      lead: 'Clients combine different parts, so an average would mean little. Two promises hold for any mix, and one shared view shows the rest.',
      terms: [
        {
          title: 'A price for each part',
          description: `The plan lists the parts one by one. ${claim('no-setup-fees').text}, ${claim('no-long-term-contracts').text.toLowerCase()}: you can stop after any part.`,
        },
        {
          title: 'One owner for a fault',
          description:
            'If two parts stop working together, you tell one person, and finding the cause is our job.',
        },
      ],
      counted: {
        title: 'What one shared view shows you',
        items: [
          'Work that passed from one part to the next',
          'Work that stopped, and between which parts',
          'Steps a person still does by hand',
          'The cost of each part, side by side',
        ],
      },
    },
    {
      kind: 'statistics',
      title: 'Most AI tools still work alone',
      items: statisticsOf('multi-solutions'),
      answer:
        'The first survey asked mostly large firms, the Census Bureau asked businesses of all sizes. That is why the shares differ so much.',
    },
    {
      kind: 'problems',
      title: 'What goes wrong between separate tools',
      items: [
        {
          title: 'Each tool knows a part',
          description:
            'The chat has the question, the CRM has the client, and the calendar has the date. None of them has all three.',
          impact: 'Your staff copy data from screen to screen, and make mistakes.',
        },
        {
          title: 'Four vendors, no owner',
          description: 'Something breaks where two products meet, and each vendor points at the other.',
          impact: 'The fault stays open while you pay both.',
        },
        {
          title: 'Pilots that never grow up',
          description: 'Sales and support each tried a tool, and neither trial was taken further.',
          impact: 'You paid for trials that nobody uses.',
        },
      ],
    },
    {
      kind: 'features',
      title: 'How the connected parts work',
      items: [
        {
          title: 'One record of each client',
          description:
            'Calls, chats, emails and bookings write to the same page. Each part reads it before it acts.',
          useCase: 'A client calls about the email he got this morning.',
          outcome: 'Whoever picks up can see which email he means.',
        },
        {
          title: 'Hand-offs with rules',
          description:
            'You say when a chat becomes a call, and a call becomes a task. The rules are written down.',
          useCase: 'A website visitor wants a price for forty seats.',
          outcome: 'Sales gets a call booked, with the chat attached.',
        },
        {
          title: 'A switch for each part',
          description: 'You can switch one part off while the others go on.',
          useCase: 'You want a person on the phone during a recall.',
          outcome: 'Calls ring at your desk, while mail and chat run as before.',
        },
      ],
    },
    {
      kind: 'timeline',
      title: 'Four phases, one after another',
      lead: 'Together they take two to three weeks. Each ends with something you can use, and you can stop there.',
      phases: [
        {
          timeframe: claim('multi-phase-1').figure,
          phase: 'Phase 1: Survey',
          description: 'We draw how work moves through your firm today.',
          clientRole: 'Time with each team involved',
          ourRole: 'A drawing you can correct',
        },
        {
          timeframe: claim('multi-phase-2').figure,
          phase: 'Phase 2: Plan',
          description: 'We choose the parts and the order.',
          clientRole: 'A say in what comes first',
          ourRole: 'A plan with a price for each part',
        },
        {
          timeframe: claim('multi-phase-3').figure,
          phase: 'Phase 3: Build',
          description: 'The parts are set up and tested alone.',
          clientRole: 'One tester for each part',
          ourRole: 'Parts that run on their own',
        },
        {
          timeframe: claim('multi-phase-4').figure,
          phase: 'Phase 4: Connect',
          description: 'The parts are connected and watched.',
          clientRole: 'Your normal week of work',
          ourRole: 'A view of every hand-off, good or bad',
        },
      ],
    },
    {
      kind: 'differentiators',
      title: 'Why one team for all of it',
      items: [
        {
          title: 'One contact for all parts',
          description: 'The same person answers for all parts and for the links between them.',
          evidence: 'The name is in your agreement.',
          comparison: 'A ticket queue for each tool',
        },
        {
          title: 'You can stop after any part',
          description:
            'Each part is useful alone. If the first does not convince you, you need not buy a second.',
          evidence: 'The plan prices each part by itself.',
          comparison: 'A large project, paid as a whole',
        },
        {
          title: 'We keep what works',
          description: 'A tool your team likes stays, if it can be connected.',
          evidence: 'The plan lists what stays and why.',
          comparison: 'Rip it out and start fresh',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about connected systems',
      items: [
        {
          question: 'What does it cost to connect AI tools?',
          answer: `Each part has its own price in the plan, so you know what you pay before you choose. ${leastCost('Multi AI Solutions')}`,
        },
        {
          question: 'What do I pay each month for Multi AI Solutions?',
          answer:
            'That differs by part: phone minutes, text messages and AI models are billed by use, and tools have plans. Ask for the monthly cost of each part beside its price.',
        },
        {
          question: 'How many services should I start with?',
          answer:
            'Two that belong together, such as AI Phone Callers and Appointment Setting: a call that ends in a booking shows you quickly whether it helps.',
        },
        {
          question: 'Can you use what I already run?',
          answer:
            'Often, yes. In the survey we check each tool you have, such as HubSpot, Google Calendar or Zapier. You hear what cannot be connected before you sign.',
        },
        {
          question: 'How does this differ from FULL Backend Optimization?',
          answer:
            'FULL Backend Optimization automates office work that clients do not see. This service connects what your clients use, such as AI Agents or a phone line, with what your team sees.',
        },
        {
          question: 'What happens to our data?',
          answer:
            'It stays yours, and it serves your system only. Ask that your agreement says of each part what it stores, where, and for how long.',
        },
        {
          question: 'Who trains my staff?',
          answer:
            'We do, team by team, with their own cases. Each team gets a page on what the system does and what it does not.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Follow one order with us',
      text: 'Tell us how an order moves from the first inquiry to the last invoice. We mark where data is copied by hand, and which parts could take that over.',
    },
  ],
} as const satisfies CatalogueService;
