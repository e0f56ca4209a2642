import { expect, it } from 'vitest';
import { type JourneyEventType, journeyEventTypes } from '@/content/analytics';
import { type JourneyEvent, journeyEventRecord } from './journey-events';

const now = Date.UTC(2026, 4, 31, 12);
const id = '0190c000-0000-7000-8000-000000000000';
const sessionId = '0190c000-0000-7000-8000-000000000001';
const journey = '0190c000-0000-7000-8000-000000000002';
const common = { id, seq: 3, at: now + 1000, journey, assessment: 'income', total: 4 } as const;
const question = { question: 2, questionText: 'Which process?' };
const questionColumns = { questionNumber: 2, questionText: 'Which process?' };
const options = ['New stream of $', 'Increase current process'];
const recommended = { recommendation: 'AI Agents', path: '/services/ai-agents' };
const recommendedColumns = {
  finalRecommendation: 'AI Agents',
  recommendationServicePath: '/services/ai-agents',
};

type Own = Partial<ReturnType<typeof journeyEventRecord>>;
type Row = [what: string, step: JourneyEvent, own: Own];

const rows: Record<JourneyEventType, Row[]> = {
  journey_start: [['', { ...common, type: 'journey_start' }, { completionPercentage: 0 }]],
  question_view: [
    [
      'of a choice',
      { ...common, ...question, type: 'question_view', options },
      { ...questionColumns, answerOptions: options, completionPercentage: 50 },
    ],
    [
      'of a free text',
      { ...common, ...question, type: 'question_view' },
      { ...questionColumns, completionPercentage: 50 },
    ],
  ],
  question_answer: [
    [
      '',
      { ...common, ...question, type: 'question_answer', options, answer: 'New stream of $', spent: 3.5 },
      {
        ...questionColumns,
        answerOptions: options,
        answerSelected: 'New stream of $',
        timeSpentSeconds: 3.5,
        completionPercentage: 50,
      },
    ],
  ],
  question_back: [
    [
      '',
      { ...common, ...question, type: 'question_back', answer: '[free text, 12 characters]', spent: 0 },
      {
        ...questionColumns,
        answerSelected: '[free text, 12 characters]',
        timeSpentSeconds: 0,
        completionPercentage: 50,
        isBackNavigation: true,
      },
    ],
  ],
  journey_complete: [
    [
      'with a service',
      { ...common, ...recommended, type: 'journey_complete', spent: 60 },
      { ...recommendedColumns, timeSpentSeconds: 60, completionPercentage: 100 },
    ],
    [
      'with a clarification',
      { ...common, type: 'journey_complete', spent: 60 },
      { timeSpentSeconds: 60, completionPercentage: 100 },
    ],
  ],
  journey_abandon: [
    [
      '',
      { ...common, type: 'journey_abandon', question: 1, spent: 20 },
      { questionNumber: 1, timeSpentSeconds: 20, completionPercentage: 25 },
    ],
  ],
  recommendation_action: [
    [
      '',
      { ...common, ...recommended, type: 'recommendation_action', action: 'see_demo' },
      { ...recommendedColumns, actionTaken: 'see_demo', completionPercentage: 100 },
    ],
  ],
};

const table = journeyEventTypes.flatMap((type) => rows[type].map((row): [string, ...Row] => [type, ...row]));

it.each(table)('%s %s fills exactly its columns', (eventType, _what, step, own) => {
  // Through JSON, as it is sent to the database: what is undefined is no column.
  const record = JSON.parse(JSON.stringify(journeyEventRecord(step, { sessionId, now })));
  expect(record).toStrictEqual({
    sessionId,
    id,
    occurredAt: now,
    occurredOn: '2024-07-17',
    sequenceNumber: 3,
    journeyId: journey,
    eventType,
    isBackNavigation: false,
    totalQuestions: 4,
    customData: { assessment_type: 'income' },
    ...own,
  });
});
