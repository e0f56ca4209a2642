import { claim } from '@/content/claims';
import { statisticsNamed } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import { claimMetric, claimSeal, generalSeals, offerGuarantees, percentScale, timeScale } from './claim-text';
import type { Section } from './section';
import type { CatalogueService } from './service';

/** What a line that takes calls is up against, comes with and asks for. */
const inboundSections = [
  {
    mode: 'inbound',
    kind: 'statistics',
    title: 'What happens to calls that come in',
    items: statisticsNamed('PH-1', 'PH-2', 'PH-5'),
    answer:
      'So the first call is the one to answer: a call back may not be picked up. And whoever wants a person gets one.',
  },
  {
    mode: 'inbound',
    kind: 'problems',
    title: 'What a phone alone cannot do',
    items: [
      {
        title: 'It rings while you work',
        description: 'You are on a ladder, in a chair or with a client. The call goes to voicemail.',
        impact: 'The caller hangs up and dials the next name on the list.',
      },
      {
        title: 'Two ring at once',
        description: 'One caller is on the line. The other hears that you are busy, and tries once.',
        impact: 'You never learn who it was, or what they would have paid.',
      },
      {
        title: 'Nobody knows what was said',
        description: 'Was it the large one or the small one? The note says “call him back”.',
        impact: 'You ask again, or you send the wrong thing.',
      },
    ],
  },
  {
    mode: 'inbound',
    kind: 'deliverables',
    title: 'What you get: inbound',
    items: [
      {
        title: 'A line that picks up',
        description: 'It answers with your name, in a voice you chose, when your own line is busy or closed.',
        benefits: [
          claim('phone-inquiries-handled').text,
          'Keeps your number',
          'More than one call at a time',
        ],
        outcome: 'Callers reach somebody, and you finish what you are doing.',
      },
      {
        title: 'The right questions',
        description: 'It finds out who is calling, what they need and how soon. Your rules say who is a fit.',
        benefits: [
          claim('phone-qualification-accuracy').text,
          'Your questions, in your order',
          'Polite to those who are no fit',
        ],
        outcome: 'You call back the ones that matter, and you know why they called.',
      },
      {
        title: 'A clean hand-over',
        description: 'Upset, urgent or just unsure: the call goes to a person, with a short summary first.',
        benefits: ['A person on request', 'A plan for when nobody is free', 'A note after each call'],
        outcome: 'Nobody is stuck with a machine.',
      },
    ],
  },
  {
    mode: 'inbound',
    kind: 'steps',
    title: `From first talk to first call in ${claim('phone-deployment').figure}`,
    lead: `${claim('phone-deployment').text}: ${claim('phone-deployment-simple').text}, ${claim('phone-deployment-complex').text}.`,
    steps: [
      {
        timeframe: 'Listen',
        title: 'Your calls, as they are',
        description: 'We note which calls come up most, and what a good answer to each sounds like.',
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
        title: 'Calls among ourselves',
        description: 'You and your team ring it. Every stumble is fixed and tried again.',
        clientRole: 'A few calls, as odd as you can make them',
      },
      {
        timeframe: 'Ring',
        title: 'Real calls',
        description: 'One line first, at hours when you can listen in. Then the rest.',
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
        question: 'What does it cost?',
        answer:
          'The number of lines, the calls they take and the tools they write to. We put the sum in writing after the free call.',
      },
      {
        question: 'What do the two percentages count?',
        answer:
          'They are our own figures. Ask us on the call which calls count as common, and who judged the answers, then judge a week of your own.',
      },
      {
        question: 'Do callers know that they speak with an AI?',
        answer: 'Yes. It says so when it greets them, and tells them how to reach a person.',
      },
      {
        question: 'What about accents and noise?',
        answer:
          'It copes with most. When it does not follow, it asks once more and then puts the call through to you.',
      },
      {
        question: 'Are calls recorded?',
        answer:
          'Only if you want it and the law where you are allows it. The caller is told first. A written note is made in any case.',
      },
      {
        question: 'Can I keep my number?',
        answer:
          'Yes. Your line forwards calls to it, always or only when you do not pick up. Take the forward away and all is as before.',
      },
    ],
  },
  {
    mode: 'inbound',
    kind: 'sealed-closing',
    title: 'Let it ring, once',
    text: 'On the call we set up a line with you and ring it. Ask it what your callers ask, and try to confuse it.',
    seals: [claimSeal('phone-deployment'), ...generalSeals],
  },
] as const satisfies readonly Section[];

/** What a line that makes calls is up against, comes with and asks for. */
const outboundSections = [
  {
    mode: 'outbound',
    kind: 'statistics',
    title: 'What a call that goes out is up against',
    items: statisticsNamed('PH-2', 'PH-4', 'PH-5'),
    answer:
      'So we call people who agreed to it, from a number they can know and call back. The way to a person is part of the script.',
  },
  {
    mode: 'outbound',
    kind: 'problems',
    title: 'Why the list never gets done',
    items: [
      {
        title: 'Nobody dials the list',
        description:
          'It has the names of people who asked for a call. Each day it is longer than the afternoon.',
        impact: 'They cool off, and you feel bad each time you see the sheet.',
      },
      {
        title: 'Most of it is waiting',
        description: 'It rings, and no one is there. Your best seller does that for a morning.',
        impact: 'You pay for a person and get a dial tone.',
      },
      {
        title: 'No record of who said yes',
        description: 'Who agreed to be called, and when? Who asked you to stop?',
        impact: 'One call to the wrong person can cost more than the whole list earns.',
      },
    ],
  },
  {
    mode: 'outbound',
    kind: 'deliverables',
    title: 'What you get: outbound',
    items: [
      {
        title: 'A list that may be called',
        description: 'We go through your contacts with you. Who gave no consent, or took it back, comes off.',
        benefits: [
          'Proof of consent beside each name',
          'Do-not-call lists checked',
          'Only at daytime hours where they live',
        ],
        outcome: 'You know for each call why it was allowed.',
      },
      {
        title: 'A caller with stamina',
        description:
          'It works through the list at a pace you set, and is as kind on the last call as on the first.',
        benefits: [claim('phone-daily-calls').text, 'Leaves a short voicemail', 'Stops when you say stop'],
        outcome: 'The list gets done, and your team talks only to people who want to talk.',
      },
      {
        title: 'Warm transfers',
        description: 'When someone is ready, it rings your phone, tells you who it is and connects you both.',
        benefits: ['A name and a reason first', 'A booked time if you are busy', 'The result in your CRM'],
        outcome: 'Your day is spent in conversations, not on dial tones.',
      },
    ],
  },
  {
    mode: 'outbound',
    kind: 'steps',
    title: 'From a list to the first talk',
    lead: 'How long it takes hangs on the state of your list. We look at it together and name the day your calls begin.',
    steps: [
      {
        timeframe: 'Sort',
        title: 'The list, name by name',
        description: 'We keep those who agreed to be called, and note when and how they did.',
        clientRole: 'The list, and where each name came from',
      },
      {
        timeframe: 'Write',
        title: 'An opening and a question',
        description: 'You choose the voice, the first line and what makes someone ready for you.',
        clientRole: 'What you would ask yourself',
      },
      {
        timeframe: 'Try',
        title: 'It calls your team',
        description: 'You play the person who is busy, the one who is keen and the one who says stop.',
        clientRole: 'Phones, and some patience',
      },
      {
        timeframe: 'Dial',
        title: 'A few names, then the rest',
        description: 'The first calls go out while you listen in. The pace is yours to set.',
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
        question: 'What does it cost?',
        answer:
          'The length of the list, how often it is called and where the results go. You see the price before the first number is dialed.',
      },
      {
        question: 'Will it really make that many calls?',
        answer:
          'It can; whether it should is up to you. The pace follows your list, the hours at which people may be called, and how many talks your team can take.',
      },
      {
        question: 'Can it cold-call strangers?',
        answer:
          'No. In the US, a sales call by an AI voice needs consent in advance. We call people who gave it, and we keep the proof.',
      },
      {
        question: 'What shows up on their phone?',
        answer: 'A number that is yours and can be called back. We never show a number that is not.',
      },
      {
        question: 'What if someone wants no more calls?',
        answer:
          'They say so, and that is the end of it. The name goes on your stop list before the call is over.',
      },
      {
        question: 'Who wrote the words it says?',
        answer:
          'You and we did, together. It keeps to that script, and it may not invent an offer or a price.',
      },
    ],
  },
  {
    mode: 'outbound',
    kind: 'sealed-closing',
    title: 'Have it call you first',
    text: 'Give us a number and your consent, and you are the first one on the list. Then decide if your clients should be next.',
    seals: generalSeals,
  },
] as const satisfies readonly Section[];

/** Section by section, first as it is inbound and then as it is outbound: each pair is one stop of the index. */
const bothDirections: readonly Section[] = inboundSections.flatMap((inbound) => [
  inbound,
  ...outboundSections.filter(({ kind }) => kind === inbound.kind),
]);

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
  tier: 'silver',
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
      guarantees: offerGuarantees,
      ways: {
        inbound: {
          label: 'Inbound',
          promise: 'For the calls that come in',
          lead: 'Takes the calls you would miss, answers what it knows and writes down what was said. The hard ones reach a person.',
          metrics: [
            claimMetric('phone-inquiries-handled', { scale: percentScale(90) }),
            claimMetric('phone-qualification-accuracy', { scale: percentScale(85) }),
            claimMetric('phone-deployment', { scale: timeScale(2, 3, 4, '4 weeks') }),
          ],
          metricsNote: {
            text: 'The two shares are our own figures, and your calls may differ.',
            more: 'What they count',
          },
        },
        outbound: {
          label: 'Outbound',
          promise: 'For the calls you never get to',
          lead: 'Calls the people who agreed to hear from you, asks what you would ask, and puts the ready ones through to you.',
          metrics: [claimMetric('phone-daily-calls', { counts: 'What a line can do. You set the pace.' })],
          metricsNote: { text: 'Only to people who agreed to be called.', more: 'What that means' },
        },
      },
    },
    ...bothDirections,
  ],
} as const satisfies CatalogueService;
