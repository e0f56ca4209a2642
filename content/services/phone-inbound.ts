import { claim } from '../claims';
import { statisticsNamed } from '../statistics';
import { seal } from './claimed';
import { generalSeals } from './guarantees';
import type { Section } from './section';

/** What a line that takes calls is up against, comes with and asks for. */
export const inboundSections = [
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
    seals: [seal('phone-deployment'), ...generalSeals],
  },
] as const satisfies readonly Section[];
