import { leastCost } from '@/content/assessments/lowest-range';
import { claim } from '@/content/claims';
import { statisticsNamed } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import { claimMetric, claimSeal, generalSeals, offerGuarantees, percentScale, timeScale } from './claim-text';
import type { Section } from './section';
import { type CatalogueService, featuredTiers } from './service';

/** Each direction's own call to action (R60). */
const calls = { inbound: 'Book a Call about Inbound', outbound: 'Book a Call about Outbound' } as const;

/** What a line that takes calls is up against, comes with and asks for. */
const inboundSections = [
  {
    mode: 'inbound',
    kind: 'statistics',
    title: 'What happens to incoming calls',
    items: statisticsNamed('PH-1', 'PH-2', 'PH-5'),
    answer: 'So answer the first call if you can: a call back may not be picked up.',
  },
  {
    mode: 'inbound',
    kind: 'problems',
    title: 'Why calls go unanswered',
    items: [
      {
        title: 'It rings while you work',
        description: 'You are on a roof, with a patient or in a meeting. The call goes to voicemail.',
        impact: 'The caller dials the next name on the list.',
      },
      {
        title: 'Two ring at once',
        description: 'While one caller is on the line, the next hears a busy tone.',
        impact: 'You never learn who it was.',
      },
      {
        title: 'Nobody knows what was said',
        description: 'The note says “call him back”, but not what he wanted.',
        impact: 'You ask again, or send the wrong quote.',
      },
    ],
  },
  {
    mode: 'inbound',
    kind: 'deliverables',
    title: 'What you get: an AI receptionist',
    items: [
      {
        title: 'A line that picks up',
        description: 'It picks up with your name when your line is busy, and after hours.',
        benefits: [
          claim('phone-inquiries-handled').text,
          'Keeps your number',
          'More than one call at a time',
        ],
        outcome: 'Callers get an answer while you work.',
      },
      {
        title: 'The right questions',
        description: 'It asks who is calling, what they need and how soon. Your rules say who is a fit.',
        benefits: [
          claim('phone-qualification-accuracy').text,
          'Your questions, in your order',
          'Polite to those who are not a fit',
        ],
        outcome: 'You call back the ones that matter, and you know why they called.',
      },
      {
        title: 'A hand-over to a person',
        description:
          'Upset, urgent or unsure callers are put through to a person, with a short summary first.',
        benefits: ['A person on request', 'A plan for when nobody is free', 'A written note'],
        outcome: 'Callers who need a person can get one.',
      },
    ],
  },
  {
    mode: 'inbound',
    kind: 'steps',
    title: `Your AI receptionist in ${claim('phone-deployment').figure}`,
    lead: `${claim('phone-deployment').text}: ${claim('phone-deployment-simple').text}, ${claim('phone-deployment-complex').text}.`,
    steps: [
      {
        timeframe: 'Listen',
        title: 'Your calls, as they are',
        description: 'We note the most common calls and a good answer to each.',
        clientRole: 'The ten questions you hear most',
      },
      {
        timeframe: 'Write',
        title: 'A voice and a script',
        description: 'You choose the voice, the first line and the moment at which a person takes over.',
        clientRole: 'A name and a number for hand-overs',
      },
      {
        timeframe: 'Try',
        title: 'Test calls',
        description: 'You and your team call it. Mistakes are fixed and tried again.',
        clientRole: 'A few calls, with odd questions too',
      },
      {
        timeframe: 'Go live',
        title: 'Real calls',
        description: 'It starts with one line, while you can listen in.',
        clientRole: 'Your line, forwarded to it',
      },
    ],
  },
  {
    mode: 'inbound',
    kind: 'faq',
    title: 'Questions about incoming calls',
    items: [
      {
        question: 'What does an AI answering service cost?',
        answer: `That depends on the lines, the calls and the programs that get the notes. ${leastCost('AI Phone Callers')} Your agreement states the price and how to end the service.`,
      },
      {
        question: 'What do I pay each month for AI Phone Callers?',
        answer:
          'Phone lines and AI voices are billed by the minute. Bring your last phone bill and ask for an estimate.',
      },
      {
        question: 'Can it book appointments?',
        answer:
          'With our booking service, yes: the example shows both. Without it, you get a note and call the person back.',
      },
      {
        question: 'Who takes an urgent call after hours?',
        answer:
          'The person you name for it. If nobody picks up, the script says what follows: a message, or a second number.',
      },
      {
        question: 'Can a dental or medical practice use an AI receptionist?',
        answer:
          'Yes, but ask us first. US health privacy law requires a written agreement between you and us before the first call.',
      },
      {
        question: 'Do callers know that they speak with an AI?',
        answer: 'Yes. We script the greeting so that it says so and tells callers how to reach a person.',
      },
      {
        question: 'What about accents and noise?',
        answer:
          'It may not follow every caller. Then it asks once more, and puts the call through or takes a message.',
      },
      {
        question: 'Are calls recorded?',
        answer: 'Only if you want it and the law of your state allows it; the caller is told first.',
      },
      {
        question: 'Can I keep my number?',
        answer:
          'Yes. Your line forwards calls, always or only when you do not pick up. If the AI line fails, turn that off, and your phone rings.',
      },
    ],
  },
  {
    mode: 'inbound',
    kind: 'sealed-closing',
    title: 'List the calls you miss',
    text: 'Tell us when your phone rings unanswered and what callers want. For written questions there are AI Agents; for bookings, Appointment Setting.',
    seals: [claimSeal('phone-deployment'), ...generalSeals],
    call: calls.inbound,
  },
] as const satisfies readonly Section[];

/** What a line that makes calls is up against, comes with and asks for. */
const outboundSections = [
  {
    mode: 'outbound',
    kind: 'statistics',
    title: 'What outgoing calls are up against',
    items: statisticsNamed('PH-2', 'PH-4', 'PH-5'),
    answer: 'So calls go to people who agreed to them, from a number they can call back.',
  },
  {
    mode: 'outbound',
    kind: 'problems',
    title: 'Why call lists never get done',
    items: [
      {
        title: 'Nobody dials the list',
        description: 'It has the names of people who asked for a call, and nobody has the time.',
        impact: 'When someone calls, they have lost interest.',
      },
      {
        title: 'Most dialing is waiting',
        description: 'Your best salesperson spends a morning listening to ring tones.',
        impact: 'You pay a salesperson for work that is not selling.',
      },
      {
        title: 'No record of who said yes',
        description: 'Nobody wrote down who agreed, and who said stop.',
        impact: 'A call without consent can be fined.',
      },
    ],
  },
  {
    mode: 'outbound',
    kind: 'deliverables',
    title: 'What you get: outbound AI calls',
    items: [
      {
        title: 'A list that may be called',
        description: 'Contacts without consent come off your list. Getting consent stays your part.',
        benefits: [
          'Your record of consent beside each name',
          'A check against do-not-call lists',
          'Calling hours by time zone',
        ],
        outcome: 'You can see for each call who agreed to it.',
      },
      {
        title: 'Calls made for you',
        description: 'It calls at a pace you set.',
        benefits: [
          claim('phone-daily-calls').text,
          'Your script, your voice',
          'A stop button for the whole list',
        ],
        outcome: 'Your team spends its time with people who want to talk.',
      },
      {
        title: 'Calls put through to you',
        description: 'When someone is interested, it calls you, says who it is and connects you both.',
        benefits: [
          'A name and a reason first',
          'A booked time if you are busy',
          'The result in your client list',
        ],
        outcome: 'You speak with people who asked to.',
      },
    ],
  },
  {
    mode: 'outbound',
    kind: 'steps',
    title: 'From a list to the first conversation',
    lead: 'The time needed depends on the state of your list. We name a start date in writing.',
    steps: [
      {
        timeframe: 'Sort',
        title: 'The list, name by name',
        description: 'Those who agreed to be called stay on it, with when and how.',
        clientRole: 'The list, and where each name came from',
      },
      {
        timeframe: 'Write',
        title: 'An opening and a question',
        description: 'You choose the voice and the first line.',
        clientRole: 'What you would ask yourself',
      },
      {
        timeframe: 'Try',
        title: 'It calls your team',
        description: 'You play someone busy, someone interested and someone who says stop.',
        clientRole: 'Phones, and half an hour',
      },
      {
        timeframe: 'Dial',
        title: 'A few names, then the rest',
        description: 'The first calls go out while you listen in.',
        clientRole: 'Someone free for those who are ready',
      },
    ],
  },
  {
    mode: 'outbound',
    kind: 'faq',
    title: 'Questions about outgoing calls',
    items: [
      {
        question: 'What do outbound AI calls cost?',
        answer:
          'That depends on the list and how often it is called. You see the price before you decide. Minutes on the phone are billed by use.',
      },
      {
        question: 'Will it really make that many calls a day?',
        answer:
          'That is what one line can dial in theory. Consent, calling hours and your team allow far fewer.',
      },
      {
        question: 'Can it cold-call strangers?',
        answer:
          'No. In the US, a sales call by an AI voice needs consent in advance. You collect that consent and keep the proof; without it a name comes off the list.',
      },
      {
        question: 'What shows up on their phone?',
        answer: 'A number that is registered to you and can be called back.',
      },
      {
        question: 'What if someone wants no more calls?',
        answer: 'They say so, and the number goes on your stop list.',
      },
      {
        question: 'Who wrote the words it says?',
        answer: 'You and we did. It is told to keep to that script and not to invent an offer or a price.',
      },
    ],
  },
  {
    mode: 'outbound',
    kind: 'sealed-closing',
    title: 'Ask what your list allows',
    text: 'Tell us where the names on your list come from. For firms you have never spoken with, look at AI Email Outreach.',
    seals: generalSeals,
    call: calls.outbound,
  },
] as const satisfies readonly Section[];

/** Section by section, first as it is inbound and then as it is outbound: each pair is one stop of the index. */
const bothDirections: readonly Section[] = inboundSections.flatMap((inbound) => [
  inbound,
  ...outboundSections.filter(({ kind }) => kind === inbound.kind),
]);

const madeFor = 'contractors, dental practices and offices';

export const aiPhoneCallers = {
  slug: 'ai-phone-callers',
  path: servicePath('ai-phone-callers'),
  group: 'income',
  name: 'AI Phone Callers',
  cardTitle: 'AI Phone Callers',
  description: 'An AI receptionist that answers the calls you would miss, and calls people who agreed to it.',
  madeFor,
  listedAs: 'AI receptionist',
  fits: {
    time: 'an AI receptionist for calls you miss',
    clients: 'calls people who agreed to it',
  },
  metaTitle: 'AI Receptionist and Outbound Calls',
  metaDescription:
    'An AI receptionist and answering service for contractors, dental practices and offices: missed calls, after hours, and outbound calls with consent.',
  tier: featuredTiers['ai-phone-callers'],
  badge: claim('second-most-provided-service').text,
  goesWith: {
    'integrated-offer': 'Calls you miss are answered, and stand in one list with forms and emails.',
  },
  specimen: {
    kind: 'call',
    title: 'One call, from hello to the note',
    lead: 'The wave shows who speaks: the agent above the line, the caller below it.',
    turns: [
      {
        at: '0:00',
        who: 'Agent',
        text: 'Hello, this is the automated assistant of the practice. How can I help?',
      },
      { at: '0:09', who: 'Caller', text: 'A filling came out. Is anyone there tomorrow?' },
      { at: '0:16', who: 'Agent', text: 'Yes. Are you in pain, or can it wait until the morning?' },
      { at: '0:24', who: 'Caller', text: 'It can wait.' },
      { at: '0:27', who: 'Agent', text: 'There is room at 9:20 and at 11:40. Which is better for you?' },
      { at: '0:36', who: 'Caller', text: '9:20, please.' },
      { at: '0:39', who: 'Agent', text: 'Booked for 9:20. A text message with the address is on its way.' },
    ],
    note: {
      title: 'The note after the call',
      rows: [
        ['Reason', 'A filling came out, no pain'],
        ['Booked', 'Tomorrow, 9:20'],
        ['Sent', 'Text message with the address'],
        ['If there had been pain', 'Put through to the dentist on call'],
      ],
    },
  },
  outboundSpecimen: {
    kind: 'call',
    title: 'One call, from consent to a person',
    lead: 'The wave shows who speaks: the agent above the line, the customer below it.',
    turns: [
      {
        at: '0:00',
        who: 'Agent',
        text: 'Hello, this is the automated assistant of the roofing firm. You asked us to call. Is now a good time?',
      },
      { at: '0:10', who: 'Customer', text: 'Yes, go ahead.' },
      { at: '0:13', who: 'Agent', text: 'Your form says new gutters. For the whole house?' },
      { at: '0:19', who: 'Customer', text: 'All of it. Before winter, if you can.' },
      { at: '0:24', who: 'Agent', text: 'Would you like to speak with an estimator now, or tomorrow?' },
      { at: '0:31', who: 'Customer', text: 'Now is fine.' },
      { at: '0:33', who: 'Agent', text: 'I am connecting you. If you want no more calls, just say so.' },
    ],
    note: {
      title: 'The note before you speak',
      rows: [
        ['Agreed to calls', 'On the quote form, with day and time'],
        ['Wants', 'New gutters, before winter'],
        ['Result', 'Put through to an estimator'],
        ['If they had said stop', 'Number put on your stop list'],
      ],
    },
  },
  sections: [
    {
      kind: 'two-way-hero',
      headline: 'AI Phone Callers',
      info: {
        title: claim('second-most-provided-service').text,
        description: 'For people who miss calls at work.',
        highlights: ['A written note of each call'],
      },
      legend: 'Direction of the calls',
      guarantees: offerGuarantees,
      ways: {
        inbound: {
          label: 'Inbound',
          promise: 'An AI receptionist for incoming calls',
          lead: `An AI answering service that picks up when you cannot, on the number you have. It tells callers your hours and services, notes what they need and puts urgent calls through to a person. Made for ${madeFor}.`,
          call: calls.inbound,
          metrics: [
            claimMetric('phone-inquiries-handled', { scale: percentScale(90) }),
            claimMetric('phone-qualification-accuracy', {
              counts: 'sorting callers by your rules',
              scale: percentScale(85),
            }),
            claimMetric('phone-deployment', {
              counts: 'until it takes your calls',
              scale: timeScale(2, 3, 4, '4 weeks'),
            }),
          ],
          metricsNote: { text: 'Your calls may differ: count your own.' },
        },
        outbound: {
          label: 'Outbound',
          promise: 'Outbound calls to people who agreed',
          lead: 'It calls people who gave you consent, asks what you would ask and puts those who are interested through to you. No cold calls to strangers.',
          call: calls.outbound,
          metrics: [
            claimMetric('phone-daily-calls', {
              counts: 'What a line can dial. Consent and calling hours allow far fewer.',
            }),
          ],
          metricsNote: { text: 'Only with consent in advance.', more: 'What that means' },
        },
      },
    },
    ...bothDirections,
  ],
} as const satisfies CatalogueService;
