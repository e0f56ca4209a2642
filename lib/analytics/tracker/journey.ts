import { type JourneyAction, eventLimits as limits } from '@/content/analytics';
import { type AssessmentType, assessments } from '@/content/assessments/questions';
import type { Recommendation } from '@/lib/assessments/recommendation';
import { uuidV7 } from '@/lib/browser/uuid-v7';
import { truncate } from '@/lib/storable-text';
import type { JourneyDraft } from './event-queue';
import { freeText } from './field-value';

/** One journey through an assessment, as far as the page knows it. Times are in ms on the page's monotonic clock. */
export type JourneyProgress = {
  id: string;
  /** When each question was first seen, by its number. */
  seen: Map<number, number>;
  /** The latest answer to each question, by its number; `null` after a reload, because it is not stored. */
  answers: Map<number, string | null>;
  isFinished: boolean;
  /** Its page was left; if the visitor comes back, that no longer counts. */
  isAbandoned: boolean;
  /** The id under which its answers were sent. */
  assessment?: string;
  /** The journey before through the same questions, whose result may still be acted on. */
  previous?: { id: string; assessment?: string };
};

/** The journeys as they outlast their document; times count from 1970. */
export type StoredJourneys = [
  AssessmentType,
  Omit<JourneyProgress, 'seen' | 'answers'> & { seen: [number, number][]; answers: number[] },
][];

export const newJourney = (id: string): JourneyProgress => ({
  id,
  seen: new Map(),
  answers: new Map(),
  isFinished: false,
  isAbandoned: false,
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

/** A question with its place in the journey. One without options is answered in the visitor's own words. */
export type JourneyQuestion = { number: number; text: string; options?: string[] };

type JourneyStep = JourneyDraft extends infer Draft
  ? Draft extends JourneyDraft
    ? Omit<Draft, 'journey' | 'assessment' | 'assessmentId' | 'total'>
    : never
  : never;

type JourneyEnvironment = {
  /** The wall clock, in milliseconds since 1970. */
  now: () => number;
  /** A clock that never goes back, in any document, in milliseconds. */
  elapsed: () => number;
  /** Calls back when the page is left, before the tracker, which listens last, sends what it has. */
  onPageHide: (call: () => void) => void;
  /** Calls back when the page is shown again as it was left. */
  onReturn: (call: () => void) => void;
  /** Keeps the tab's journeys through a reload. */
  stored: { read: () => StoredJourneys | null; write: (journeys: StoredJourneys) => void };
  record: (step: JourneyDraft) => void;
};

/** What an assessment, by its id, has led to. */
export type JourneyResult = { type: AssessmentType; assessment: string; recommendation: Recommendation };

/** The journeys through assessments that the page knows of. */
export function createJourneys({ now, elapsed, onPageHide, onReturn, stored, record }: JourneyEnvironment) {
  let journeys: Map<AssessmentType, JourneyProgress> | undefined;

  /** A form may be left and returned to, or reloaded; the loading screen and the result continue the same journey. */
  function knownJourneys() {
    if (journeys) return journeys;
    onPageHide(abandonAll);
    onReturn(resumeAll);
    journeys = restoreJourneys(stored.read() ?? []);
    return journeys;
  }

  const journeyOf = (type: AssessmentType) => knownJourneys().get(type) ?? startJourney(type);

  /** Never below 0, which the endpoint refuses: between two documents of a tab the computer's clock may be set back. */
  const secondsSince = (start = elapsed()) => Math.max(0, elapsed() - start) / 1000;

  function startJourney(type: AssessmentType): JourneyProgress {
    const before = knownJourneys().get(type);
    const previous = before && { id: before.id, assessment: before.assessment };
    const journey = { ...newJourney(uuidV7()), previous };
    knownJourneys().set(type, journey);
    return journey;
  }

  /** Nobody can say yet whether the page comes back, from the browser's cache or by a reload. */
  function abandonAll() {
    for (const [type, journey] of knownJourneys()) {
      if (!isUnderway(journey) || journey.isAbandoned) continue;
      journey.isAbandoned = true;
      const spent = secondsSince(journeyStart(journey));
      recordStep(type, { type: 'journey_abandon', question: furthestQuestion(journey), spent });
    }
  }

  /** Another document of the tab may have gone on with them, or begun others: what it kept is newer. */
  function resumeAll() {
    journeys = restoreJourneys(stored.read() ?? []);
    for (const type of journeys.keys()) resumedJourney(type);
  }

  /** The journey that the visitor goes on with. */
  function resumedJourney(type: AssessmentType): JourneyProgress {
    const journey = journeyOf(type);
    if (journey.isAbandoned) {
      journey.isAbandoned = false;
      recordStep(type, { type: 'journey_resume', question: furthestQuestion(journey) });
    }
    return journey;
  }

  function recordStep(
    type: AssessmentType,
    step: JourneyStep,
    { id, assessment }: Pick<JourneyProgress, 'id' | 'assessment'> = journeyOf(type),
  ) {
    const total = assessments[type].questions.filter(({ trackedNumber }) => trackedNumber !== null).length;
    record({ at: now(), ...step, journey: id, assessmentId: assessment, assessment: type, total });
    stored.write(storedJourneys(knownJourneys()));
  }

  /** A question takes focus or is answered. Looking back at a finished form does not begin another journey. */
  function reachQuestion(type: AssessmentType, question: JourneyQuestion) {
    const journey = resumedJourney(type);
    const { number } = question;
    if (journey.isFinished || journey.seen.has(number)) return;
    if (!isUnderway(journey)) recordStep(type, { type: 'journey_start' });
    journey.seen.set(number, elapsed());
    recordStep(type, { type: 'question_view', ...questionFields(question) });
  }

  /** A question has been answered. Changing an answer after the end begins a new journey. */
  function answerQuestion(type: AssessmentType, question: JourneyQuestion, answer: string) {
    const { number, options } = question;
    if (journeyOf(type).answers.get(number) === answer) return;
    if (journeyOf(type).isFinished) startJourney(type);
    reachQuestion(type, question);
    const journey = journeyOf(type);
    const step = goesBack(journey, number) ? 'question_back' : 'question_answer';
    journey.answers.set(number, answer);
    recordStep(type, {
      type: step,
      ...questionFields(question),
      answer: options ? truncate(answer, limits.text) : freeText(answer),
      spent: secondsSince(journey.seen.get(number)),
    });
  }

  /** The answers are being sent under this id. */
  function sendAnswers(type: AssessmentType, assessment: string) {
    const journey = resumedJourney(type);
    journey.assessment = assessment;
    stored.write(storedJourneys(knownJourneys()));
  }

  /** The answers have led to a service, or to a question we have to ask. */
  function completeJourney(type: AssessmentType, recommendation: Recommendation) {
    const journey = resumedJourney(type);
    if (!isUnderway(journey)) return;
    journey.isFinished = true;
    const spent = secondsSince(journeyStart(journey));
    recordStep(type, { type: 'journey_complete', spent, ...recommendationFields(recommendation) });
  }

  /** The journey behind an assessment; where this tab does not know it, the action stands alone. */
  function journeyTo(assessment: string, type: AssessmentType) {
    const journey = journeyOf(type);
    if (!isUnderway(journey)) journey.assessment ??= assessment;
    if (journey.assessment === assessment) return journey;
    if (journey.previous?.assessment !== assessment) journey.previous = { id: uuidV7(), assessment };
    return journey.previous;
  }

  /** What the visitor did with the result of an assessment. */
  function recordAction({ type, assessment, recommendation }: JourneyResult, action: JourneyAction) {
    const step = { type: 'recommendation_action', action, ...recommendationFields(recommendation) } as const;
    recordStep(type, step, journeyTo(assessment, type));
  }

  return { reachQuestion, answerQuestion, sendAnswers, completeJourney, recordAction };
}

const storedJourneys = (journeys: Map<AssessmentType, JourneyProgress>): StoredJourneys =>
  [...journeys].map(([type, { seen, answers, ...rest }]) => [
    type,
    { ...rest, seen: [...seen], answers: [...answers.keys()] },
  ]);

/** @throws for anything but such a list */
export const restoreJourneys = (stored: StoredJourneys): Map<AssessmentType, JourneyProgress> =>
  new Map(
    stored.map(([type, { seen, answers, ...rest }]) => [
      type,
      { ...rest, seen: new Map(seen), answers: new Map(answers.map((number) => [number, null])) },
    ]),
  );

const questionFields = ({ number, text, options }: JourneyQuestion) => ({
  question: number,
  questionText: truncate(text, limits.address),
  options,
});

const recommendationFields = ({ recommendedService, servicePath }: Recommendation) => ({
  recommendation: recommendedService ?? undefined,
  path: servicePath ?? undefined,
});
