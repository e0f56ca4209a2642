import { leastCostOfAll } from './assessments/lowest-range';
import { assessments } from './assessments/questions';
import { claim } from './claims';
import { countInWords } from './counts';

export type FaqItem = { question: string; answer: string };

const questionCounts = Object.values(assessments)
  .map(({ questions }) => countInWords(questions.length))
  .join(' or ');

/** The questions of the landing page (R28). */
export const faq: readonly FaqItem[] = [
  {
    question: 'What does a service cost?',
    answer: `Services range from ${claim('price-range').figure}. The price depends on what has to be connected and what you already have. ${leastCostOfAll()} You get your price in writing. Phone minutes, texts and AI models are billed by use.`,
  },
  {
    question: 'What if I lack the tools for it?',
    answer: `${claim('reduced-infrastructure').text}. You get a list of what is needed, so that you can compare our price with others.`,
  },
  {
    question: 'What happens on the free call?',
    answer: `You describe the work, we ask about it, and you hear which service fits and what it needs. It takes ${claim('consultation-length').text}, without obligation. If you want to go on, you get a price in writing.`,
  },
  {
    question: 'Which service do I need?',
    answer: `Under Which AI Fits Me? you answer ${questionCounts} short questions. Fixed rules name a service and say why. If no rule fits, we say so and name a starting point. If we cannot tell from your answer, we ask you one more question.`,
  },
  {
    question: 'How long does it take?',
    answer:
      'Days or weeks, depending on the service. AI Agents are planned in days, FULL Backend Optimization in weeks. Each service page lists the steps and what we need from you.',
  },
  {
    question: 'What if something breaks?',
    answer: `${claim('fixes-within-24-hours').text} are our promise, so note when you wrote to us. Plan for someone who can take over in the meantime.`,
  },
  {
    question: 'A service or a workflow?',
    answer:
      'A service is set up for you. A workflow is a file that you buy once, by card, and run yourself in n8n, a tool for automations. Its AI tools charge you for each run; no refunds unless agreed.',
  },
  {
    question: 'Do I need to know AI?',
    answer:
      'For the services, no: you need someone who knows your business. The workflows are for people who already use n8n.',
  },
];
