import { paths } from '@/lib/paths';
import { freeTextLimit, type IncomeAnswers, incomeInvestments, nameLimit } from './answers';
import type { Assessment } from './question';

export const incomeAssessment = {
  title: 'Income Automation Assessment',
  caption: 'Income Growth Assessment',
  lead: 'Five answers, about two minutes. You get one service and the reason for it.',
  path: paths.incomeForm,
  questions: [
    {
      field: 'name',
      kind: 'text',
      label: 'What should we call you?',
      hint: 'A first name is enough.',
      shortLabel: 'Name',
      missing: 'Enter your name',
      trackedNumber: null,
      limit: nameLimit,
    },
    {
      field: 'q1Typed',
      kind: 'textarea',
      label: 'How do clients find you today?',
      hint: 'Name what brings most of them: referrals, your website, cold calls, social media. If you have no clients yet, say so.',
      shortLabel: 'Method',
      missing: 'Tell us how clients find you today',
      trackedNumber: 1,
      limit: freeTextLimit,
    },
    {
      field: 'q2Answer',
      kind: 'options',
      label: 'Increase the current process, or start a new stream?',
      shortLabel: 'Direction',
      missing: 'Choose to increase the current process or start a new stream',
      trackedNumber: 2,
      options: [
        { value: 'Increase current process', note: 'More from what already brings clients' },
        { value: 'New stream of $', note: 'From a source you don’t have yet' },
      ],
    },
    {
      field: 'q3Answer',
      kind: 'options',
      label: 'What would you invest?',
      hint: 'A range to match against, not a commitment.',
      shortLabel: 'Investment',
      missing: 'Choose what you would invest',
      trackedNumber: 3,
      options: incomeInvestments.map((value) => ({ value })),
    },
    {
      field: 'q4Answer',
      kind: 'options',
      label: 'Long-term growth, or short-term sales?',
      hint: 'Which of the two matters more this year.',
      shortLabel: 'Goal',
      missing: 'Choose long-term growth or short-term sales',
      trackedNumber: 4,
      options: [
        { value: 'Long-term growth', note: 'A base that keeps bringing clients' },
        { value: 'Short-term sales', note: 'Clients who buy soon' },
      ],
    },
  ],
} as const satisfies Assessment<IncomeAnswers>;
