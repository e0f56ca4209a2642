import { paths } from '@/lib/paths';
import { type BackendAnswers, backendInvestments, freeTextLimit, nameLimit } from './answers';
import type { Assessment } from './question';

export const backendAssessment = {
  title: 'Backend Automation Assessment',
  caption: 'Backend Automation Assessment',
  lead: 'Four answers, about two minutes. You get one service and the reason for it.',
  path: paths.backendForm,
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
      label: 'Which process repeats itself most?',
      hint: 'Describe it as you would to a new colleague: who asks, what happens, how often.',
      shortLabel: 'Process',
      missing: 'Describe the process that repeats itself',
      trackedNumber: 1,
      limit: freeTextLimit,
    },
    {
      field: 'q2Answer',
      kind: 'options',
      label: 'What would you invest?',
      hint: 'A range to match against, not a commitment.',
      shortLabel: 'Investment',
      missing: 'Choose what you would invest',
      trackedNumber: 2,
      options: backendInvestments.map((value) => ({ value })),
    },
    {
      field: 'q3Answer',
      kind: 'options',
      label: 'New, or part of what you have?',
      shortLabel: 'System',
      missing: 'Choose a new system, or one joined to your tools',
      trackedNumber: 3,
      options: [
        { value: 'NEW system', note: 'Built from the beginning' },
        { value: 'Integrate', note: 'Joined to your current tools' },
      ],
    },
  ],
} as const satisfies Assessment<BackendAnswers>;
