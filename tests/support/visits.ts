import { v7 as uuidv7 } from 'uuid';
import type { Batch, SessionBatch } from '@/lib/analytics/batch';
import type { JourneyEvent } from '@/lib/analytics/journey-events';
import type { Visitor } from '@/lib/analytics/visitor';
import type { WebsiteEvent } from '@/lib/analytics/website-events';

type Of<Event, Type> = Extract<Event, { type: Type }>;

/** A page that a visit opened just now, at `/`. */
export const pageView = (rest: Partial<Of<WebsiteEvent, 'page_view'>> = {}): WebsiteEvent => ({
  type: 'page_view',
  id: uuidv7(),
  seq: 1,
  at: Date.now(),
  page: '/',
  title: 'Transcend AI',
  ...rest,
});

export const pageExit = (rest: Partial<Of<WebsiteEvent, 'page_exit'>> = {}): WebsiteEvent => ({
  type: 'page_exit',
  id: uuidv7(),
  seq: 2,
  at: Date.now(),
  page: '/',
  title: 'Transcend AI',
  visible: 1,
  ...rest,
});

export const sessionEnd = (rest: Partial<Of<WebsiteEvent, 'session_end'>> = {}): WebsiteEvent => ({
  type: 'session_end',
  id: uuidv7(),
  seq: 3,
  at: Date.now(),
  page: '/',
  title: 'Transcend AI',
  ...rest,
});

export const click = (rest: Partial<Of<WebsiteEvent, 'click'>> = {}): WebsiteEvent => ({
  type: 'click',
  id: uuidv7(),
  seq: 2,
  at: Date.now(),
  page: '/',
  title: 'Transcend AI',
  element: 'a',
  text: 'Book a call',
  x: 12,
  y: 340,
  ...rest,
});

export const questionAnswer = (rest: Partial<Of<JourneyEvent, 'question_answer'>> = {}): JourneyEvent => ({
  type: 'question_answer',
  id: uuidv7(),
  seq: 4,
  at: Date.now(),
  journey: uuidv7(),
  assessment: 'backend',
  total: 3,
  question: 2,
  questionText: 'What would you invest?',
  answer: '$10K+',
  options: ['$3,000–10,000', '$10K+'],
  spent: 4.5,
  ...rest,
});

/** A session that began a second ago, without events unless given. */
export const visit = (rest: Partial<SessionBatch> = {}): SessionBatch => ({
  id: uuidv7(),
  started: Date.now() - 1000,
  screen: '1440x900',
  viewport: '1440x800',
  events: [],
  journey: [],
  ...rest,
});

export const batchOf = (...sessions: SessionBatch[]): Batch => ({ sessions });

export const visitor = (rest: Partial<Visitor> = {}): Visitor => ({
  userAgent: 'Mozilla/5.0 (test)',
  device: { deviceType: 'desktop', browserName: 'Firefox', browserVersion: '140.0' },
  location: {},
  botReasons: [],
  ...rest,
});

/** The ids of all that a batch carries. */
export const idsInBatch = ({ sessions }: Batch): string[] =>
  sessions.flatMap(({ events, journey }) => [...events, ...journey].map(({ id }) => id));
