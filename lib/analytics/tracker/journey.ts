import { v7 as uuidv7 } from 'uuid';
import { type JourneyAction, eventLimits as limits } from '@/content/analytics';
import { type AssessmentType, assessments } from '@/content/assessments/questions';
import type { Recommendation } from '@/lib/assessments/recommendation';
import type { JourneyDraft } from './event-queue';
import { truncate } from './event-text';
import { freeText } from './field-value';

/** One journey through an assessment, as far as the page knows it. Times are the page's running clock, in ms. */
export type JourneyProgress = {
  id: string;
  /** When each question was first seen, by its number. */
  seen: Map<number, number>;
  /** The latest answer to each question, by its number. It never leaves the page. */
  answers: Map<number, string>;
  isFinished: boolean;
};

export const newJourney = (id: string): JourneyProgress => ({
  id,
  seen: new Map(),
  answers: new Map(),
  isFinished: false,
});

/** Whether the journey has begun and is not finished (R114). */
export const isUnderway = ({ seen, isFinished }: JourneyProgress): boolean => seen.size > 0 && !isFinished;

/** The furthest question reached. */
export const furthestQuestion = ({ seen }: JourneyProgress): number => Math.max(...seen.keys());

/** When the first question was reached. */
export const journeyStart = ({ seen }: JourneyProgress): number => Math.min(...seen.values());

/** Whether an answer to this question goes back: it has one already, and so has a later question. */
export const goesBack = ({ answers }: JourneyProgress, question: number): boolean =>
  answers.has(question) && Math.max(...answers.keys()) > question;

/** A question with its place in the journey. Without options its answer is the visitor's own words. */
export type TrackedQuestion = { number: number; text: string; options?: string[] };

type JourneyStep = JourneyDraft extends infer Draft
  ? Draft extends JourneyDraft
    ? Omit<Draft, 'journey' | 'assessment' | 'total'>
    : never
  : never;

type JourneyEnvironment = {
  /** The wall clock, in milliseconds since 1970. */
  now: () => number;
  /** The running clock, in milliseconds. */
  elapsed: () => number;
  /** Calls back when the page is left. Before the tracker, which listens after everybody else, sends what it has. */
  onPageHide: (call: (event: Pick<PageTransitionEvent, 'persisted'>) => void) => void;
  record: (step: JourneyDraft) => void;
};

/** The journeys through the assessments that a page knows of. */
export function createJourneys({ now, elapsed, onPageHide, record }: JourneyEnvironment) {
  /** In page memory: the form may be left and returned to, the loading screen and the result go on with the same one. */
  const journeys = new Map<AssessmentType, JourneyProgress>();

  const secondsSince = (start = elapsed()) => (elapsed() - start) / 1000;

  function startJourney(type: AssessmentType): JourneyProgress {
    if (journeys.size === 0) onPageHide(abandonAll);
    const journey = newJourney(uuidv7());
    journeys.set(type, journey);
    return journey;
  }

  function abandonAll({ persisted }: Pick<PageTransitionEvent, 'persisted'>) {
    // A page that is kept may come back, and the journey go on.
    if (persisted) return;
    for (const [type, journey] of journeys) {
      if (!isUnderway(journey)) continue;
      const spent = secondsSince(journeyStart(journey));
      recordStep(type, { type: 'journey_abandon', question: furthestQuestion(journey), spent });
    }
  }

  function recordStep(type: AssessmentType, step: JourneyStep) {
    const { id } = journeys.get(type) ?? startJourney(type);
    const total = assessments[type].questions.filter(({ trackedNumber }) => trackedNumber !== null).length;
    record({ at: now(), ...step, journey: id, assessment: type, total });
  }

  /** A question has come into view. Whoever looks back at a finished form is not on another journey. */
  function reachQuestion(type: AssessmentType, question: TrackedQuestion) {
    const journey = journeys.get(type) ?? startJourney(type);
    const { number } = question;
    if (journey.isFinished || journey.seen.has(number)) return;
    if (!isUnderway(journey)) recordStep(type, { type: 'journey_start' });
    journey.seen.set(number, elapsed());
    recordStep(type, { type: 'question_view', ...questionFields(question) });
  }

  /** A question has been answered. Another answer after the end sets out anew. */
  function answerQuestion(type: AssessmentType, question: TrackedQuestion, answer: string) {
    const { number, options } = question;
    if (journeys.get(type)?.answers.get(number) === answer) return;
    if (journeys.get(type)?.isFinished) startJourney(type);
    reachQuestion(type, question);
    const journey = journeys.get(type) ?? startJourney(type);
    const step = goesBack(journey, number) ? 'question_back' : 'question_answer';
    journey.answers.set(number, answer);
    recordStep(type, {
      type: step,
      ...questionFields(question),
      answer: options ? truncate(answer, limits.text) : freeText(answer),
      spent: secondsSince(journey.seen.get(number)),
    });
  }

  /** The answers have led to a service, or to a question we have to ask. */
  function completeJourney(type: AssessmentType, recommendation: Recommendation) {
    const journey = journeys.get(type);
    if (!journey || !isUnderway(journey)) return;
    journey.isFinished = true;
    const spent = secondsSince(journeyStart(journey));
    recordStep(type, { type: 'journey_complete', spent, ...recommendationFields(recommendation) });
  }

  /** What the visitor did with it. After a reload this page knows no journey, and the action stands alone. */
  function recordAction(type: AssessmentType, recommendation: Recommendation, action: JourneyAction) {
    recordStep(type, { type: 'recommendation_action', action, ...recommendationFields(recommendation) });
  }

  return { reachQuestion, answerQuestion, completeJourney, recordAction };
}

const questionFields = ({ number, text, options }: TrackedQuestion) => ({
  question: number,
  questionText: truncate(text, limits.address),
  options,
});

const recommendationFields = ({ recommendedService, servicePath }: Recommendation) => ({
  recommendation: recommendedService ?? undefined,
  path: servicePath ?? undefined,
});
