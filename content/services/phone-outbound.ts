import { claim } from '../claims';
import { statisticsNamed } from '../statistics';
import { generalSeals } from './guarantees';
import type { Section } from './section';

/** What a line that makes calls is up against, comes with and asks for. */
export const outboundSections = [
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
