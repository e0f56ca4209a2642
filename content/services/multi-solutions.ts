import { claim } from '@/content/claims';
import { statisticsOf } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import { generalGuarantees } from './claim-text';
import { multiServiceChoice } from './integrated-offer';
import type { CatalogueService } from './service';

export const multiSolutions = {
  slug: 'multi-solutions',
  path: servicePath('multi-solutions'),
  group: 'income',
  name: 'Multi AI Solutions',
  cardTitle: 'Multi AI Solutions',
  description: 'Several services joined into one system with one point of contact.',
  metaTitle: 'Multi AI Solutions',
  metaDescription:
    'Several AI services joined into one system with one point of contact, for work that does not stop at one department. Book a free consultation.',
  tier: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'Multi AI Solutions',
      lead: 'Several AI services joined into one system, with one point of contact, for work that does not stop at one department.',
      guarantees: generalGuarantees,
      choice: multiServiceChoice('multi-solutions'),
    },
    {
      kind: 'results',
      title: 'What we stand behind',
      lead: 'No two clients join the same parts, so an average would mean little. Two terms hold for any mix, and one shared view shows the rest.',
      terms: [
        {
          title: 'A price for each part',
          description: `The plan lists them one by one. ${claim('no-setup-fees').text}, ${claim('no-long-term-contracts').text.toLowerCase()}: you can stop after any of them.`,
        },
        {
          title: 'One owner for a fault',
          description:
            'If two parts fall out, you tell one person. Which of them failed is ours to find out.',
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
      title: 'Many have AI, few have it joined',
      items: statisticsOf('multi-solutions'),
    },
    {
      kind: 'problems',
      title: 'What happens between good tools',
      items: [
        {
          title: 'Each tool knows a part',
          description:
            'The chat knows the question, the CRM the client, the calendar the date. None knows all three.',
          impact: 'Your people carry facts from screen to screen, and some fall on the way.',
        },
        {
          title: 'Four vendors, no owner',
          description: 'Something breaks where two products meet. Each vendor points at the other.',
          impact: 'The fault stays open while you pay both.',
        },
        {
          title: 'Pilots that never grow up',
          description: 'Sales tried one thing and support another. Both went well. Nothing came of either.',
          impact: 'You have paid for lessons that no one applied.',
        },
      ],
    },
    {
      kind: 'features',
      title: 'How the parts work as one',
      items: [
        {
          title: 'One record of each client',
          description:
            'Calls, chats, emails and bookings write to the same page. Each part reads it before it acts.',
          useCase: 'A client calls about the email he got this morning.',
          outcome: 'Whoever picks up already knows which email he means.',
        },
        {
          title: 'Hand-offs with rules',
          description:
            'You say when a chat becomes a call, and a call becomes a task. The rule is written down and seen.',
          useCase: 'A website visitor wants a price for forty seats.',
          outcome: 'Sales gets a call booked, with the chat attached.',
        },
        {
          title: 'One place to switch it off',
          description: 'Each part has a switch, and the others go on without it.',
          useCase: 'You want a person on the phone during a recall.',
          outcome: 'Calls ring at your desk, while mail and chat run as before.',
        },
      ],
    },
    {
      kind: 'timeline',
      title: 'Four phases, one after another',
      lead: 'Together they take two to three weeks. Each ends with something you can use, or stop at.',
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
          phase: 'Phase 4: Join',
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
          title: 'One name to call',
          description: 'The same person answers for all parts and for the links between them.',
          evidence: 'The name stands in your agreement.',
          comparison: 'A ticket queue for each tool',
        },
        {
          title: 'You can stop after any part',
          description: 'Each part is useful alone. If the first does not convince you, there is no second.',
          evidence: 'The plan prices each part by itself.',
          comparison: 'A large project, paid as a whole',
        },
        {
          title: 'We keep what works',
          description: 'A tool your team likes stays, if it can be joined. We do not sell licenses for it.',
          evidence: 'The plan lists what stays and why.',
          comparison: 'Rip it out and start fresh',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about joined systems',
      items: [
        {
          question: 'What does it cost?',
          answer:
            'Each part has its own price in the plan, so you know what you pay before you choose. Nothing is built until then.',
        },
        {
          question: 'How many services should I start with?',
          answer:
            'Two that touch, such as calls and booking. The link between them is where the gain is, and where you learn if it suits you.',
        },
        {
          question: 'Can you use what I already run?',
          answer:
            'In most cases, yes. In the survey we test each tool for a way in. You hear about dead ends before you sign.',
        },
        {
          question: 'How does this differ from FULL Backend Optimization?',
          answer:
            'That service looks at the work behind the scenes. This one joins what your clients touch with what your team sees.',
        },
        {
          question: 'Who trains my staff?',
          answer:
            'We do, team by team, on their own cases. Each team gets a page that says what the system does and what stays with them.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Draw your week with us',
      text: 'Tell us how one order moves from first word to last invoice. We mark where it is carried by hand, and what could carry it.',
    },
  ],
} as const satisfies CatalogueService;
