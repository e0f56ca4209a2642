import { type AssessmentAnswers, assessmentFormName, assessments } from '@/content/assessments/questions';
import { applicationFormName, applicationTextNames, positions } from '@/content/careers';
import { freeText } from '@/lib/analytics/tracker/field-value';
import { recommend } from '@/lib/assessments/recommend';
import { type Recommendation, resultPath } from '@/lib/assessments/recommendation';
import { recordOf } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import type { Chance } from './chance';
import type { Recorder } from './record-visit';
import { aboutApplicants, chooseTurns, sampleEmail, sampleNames, sampleSurname } from './visitors';

/** The share of visitors who leave at each question, of those who got there: writing takes more effort than choosing. */
const LEAVING = { text: 0.22, options: 0.07 };

type JourneyFields = { journey: string; assessment: string; total: number; assessmentId?: string };

/** Goes through the questions. @returns whether all were answered */
function answerQuestions(
  recorder: Recorder,
  chance: Chance,
  answers: AssessmentAnswers,
  journey: JourneyFields,
): boolean {
  const { questions } = assessments[answers.assessmentType];
  const begun = recorder.now();
  recorder.step('journey_start', journey);
  for (const question of questions) {
    const { trackedNumber: number, field, kind, label } = question;
    if (number === null) continue;
    const shown = {
      ...journey,
      question: number,
      questionText: label,
      ...(kind === 'options' && { options: question.options.map(({ value }) => value) }),
    };
    recorder.step('question_view', shown);
    const spent = kind === 'options' ? chance.between(3, 14) : chance.between(15, 70);
    recorder.pass(spent);
    if (chance.happens(kind === 'options' ? LEAVING.options : LEAVING.text)) {
      const seconds = (recorder.now() - begun) / 1000;
      recorder.step('journey_abandon', { ...journey, question: number, spent: seconds });
      return false;
    }
    const given = String(Reflect.get(answers, field));
    const answer = kind === 'options' ? given : freeText(given);
    recorder.onPage('form_field_change', {
      element: kind === 'options' ? 'input' : 'textarea',
      form: assessmentFormName(answers.assessmentType),
      field,
      value: answer,
    });
    recorder.step('question_answer', { ...shown, answer, spent });
  }
  return true;
}

/** A press of TRANSCEND as the page sends it, and its outcome. */
export type SampleAssessment = {
  submission: { id: string; sessionId: string; answers: AssessmentAnswers; turns: Record<string, number> };
  recommendation: Recommendation;
  /** Every later step names the assessment it belongs to. */
  journey: JourneyFields;
  pressedAt: number;
};

/** The fields by which later steps name the recommendation; none where the engine asked back. */
const resultFields = ({ recommendation: { recommendedService, servicePath } }: SampleAssessment) =>
  recommendedService === null ? {} : { recommendation: recommendedService, path: servicePath };

/** Fills in the assessment of this page. @returns undefined when the visitor left before the end */
export function fillInAssessment(
  recorder: Recorder,
  chance: Chance,
  answers: AssessmentAnswers,
): SampleAssessment | undefined {
  const { questions } = assessments[answers.assessmentType];
  const total = questions.filter(({ trackedNumber }) => trackedNumber !== null).length;
  const begun = recorder.now();
  const journey: JourneyFields = { journey: chance.id(begun), assessment: answers.assessmentType, total };
  const form = assessmentFormName(answers.assessmentType);
  recorder.onPage('form_focus', { element: 'input', form, field: 'name' });
  if (chance.happens(0.06)) {
    recorder.onPage('form_error', { form, field: 'name', code: 'custom' });
  }
  if (!answerQuestions(recorder, chance, answers, journey)) return;
  recorder.pass(chance.between(1, 6));
  recorder.onPage('click', { element: 'button', elementId: 'transcend', text: 'TRANSCEND', x: 180, y: 512 });
  const pressedAt = recorder.now();
  const turns = chooseTurns(chance);
  const submission = { id: chance.id(pressedAt), sessionId: recorder.visit.id, answers, turns };
  const recommendation = recommend(answers, turns);
  const sample = {
    submission,
    recommendation,
    journey: { ...journey, assessmentId: submission.id },
    pressedAt,
  };
  recorder.open(paths.analysisLoading);
  const spent = (pressedAt - begun) / 1000;
  recorder.step('journey_complete', { ...sample.journey, ...resultFields(sample), spent });
  recorder.pass(chance.between(2, 8));
  if (chance.happens(0.3)) recordAction(recorder, sample, 'show_now');
  return sample;
}

/** What the visitor does with a recommendation. */
export function recordAction(recorder: Recorder, sample: SampleAssessment, action: string): void {
  recorder.step('recommendation_action', { ...sample.journey, ...resultFields(sample), action });
}

/** The page to which the loading screen leads. */
export const resultPage = ({ submission, recommendation }: SampleAssessment): string =>
  resultPath(submission.answers.assessmentType, recommendation).replace(/\?.*/, '');

export type SampleApplication = { id: string; form: FormData; sentAt: number };

/** Fills in the careers form of this page and sends it. */
export function fillInApplication(recorder: Recorder, chance: Chance): SampleApplication {
  const id = chance.id(recorder.now());
  const firstName = chance.pick(sampleNames);
  recorder.onPage('form_focus', { element: 'input', form: applicationFormName, field: 'firstName' });
  recorder.pass(chance.between(60, 240));
  const fields = {
    ...recordOf(applicationTextNames, () => sampleSurname),
    firstName,
    phoneNumber: `+1 313 555 01${chance.between(10, 99)}`,
    email: sampleEmail(firstName),
    position: positions[0],
    aboutYourself: chance.pick(aboutApplicants),
    id,
    sessionId: recorder.visit.id,
  };
  if (chance.happens(0.2)) {
    recorder.onPage('form_error', { form: applicationFormName, field: 'email', code: 'invalid_format' });
    recorder.pass(20);
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  recorder.pass(2);
  recorder.onPage('click', {
    element: 'button',
    elementId: 'submit-application',
    text: 'Submit application',
    x: 200,
    y: 600,
  });
  return { id, form, sentAt: recorder.now() };
}
