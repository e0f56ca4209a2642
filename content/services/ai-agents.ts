import { claim } from '@/content/claims';
import type { FaqItem } from '@/content/faq';
import { statisticsOf } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import { claimGuarantee, claimMetric, generalGuarantees } from './claim-text';
import type { CatalogueService } from './service';

/** The "Common Questions" of the AI Agents page (R59). */
const commonQuestions: readonly FaqItem[] = [
  {
    question: 'Do I need technical staff?',
    answer:
      'No. We build it, link it and keep it running. You need one person who knows your business and can say yes or no.',
  },
  {
    question: 'How long am I bound?',
    answer: `${claim('no-long-term-contracts').text}, and ${claim('no-setup-fees').text.toLowerCase()}. Your written agreement says how either side can end it.`,
  },
  {
    question: 'Who can I reach when something is wrong?',
    answer: `There is ${claim('support-around-the-clock').text}. Write down what you saw and when, and send it. That is enough to start.`,
  },
  {
    question: 'What happens to our data?',
    answer:
      'It stays yours. We use it to run your agent and for nothing else. When you leave, you get a copy and we delete ours.',
  },
];

export const aiAgents = {
  slug: 'ai-agents',
  path: servicePath('ai-agents'),
  group: 'backend',
  name: 'AI Agents',
  cardTitle: 'AI Agent',
  description: 'Answers questions in your words, and hands over to a person when it should.',
  metaTitle: 'AI Agents for customer questions',
  metaDescription:
    'AI agents that answer customer questions in your words, around the clock, and hand over to a person when one is needed. Book a free consultation.',
  tier: 'purple',
  badge: claim('most-helpful-service').text,
  sections: [
    {
      kind: 'hero',
      headline: 'AI Agents',
      lead: 'Answers your customers’ questions in your words, day and night, and hands the conversation to a person when one is needed.',
      guarantees: [
        claimGuarantee('roi-guarantee-ai-agents'),
        claimGuarantee('resolution-in-12-hours'),
        ...generalGuarantees,
      ],
    },
    {
      kind: 'results',
      title: 'Average results',
      indexLabel: 'Average results',
      lead: 'One figure we state, two promises behind it, and four counts that are yours to make.',
      result: claimMetric('agents-resolution', {
        counts:
          'This is our own figure, and no forecast for your firm. Ask on the call which inquiries it was counted on and when one was held to be resolved. Then set it beside your own log.',
      }),
      terms: [
        {
          title: 'If it does not pay',
          description: `The ${claim('roi-guarantee-ai-agents').text} steps in. Your agreement names the day it starts, how return is measured and what you get back.`,
        },
        {
          title: 'If something breaks',
          description: `You have a ${claim('resolution-in-12-hours').text}. From which moment the hours count is settled in writing before you start.`,
        },
      ],
      counted: {
        title: 'What you can count in your own log',
        items: [
          'Questions asked, and how many the agent closed',
          'Chats it gave to a person, and why',
          'Questions it had no answer for',
          'Answers your team marked as wrong',
        ],
      },
    },
    {
      kind: 'statistics',
      title: 'What others found about AI in support',
      items: statisticsOf('ai-agents'),
      answer:
        'People fear that they will not reach a person. That is why each of our agents has a way to one, at any point of a chat.',
    },
    {
      kind: 'problems',
      title: 'Where support loses people',
      items: [
        {
          title: 'The same question, all day',
          description: 'Where is my order? How do I cancel? Your team types the same reply again and again.',
          impact: 'The hard cases wait in line behind the easy ones, and so do the people who have them.',
        },
        {
          title: 'Nobody is there at night',
          description:
            'A buyer has one question left. It is late, and the chat window says “leave a message”.',
          impact: 'They ask the next shop. You never learn that they were close to paying.',
        },
        {
          title: 'The answer depends on who replies',
          description: 'One person offers a refund. Another says it is not possible. Both mean well.',
          impact: 'Customers learn to ask twice, and your staff lose time sorting out who said what.',
        },
      ],
    },
    {
      kind: 'features',
      title: 'What your agent can do',
      items: [
        {
          title: 'Answers from your own pages',
          description:
            'It reads the guides, prices and policies you approve. If they do not hold the answer, it says so.',
          useCase: 'A customer asks if a part fits the older model.',
          outcome: 'They get the line from your parts list, with a link to the page.',
        },
        {
          title: 'Hands over in one piece',
          description:
            'Some chats need a person. Your staff see the whole chat and a short note on what was tried.',
          useCase: 'An upset customer wants to speak with someone.',
          outcome: 'A named person picks up, and nobody has to start over.',
        },
        {
          title: 'Does small jobs, not just talk',
          description:
            'Linked to your tools, it can look up an order, change an address or open a ticket. You pick which.',
          useCase: 'A parcel should go to the office instead.',
          outcome: 'The address is changed, and the change is in your records.',
        },
      ],
    },
    {
      kind: 'timeline',
      title: claim('agents-live').text,
      lead: `That is the usual plan, shown below. It is ${claim('agents-live-simple').text} and ${claim('agents-live-complex').text}.`,
      phases: [
        {
          timeframe: 'Day 1',
          phase: 'Listening',
          description: 'We find the questions that come up most.',
          clientRole: 'A sample of past tickets and one person who knows them',
          ourRole: 'A list of what the agent should and should not answer',
        },
        {
          timeframe: 'Day 2',
          phase: 'Building',
          description: 'The agent learns your texts and your tone.',
          clientRole: 'Your guides, policies and price list',
          ourRole: 'A first agent on a private page',
        },
        {
          timeframe: 'Day 3',
          phase: 'Testing',
          description: 'Your team tries to trip it up.',
          clientRole: 'An hour of your best support person',
          ourRole: 'Each wrong answer traced and put right',
        },
        {
          timeframe: 'Live, in the usual case',
          phase: 'Going live',
          description: 'It starts on one channel and grows from there.',
          clientRole: 'A yes, and a person for hand-overs',
          ourRole: 'The agent on your site, and a log of each chat',
        },
      ],
    },
    {
      kind: 'differentiators',
      title: 'What sets our agents apart',
      items: [
        {
          title: 'It admits gaps',
          description: 'No source, no answer. The question goes to a person and onto your list.',
          evidence: 'Ask it something your pages do not cover, and read what it says.',
          comparison: 'A smooth guess that sounds right',
        },
        {
          title: 'You own the words',
          description: 'Every answer links to the text it came from. Change the text and the answer follows.',
          evidence: 'On the test day, edit one policy and ask again.',
          comparison: 'A script only the vendor can edit',
        },
        {
          title: 'A clear way to a person',
          description: 'The customer can ask for a person at any point. The agent never hides it.',
          evidence: 'Type “I want a person” in any chat.',
          comparison: 'A loop of menus',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about AI Agents',
      items: [
        {
          question: 'What does it cost?',
          answer: `It depends on how many channels it answers and which tools it works in. ${claim('no-setup-fees').text}. You have the price in writing after the free call, before you decide.`,
        },
        {
          question: 'Will customers know that it is an AI?',
          answer:
            'Yes. It says so in its first line. People mind a robot far less than a robot that pretends.',
        },
        {
          question: 'What if it gives a wrong answer?',
          answer:
            'You see every chat, so you can flag it. We trace the answer to its source, fix the text or the rule, and show you the same question again.',
        },
        {
          question: 'Where can it answer?',
          answer:
            'On your site, in email and in most chat apps. We start with the channel that gets the most questions, and add others once it works.',
        },
        {
          question: 'Does it replace my support team?',
          answer:
            'It takes the questions that repeat. Your team keeps the cases that need judgment, and decides what the agent may say.',
        },
      ],
      common: { title: 'Common Questions', items: commonQuestions },
    },
    {
      kind: 'closing',
      title: 'Bring us your ten hardest questions',
      text: 'On a free call we look at what your customers ask, and tell you which part an agent should take. If the answer is none, we say that.',
    },
  ],
} as const satisfies CatalogueService;
