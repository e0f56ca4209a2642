import { claim } from '../claims';
import type { FaqItem } from '../faq';

/** The "Common Questions" of the AI Agents page (part 1, section 2). */
export const commonQuestions: readonly FaqItem[] = [
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
