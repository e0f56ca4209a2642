import { claim } from '../claims';
import type { Section } from './section';

type Way = Record<'deliverables' | 'faq', Section>;

/** What a line that takes calls comes with, and what is asked about it. */
export const inbound = {
  deliverables: {
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
  faq: {
    mode: 'inbound',
    kind: 'faq',
    title: 'Questions about incoming calls',
    items: [
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
} as const satisfies Way;

/** What a line that makes calls comes with, and what is asked about it. */
export const outbound = {
  deliverables: {
    mode: 'outbound',
    kind: 'deliverables',
    title: 'What you get: outbound',
    items: [
      {
        title: 'A list that may be called',
        description: 'We go through your contacts with you. Who gave no consent, or took it back, comes off.',
        benefits: ['Proof of consent beside each name', 'Do-not-call lists checked', 'Local hours kept'],
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
        outcome: 'Your day holds talks in place of dial tones.',
      },
    ],
  },
  faq: {
    mode: 'outbound',
    kind: 'faq',
    title: 'Questions about outgoing calls',
    items: [
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
} as const satisfies Way;
