import { claim } from '@/content/claims';
import { statisticsOf } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import { claimGuarantee, generalGuarantees } from './claim-text';
import type { CatalogueService } from './service';

export const appointmentSetting = {
  slug: 'appointment-setting',
  path: servicePath('appointment-setting'),
  group: 'backend',
  name: 'Appointment Setting',
  cardTitle: 'Appointment Setting',
  description: 'Replies to inquiries, offers real times and keeps the calendar full.',
  metaTitle: 'AI Appointment Setting',
  metaDescription:
    'AI appointment setting that replies to inquiries, offers the hours that are free in your calendar and books the meeting. Book a free consultation.',
  tier: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'Appointment Setting',
      lead: 'Replies to an inquiry, offers the hours that are free in your calendar and books the meeting, so that nobody on your team has to chase a date.',
      guarantees: [claimGuarantee('roi-guarantee-appointment-setting'), ...generalGuarantees],
    },
    {
      kind: 'results',
      title: 'What we stand behind',
      lead: 'We publish no average here, since a dentist and a roofer book in different ways. What holds for both is a promise, and a calendar that shows if we kept it.',
      terms: [
        {
          title: 'If it does not pay',
          description: `That is what the ${claim('roi-guarantee-appointment-setting').text} is for. What counts as return, and what is paid back, is written into your agreement.`,
        },
        {
          title: 'If it stands still',
          description: `We state ${claim('uptime').text} and ${claim('support-around-the-clock').text}. A request that comes in meanwhile waits in your inbox, as it does today.`,
        },
      ],
      counted: {
        title: 'What your calendar will tell you',
        items: [
          'Meetings booked, and the inquiry each came from',
          'Hours between a first message and a fixed date',
          'Meetings kept, moved and missed',
          'Canceled hours that were filled again',
        ],
      },
    },
    {
      kind: 'statistics',
      title: 'What slow replies and empty chairs cost',
      items: statisticsOf('appointment-setting'),
    },
    {
      kind: 'problems',
      title: 'How meetings get lost',
      items: [
        {
          title: 'The inquiry waits until morning',
          description:
            'It comes in at nine in the evening, between two others. Someone reads it before lunch.',
          impact: 'By then the person has asked three firms, and one of them has replied.',
        },
        {
          title: 'Five messages to find one hour',
          description: '“Does Tuesday suit you?” It does not. Neither does Wednesday.',
          impact: 'Your best people spend their afternoons acting as a calendar.',
        },
        {
          title: 'The chair stays empty',
          description: 'The visit was booked weeks ago. Nobody has said a word about it since.',
          impact: 'That hour is gone, and someone on your list would have taken it.',
        },
      ],
    },
    {
      kind: 'features',
      title: 'From a message to a meeting',
      items: [
        {
          title: 'Replies while it is warm',
          description: 'It reads the message, answers what it can and asks for the one thing still missing.',
          useCase: 'A homeowner asks for a quote on a Sunday night.',
          outcome: 'They are offered real times in the same thread.',
        },
        {
          title: 'Offers only free hours',
          description: 'It knows each calendar, the drive between visits and the breaks people need.',
          useCase: 'Two advisers share one meeting room.',
          outcome: 'Nobody is booked twice, and nobody has to check.',
        },
        {
          title: 'Reminds, then refills',
          description: 'Guests get a reminder they can answer. A freed hour goes to the next person in line.',
          useCase: 'A client cancels on the day itself.',
          outcome: 'The gap is offered to your wait list before you notice it.',
        },
      ],
    },
    {
      kind: 'timeline',
      indexLabel: 'Steps',
      title: 'How we get to the first booking',
      lead: 'How many days it takes hangs on your calendars and rules. You get the date on the call, before you say yes.',
      phases: [
        {
          timeframe: 'On the call',
          phase: 'Rules',
          description: 'We write down who may be booked, when, and for how long.',
          clientRole: 'Your booking rules and one calendar',
          ourRole: 'A page with every rule in plain words',
        },
        {
          timeframe: 'After your yes',
          phase: 'Setup',
          description: 'Your inbox, forms and calendars are joined.',
          clientRole: 'Access, which you can take back at any time',
          ourRole: 'A booking assistant that runs on a test calendar',
        },
        {
          timeframe: 'Before launch',
          phase: 'Trial',
          description: 'You play the guest who changes plans.',
          clientRole: 'A few made-up inquiries',
          ourRole: 'The faults you found, fixed',
        },
        {
          timeframe: 'From launch on',
          phase: 'Booking',
          description: 'Real people, real hours, one source of leads first.',
          clientRole: 'A look at the list of bookings',
          ourRole: 'Changes to the rules when you ask',
        },
      ],
    },
    {
      kind: 'differentiators',
      title: 'More than a booking link',
      items: [
        {
          title: 'It writes first',
          description: 'The guest gets an answer and two fitting times. They do not have to search a grid.',
          evidence: 'Send your own form in the trial and see what comes back.',
          comparison: 'A form letter with a link',
        },
        {
          title: 'It asks before it books',
          description: 'You name what makes a good meeting. It finds out, and is polite to the rest.',
          evidence: 'Each booking shows the answers that were given.',
          comparison: 'Anyone can take any slot',
        },
        {
          title: 'You can trace each booking',
          description: 'From the calendar entry you can go back to the message it began with.',
          evidence: 'Open any meeting and follow the link in it.',
          comparison: 'A monthly total',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about booking',
      items: [
        {
          question: 'What does it cost?',
          answer: `We look at how many calendars are joined and where inquiries come in. ${claim('no-setup-fees').text}, and the price is in your hands before you say yes.`,
        },
        {
          question: 'Which calendars does it work with?',
          answer:
            'The common ones, such as those in your mail suite. We check yours on the first call, before you pay for anything.',
        },
        {
          question: 'Can I block days and keep some hours for myself?',
          answer:
            'Yes. What your calendar marks as busy is never offered. You can also keep hours for old clients or for nobody.',
        },
        {
          question: 'What if a guest writes something odd?',
          answer:
            'It does not guess. The message goes to the person you named, with a draft reply they can send or change.',
        },
        {
          question: 'Does it write to people on its own?',
          answer:
            'Only to those who wrote to you or asked to be reminded. For people who have never heard of you, see our email service.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Meet us at an hour that suits you',
      text: 'The calendar you pick a time from is the kind we build. Try it, and judge us by how it feels to book.',
    },
  ],
} as const satisfies CatalogueService;
