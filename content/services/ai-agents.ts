import { leastCost } from '@/content/assessments/lowest-range';
import { claim } from '@/content/claims';
import type { FaqItem } from '@/content/faq';
import { statisticsOf } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import { claimGuarantee, claimMetric, generalGuarantees, roiGuarantee } from './claim-text';
import { type CatalogueService, featuredTiers } from './service';

/** The "Common Questions" of the AI Agents page (R59). */
const commonQuestions: readonly FaqItem[] = [
  {
    question: 'Do I need technical staff?',
    answer:
      'No. We set the agent up, connect it and look after it. You need one person who knows your business and can approve its answers.',
  },
  {
    question: 'How long am I bound?',
    answer: `${claim('no-long-term-contracts').text}, and ${claim('no-setup-fees').text.toLowerCase()}. Your written agreement says how either side can end it.`,
  },
  {
    question: 'Who can I reach when something is wrong?',
    answer: `There is ${claim('support-around-the-clock').text}. Write down what you saw and when. Your agreement names the address to send it to. More on support is under About us.`,
  },
  {
    question: 'What happens to our data?',
    answer:
      'It stays yours, and we use it to run your agent. Your agreement says what is stored, where, and how you get a copy when you leave.',
  },
];

const madeFor = 'shops and service businesses that answer the same questions every day';

export const aiAgents = {
  slug: 'ai-agents',
  path: servicePath('ai-agents'),
  group: 'backend',
  name: 'AI Agents',
  cardTitle: 'AI Agent',
  description: 'A chatbot that answers customer questions from your own pages and hands over to your staff.',
  madeFor,
  listedAs: 'chatbot',
  fits: {
    time: 'a chatbot for questions customers repeat',
    soon: `${claim('agents-live').text.toLowerCase()} in the usual case`,
  },
  metaTitle: 'AI Agents: customer support chatbots',
  metaDescription:
    'A customer support chatbot for your website, email and chat. It answers from your own pages and passes hard questions to a person. Book a free call.',
  tier: featuredTiers['ai-agents'],
  badge: claim('most-helpful-service').text,
  goesWith: {
    'lead-capture-crm':
      'An inquiry that begins in the chat becomes a record in your CRM, with its source named.',
    'multi-solutions':
      'Connected with calendar and CRM, the chatbot knows what a client said on the phone or by email.',
    'product-visualization-funnels':
      'Films show the product from several sides, and the chatbot answers what buyers still ask.',
  },
  specimen: {
    kind: 'chat',
    title: 'A chat at night, and the hand-over',
    lead: 'The agent answers what your pages say. The rest goes to a person, with the whole chat.',
    turns: [
      { at: '9:14 pm', who: 'Customer', text: 'Do you deliver on Saturdays?' },
      {
        at: '9:14 pm',
        who: 'Agent',
        text: 'Yes, from 8 am to noon. Order by Thursday evening and it comes on Saturday.',
        source: 'From your delivery page',
      },
      { at: '9:15 pm', who: 'Customer', text: 'Can the driver take my old fridge?' },
      {
        at: '9:15 pm',
        who: 'Agent',
        text: 'Yes, for $25. Please empty it and unplug it the day before.',
        source: 'From your price list',
      },
      { at: '9:16 pm', who: 'Customer', text: 'My last order says “delivered”, but nothing came.' },
      {
        at: '9:16 pm',
        who: 'Agent',
        text: 'I am sorry. I cannot see the reason from here, so I am passing this to a person. You will not have to explain it again.',
      },
    ],
    handOver: 'Hand-over to a person',
    slip: {
      title: 'What your staff receive',
      rows: [
        ['Question', 'Where is the order that is marked as delivered?'],
        ['Order', 'Sample 1001'],
        ['Answered so far', 'Saturday delivery, pick-up of the old fridge'],
        ['Not on your pages', 'What happens when a parcel is lost'],
        ['Whole chat', 'Six messages'],
      ],
    },
  },
  sections: [
    {
      kind: 'hero',
      headline: 'AI Agents',
      lead: `A chatbot for your website, email or chat app. It answers customers from your own guides and prices, day and night, and brings in a person when it cannot help. Made for ${madeFor}.`,
      guarantees: [
        roiGuarantee('roi-guarantee-ai-agents'),
        claimGuarantee('resolution-in-12-hours'),
        ...generalGuarantees,
      ],
    },
    {
      kind: 'results',
      title: 'Average results',
      indexLabel: 'Average results',
      lead: 'What we claim, what we guarantee, and what you can measure yourself.',
      result: claimMetric('agents-resolution', {
        counts: 'The log of your agent will show your own share.',
      }),
      terms: [
        {
          title: 'If it does not pay off',
          description: `We offer a ${claim('roi-guarantee-ai-agents').text}: ROI means return on investment. It holds once it is in your agreement, which names the day it starts, how return is measured and what you get back.`,
        },
        {
          title: 'If something breaks',
          description: `There is a ${claim('resolution-in-12-hours').text}. Your agreement says from which moment the hours count.`,
        },
      ],
      counted: {
        title: 'What you can count in your own log',
        items: [
          'Questions asked, and how many the agent closed',
          'Chats handed to a person, and why',
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
        'People fear that they will not reach a person. So each agent is set up with a way to reach one.',
    },
    {
      kind: 'problems',
      title: 'Where customer support loses people',
      items: [
        {
          title: 'The same question, all day',
          description:
            'Your team types the same replies about orders, prices and opening hours again and again.',
          impact: 'Customers with harder questions wait longer for an answer.',
        },
        {
          title: 'Nobody is there at night',
          description:
            'A buyer has one question left. It is late, and the chat window says “leave a message”.',
          impact: 'They ask the next shop, and you never learn that they were close to paying.',
        },
        {
          title: 'The answer depends on who replies',
          description: 'One colleague offers a refund and another says that refunds are not possible.',
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
            'It reads the guides, prices and policies you approve. If the answer is not in them, it is told to say so.',
          useCase: 'A customer asks if a part fits the older model.',
          outcome: 'They get the entry from your parts list, with a link to the page.',
        },
        {
          title: 'Hands over the whole conversation',
          description:
            'When a chat needs a person, your staff see all of it and a short note on what was tried.',
          useCase: 'An upset customer wants to speak with someone.',
          outcome: 'A colleague picks up where the agent stopped.',
        },
        {
          title: 'Does small jobs in your tools',
          description:
            'It can look up an order, change an address or open a ticket in your help desk. You choose which.',
          useCase: 'A customer wants a parcel sent to another address.',
          outcome: 'The address is changed and the change is logged.',
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
          description: 'Your team asks it the hardest questions you get.',
          clientRole: 'One hour with your best support person',
          ourRole: 'Wrong answers traced and corrected',
        },
        {
          timeframe: 'By then, usually',
          phase: 'Going live',
          description: 'It starts on one channel and grows from there.',
          clientRole: 'Your OK, and a person for hand-overs',
          ourRole: 'The agent on your site, and a log of its chats',
        },
      ],
    },
    {
      kind: 'differentiators',
      title: 'What sets our agents apart',
      items: [
        {
          title: 'It admits gaps',
          description:
            'If your pages do not answer a question, it is meant to go to a person and onto your list.',
          evidence: 'Ask it something your pages do not cover, and read what it says.',
          comparison: 'A guess that sounds right',
        },
        {
          title: 'You own the words',
          description:
            'Answers link to the text they came from. When you change the text, the answers follow.',
          evidence: 'On the test day, edit one policy and ask again.',
          comparison: 'A script only the vendor can edit',
        },
        {
          title: 'A clear way to a person',
          description: 'The customer can ask for a person at any point of the chat.',
          evidence: 'Type “I want a person” in a test chat.',
          comparison: 'A loop of menus',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about AI Agents',
      items: [
        {
          question: 'What does a customer support chatbot cost?',
          answer: `That depends on how many channels it answers and which tools it works in. ${leastCost('AI Agents')} ${claim('no-setup-fees').text}, and the price is in writing before you decide.`,
        },
        {
          question: 'What do I pay each month for AI Agents?',
          answer:
            'Our fee, if your agreement has a monthly one, and the AI model, which bills for each answer. Tell us how many chats you have, and ask what they would cost.',
        },
        {
          question: 'Does it work with our help desk or shop?',
          answer:
            'If other programs can connect to it: Zendesk, Freshdesk and Shopify allow that. Without such a link it can still answer from your pages.',
        },
        {
          question: 'Will customers know that it is an AI?',
          answer:
            'Yes. We set it up to say so in its first line, because people mind a robot less than one that pretends to be human.',
        },
        {
          question: 'What if it gives a wrong answer?',
          answer:
            'You can read the chats and flag any answer. We trace it to its source, correct the text or the rule, and ask the same question again with you.',
        },
        {
          question: 'Where can it answer?',
          answer:
            'On your website, in email and in chat apps such as WhatsApp. For calls, see AI Phone Callers. We start with the channel that gets the most questions.',
        },
        {
          question: 'Does it replace my support team?',
          answer:
            'It takes the questions that repeat. Your team keeps the cases that need judgment and decides what the agent may say. To connect it with a calendar and a client list (CRM), look at Multi AI Solutions.',
        },
      ],
      common: { title: 'Common Questions', items: commonQuestions },
    },
    {
      kind: 'closing',
      title: 'Bring us your ten hardest questions',
      text: 'We go through them with you on a free call and say which ones an agent could take. If it is none of them, you hear that too.',
    },
  ],
} as const satisfies CatalogueService;
