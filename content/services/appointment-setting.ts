import { leastCost } from '@/content/assessments/lowest-range';
import { claim } from '@/content/claims';
import { statisticsOf } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import { generalGuarantees, roiGuarantee } from './claim-text';
import type { CatalogueService } from './service';

const madeFor = 'practices, contractors and advisers who lose time to scheduling';

export const appointmentSetting = {
  slug: 'appointment-setting',
  path: servicePath('appointment-setting'),
  group: 'backend',
  name: 'Appointment Setting',
  cardTitle: 'Appointment Setting',
  description: 'Replies to inquiries, offers free times and puts bookings in your calendar.',
  madeFor,
  listedAs: 'appointment setter',
  fits: { time: 'offers free times and books them' },
  metaTitle: 'AI Appointment Setter for your calendar',
  metaDescription:
    'An AI appointment setter that answers inquiries, offers times from your Google or Outlook calendar, books them and sends reminders. Book a free call.',
  tier: 'plain',
  goesWith: {
    'ai-phone-callers': 'Whoever calls or writes is offered free times in the same calendar.',
    'lead-capture-crm':
      'Each inquiry becomes one clean record, and whoever wants a date is offered free times.',
    'ai-email-outreach':
      'Whoever replies to a cold email with interest is offered an open time in your calendar.',
    'real-estate-commercials':
      'Someone sees the video of a listing, asks for a viewing and is offered free times.',
  },
  specimen: {
    kind: 'week',
    title: 'A week in one calendar',
    lead: 'Only your free hours are offered. An hour that is canceled is offered again.',
    days: [
      {
        day: 'Monday',
        hours: [
          { from: 9, to: 10, time: '9 am', what: 'First visit', state: 'booked' },
          { from: 12, to: 13, time: 'Noon', what: 'Lunch', state: 'closed' },
          { from: 15, to: 17, time: '3 pm', what: 'Check-up', state: 'booked' },
        ],
      },
      {
        day: 'Tuesday',
        hours: [
          { from: 10, to: 11, time: '10 am', what: 'First visit', state: 'booked' },
          { from: 13, to: 17, time: '1 pm', what: 'Out of the office', state: 'closed' },
        ],
      },
      {
        day: 'Wednesday',
        hours: [
          { from: 8, to: 10, time: '8 am', what: 'Canceled at 7:05, taken again at 7:40', state: 'refilled' },
          { from: 11, to: 12, time: '11 am', what: 'Phone call', state: 'booked' },
          { from: 14, to: 15, time: '2 pm', what: 'First visit', state: 'booked' },
        ],
      },
      {
        day: 'Thursday',
        hours: [
          { from: 9, to: 11, time: '9 am', what: 'Check-up', state: 'booked' },
          { from: 12, to: 13, time: 'Noon', what: 'Lunch', state: 'closed' },
          { from: 16, to: 17, time: '4 pm', what: 'Booked at night', state: 'booked' },
        ],
      },
      {
        day: 'Friday',
        hours: [
          { from: 8, to: 9, time: '8 am', what: 'First visit', state: 'booked' },
          { from: 10, to: 12, time: '10 am', what: 'Moved here from Monday', state: 'refilled' },
          { from: 13, to: 17, time: '1 pm', what: 'Closed', state: 'closed' },
        ],
      },
    ],
    states: {
      booked: 'Booked by the assistant',
      refilled: 'Moved or filled again',
      closed: 'Yours, not offered',
    },
  },
  sections: [
    {
      kind: 'hero',
      headline: 'Appointment Setting',
      lead: `An AI assistant that answers inquiries by email or text message (SMS), offers times that are free in your calendar and books the appointment. Made for ${madeFor}.`,
      guarantees: [roiGuarantee('roi-guarantee-appointment-setting'), ...generalGuarantees],
    },
    {
      kind: 'results',
      title: 'What we promise, and what you can count',
      lead: 'A dentist and a roofer book in different ways, so we publish no average. You get a guarantee, and your own calendar shows what was booked.',
      terms: [
        {
          title: 'If it does not pay off',
          description: `We offer a ${claim('roi-guarantee-appointment-setting').text} (return on investment). It holds once it is in your agreement, which says what counts as return and what is paid back.`,
        },
        {
          title: 'If it stops working',
          description: `We promise ${claim('uptime').text} and ${claim('support-around-the-clock').text}. Requests that come in meanwhile wait in your inbox, as they do today.`,
        },
      ],
      counted: {
        title: 'What your calendar will tell you',
        items: [
          'Appointments booked, and the inquiry each came from',
          'Hours between a first message and an agreed date',
          'Appointments kept, moved and missed',
          'Canceled hours that were filled again',
        ],
      },
    },
    {
      kind: 'statistics',
      title: 'What slow replies and missed appointments cost',
      items: statisticsOf('appointment-setting'),
    },
    {
      kind: 'problems',
      title: 'How appointments get lost',
      items: [
        {
          title: 'The inquiry waits until morning',
          description:
            'It comes in at nine in the evening, between two others. Someone reads it before lunch.',
          impact: 'By then the person may have asked three others, and one has replied.',
        },
        {
          title: 'Five messages to find one hour',
          description: 'Finding a date takes message after message about days and hours.',
          impact: 'Your staff spend their afternoons on scheduling.',
        },
        {
          title: 'The chair stays empty',
          description: 'The visit was booked weeks ago and nobody has sent a reminder since.',
          impact: 'That hour is lost, though someone on your wait list would have taken it.',
        },
      ],
    },
    {
      kind: 'features',
      title: 'From a message to an appointment',
      items: [
        {
          title: 'Replies right away',
          description: 'It reads the message, answers what it can and asks for what is still missing.',
          useCase: 'A homeowner asks for a quote on a Sunday night.',
          outcome: 'They are offered free times in the same thread.',
        },
        {
          title: 'Offers only free hours',
          description: 'It reads your calendars and leaves room for the drive between visits and for breaks.',
          useCase: 'Two advisers share one meeting room.',
          outcome: 'The room is not offered twice for the same hour.',
        },
        {
          title: 'Sends reminders and refills canceled hours',
          description:
            'Clients get a reminder they can answer. A canceled hour is offered to your wait list.',
          useCase: 'A patient cancels on the day itself.',
          outcome: 'The next person on the list gets an offer without a call from you.',
        },
      ],
    },
    {
      kind: 'timeline',
      indexLabel: 'Steps',
      title: 'Steps to your first booking',
      lead: 'The time needed depends on how many calendars and rules there are. We name a date in writing before you decide.',
      phases: [
        {
          timeframe: 'On the call',
          phase: 'Rules',
          description: 'We write down who may be booked, when, and for how long.',
          clientRole: 'Your booking rules and one calendar',
          ourRole: 'A page with every rule in plain words',
        },
        {
          timeframe: 'After your OK',
          phase: 'Setup',
          description: 'Your inbox, forms and calendars are connected.',
          clientRole: 'Access, which you can take back at any time',
          ourRole: 'A booking assistant that runs on a test calendar',
        },
        {
          timeframe: 'Before launch',
          phase: 'Trial',
          description: 'You play a client who books, moves and cancels.',
          clientRole: 'A few made-up inquiries',
          ourRole: 'Corrections of the faults you found',
        },
        {
          timeframe: 'From launch on',
          phase: 'Booking',
          description: 'Real bookings begin, from one source of inquiries first.',
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
          title: 'It answers with times',
          description: 'The client gets an answer and two times to choose from, instead of a grid to search.',
          evidence: 'Send your own form in the trial and see what comes back.',
          comparison: 'A form letter with a link',
        },
        {
          title: 'It asks before it books',
          description: 'You say who may be booked. It asks those questions first and declines politely.',
          evidence: 'Read the answers beside a test booking.',
          comparison: 'Anyone can take any slot',
        },
        {
          title: 'You can trace each booking',
          description: 'The calendar entry links to the message it began with.',
          evidence: 'Open a test booking and follow its link.',
          comparison: 'A monthly total',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about booking',
      items: [
        {
          question: 'What does an AI appointment setter cost?',
          answer: `It depends on how many calendars you have and in how many places inquiries come in. ${leastCost('Appointment Setting')} ${claim('no-setup-fees').text}.`,
        },
        {
          question: 'What do I pay each month for Appointment Setting?',
          answer:
            'Our fee, if your agreement has one by the month. Text messages and the AI model are billed by use, and a booking tool may have a plan of its own. Ask for an estimate from your bookings last month.',
        },
        {
          question: 'Which calendars does it work with?',
          answer:
            'Those that other programs can connect to: Google Calendar, Microsoft Outlook, Calendly, Open Dental and Jobber allow that, some others do not. We check yours, and your practice or CRM software, before you pay for anything.',
        },
        {
          question: 'Can I block days and keep some hours for myself?',
          answer:
            'Yes. Hours that your calendar marks as busy are not offered. You can also keep hours for existing clients or for nobody.',
        },
        {
          question: 'What if someone writes something odd?',
          answer:
            'It is told not to guess. The message goes to the person you named, with a draft reply they can send or change.',
        },
        {
          question: 'Can a dental or medical practice use it?',
          answer:
            'Yes, but ask us about patient data first. US health privacy law asks for a written agreement with everyone who handles such data. Have one with us before you share any.',
        },
        {
          question: 'Does it write to people on its own?',
          answer:
            'Only to those who wrote to you, have an appointment with you or are on your wait list. To reach people who have never heard of you, look at AI Email Outreach. Calls are the work of AI Phone Callers.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Show us how people book you today',
      text: 'Tell us how an inquiry becomes a date in your calendar. We show you which of those steps an assistant could take. For client records and follow-ups in one project, look at the Integrated Multi-Service Offer.',
    },
  ],
} as const satisfies CatalogueService;
