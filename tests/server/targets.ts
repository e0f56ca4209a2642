import { v7 } from 'uuid';
import { eventsEndpoint, paths } from '@/lib/paths';
import { batchOf, pageView, visit } from '../support/visits';

// The real writes that the table is tried on, each with a body that is right.
const answers = {
  assessmentType: 'backend',
  name: 'Sample Visitor',
  q1Typed: 'customer support',
  q2Answer: '$200–1,500',
  q3Answer: 'NEW system',
};

export const api = {
  path: '/api/assessments',
  good: () => ({ id: v7(), sessionId: null, answers, turns: {} }),
  wrong: () => ({ id: v7(), sessionId: null, answers: { ...answers, q2Answer: '$1' }, turns: {} }),
};

export const events = {
  path: eventsEndpoint,
  good: () => batchOf(visit({ events: [pageView()] })),
  wrong: () => batchOf(visit({ events: [pageView({ page: 'https://other.example/' })] })),
};

export const form = {
  path: paths.backendForm,
  good: answers,
  wrong: { ...answers, q2Answer: '$1' },
};
