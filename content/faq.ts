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
    answer: `Services range from ${claim('price-range').figure}. The price follows the scope: what has to be connected, and how much of it you already have. Ask for yours in writing after the free call.`,
  },
  {
    question: 'What if I do not have the infrastructure?',
    answer: `${claim('reduced-infrastructure').text}. On the call you get a list of what is needed, so you can compare our price with one from elsewhere.`,
  },
  {
    question: 'What happens on the free call?',
    answer: `You describe the work, we ask about it, and you hear what fits. It takes ${claim('consultation-length').text} and puts you under no obligation.`,
  },
  {
    question: 'Which service do I need?',
    answer: `Answer ${questionCounts} short questions and the site names one, with the reason. If your answer leaves room for doubt, you are sent to a call instead of a guess.`,
  },
  {
    question: 'How long does it take?',
    answer:
      'That depends on the service. Each service page shows its own timeline, step by step, with what we need from you and what you get.',
  },
  {
    question: 'What if something breaks?',
    answer: `Tell us. ${claim('fixes-within-24-hours').text} are what we promise, so note the hour you wrote. Until the fix is in, a person on your side should be able to take over.`,
  },
  {
    question: 'How do services and workflows differ?',
    answer:
      'A service is built and run for you. A workflow is a file that you buy once, by card, and run yourself in your own n8n.',
  },
  {
    question: 'Do I need to know anything about AI?',
    answer:
      'For the services, no. The workflows are for people who already build with n8n. Without that you may not fully understand what you bought.',
  },
];
