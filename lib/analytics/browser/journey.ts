import { v7 as uuidv7 } from 'uuid';
import { type JourneyAction, eventLimits as limits } from '@/content/analytics';
import type { AssessmentType } from '@/content/assessments/answers';
import { assessments } from '@/content/assessments/questions';
import type { Recommendation } from '@/lib/assessments/recommendation';
import { cut } from './cut';
import { freeText } from './field-value';
import {
  beginning,
  furthest,
  goesBack,
  isUnderway,
  type JourneyProgress,
  newJourney,
} from './journey-progress';
import type { JourneyDraft } from './record';
import { tellTracker } from './tracker';

/** A question with its place in the journey. Without options its answer is the visitor's own words. */
export type TrackedQuestion = { number: number; text: string; options?: string[] };

type Step = JourneyDraft extends infer Draft
  ? Draft extends JourneyDraft
    ? Omit<Draft, 'journey' | 'assessment' | 'total'>
    : never
  : never;

/** In page memory: the form may be left and returned to, the loading screen and the result go on with the same one. */
const journeys = new Map<AssessmentType, JourneyProgress>();

/** A question has come into view. Whoever looks back at a finished form is not on another journey. */
export function reachQuestion(type: AssessmentType, question: TrackedQuestion) {
  const journey = journeys.get(type) ?? begin(type);
  const { number, options } = question;
  if (journey.isFinished || journey.seen.has(number)) return;
  if (!isUnderway(journey)) tell(type, { type: 'journey_start' });
  journey.seen.set(number, performance.now());
  tell(type, { type: 'question_view', question: number, questionText: textOf(question), options });
}

/** A question has been answered. Another answer after the end sets out anew. */
export function answerQuestion(type: AssessmentType, question: TrackedQuestion, answer: string) {
  const { number, options } = question;
  if (journeys.get(type)?.answers.get(number) === answer) return;
  if (journeys.get(type)?.isFinished) begin(type);
  reachQuestion(type, question);
  const journey = journeys.get(type) ?? begin(type);
  const step = goesBack(journey, number) ? 'question_back' : 'question_answer';
  journey.answers.set(number, answer);
  tell(type, {
    type: step,
    question: number,
    questionText: textOf(question),
    answer: options ? cut(answer, limits.text) : freeText(answer),
    options,
    spent: secondsSince(journey.seen.get(number)),
  });
}

/** The answers have led to a service, or to a question we have to ask. */
export function completeJourney(type: AssessmentType, recommendation: Recommendation) {
  const journey = journeys.get(type);
  if (!journey || !isUnderway(journey)) return;
  journey.isFinished = true;
  const spent = secondsSince(beginning(journey));
  tell(type, { type: 'journey_complete', spent, ...resultOf(recommendation) });
}

/** What the visitor did with it. After a reload this page knows no journey, and the deed stands alone. */
export function actOn(type: AssessmentType, recommendation: Recommendation, action: JourneyAction) {
  tell(type, { type: 'recommendation_action', action, ...resultOf(recommendation) });
}

function begin(type: AssessmentType): JourneyProgress {
  if (journeys.size === 0) addEventListener('pagehide', abandonAll, true);
  const journey = newJourney(uuidv7());
  journeys.set(type, journey);
  return journey;
}

/** Told before the tracker, which listens after everybody else, sends what it has. */
function abandonAll({ persisted }: PageTransitionEvent) {
  // A page that is kept may come back, and the journey go on.
  if (persisted) return;
  for (const [type, journey] of journeys) {
    if (!isUnderway(journey)) continue;
    const spent = secondsSince(beginning(journey));
    tell(type, { type: 'journey_abandon', question: furthest(journey), spent });
  }
}

function tell(type: AssessmentType, step: Step) {
  const { id } = journeys.get(type) ?? begin(type);
  const total = assessments[type].questions.filter(({ trackedNumber }) => trackedNumber !== null).length;
  const draft = { at: Date.now(), ...step, journey: id, assessment: type, total };
  tellTracker((tracker) => tracker.recordJourney(draft));
}

const textOf = ({ text }: TrackedQuestion) => cut(text, limits.address);

const secondsSince = (start = performance.now()) => (performance.now() - start) / 1000;

const resultOf = ({ recommendedService, servicePath }: Recommendation) => ({
  recommendation: recommendedService ?? undefined,
  path: servicePath ?? undefined,
});
