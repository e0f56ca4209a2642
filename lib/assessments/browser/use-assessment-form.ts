import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import { type AssessmentAnswers, type AssessmentType, assessments } from '@/content/assessments/questions';
import { currentSessionId } from '@/lib/analytics/tracker/session';
import type { FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { currentAssessment } from './current-assessment';
import { currentRotationTurns } from './rotation';
import { type AssessmentDraft, useAssessmentDraft } from './use-assessment-draft';

export type AnswersResolver = Resolver<AssessmentDraft, unknown, AssessmentAnswers>;

/** Fetched on the first touch of a form, so that no page pays for Zod up front. */
export const loadAnswersResolver = () => import('./answers-resolver');

/**
 * The schema shared with the server. Where its chunk is gone (a deploy since the page was opened), the answers go on
 * unchecked: the server checks them anyway, and the visitor is not held up.
 */
export const lazyAnswersResolver: AnswersResolver = async (values, context, options) => {
  try {
    const { answersResolver } = await loadAnswersResolver();
    return answersResolver(values, context, options);
  } catch {
    return { values: values as unknown as AssessmentAnswers, errors: {} };
  }
};

type FormProblem = { id: string; message: string };

/**
 * The assessment form in the browser: its draft, what is missing or wrong, and the press of TRANSCEND.
 *
 * @param state what the server said of a form posted without JavaScript
 */
export function useAssessmentForm(type: AssessmentType, state: FormState) {
  const router = useRouter();
  const form = useForm<AssessmentDraft, unknown, AssessmentAnswers>({
    resolver: lazyAnswersResolver,
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control });
  const isRestored = useAssessmentDraft(type, form, values);
  const [failures, setFailures] = useState(0);
  const isLeaving = useRef(false);
  const { errors, dirtyFields } = form.formState;

  function transcend(answers: AssessmentAnswers) {
    // A double click is one press.
    if (isLeaving.current) return;
    isLeaving.current = true;
    const submission = {
      id: uuidv7(),
      sessionId: currentSessionId(),
      answers,
      turns: currentRotationTurns(),
    };
    currentAssessment.write({ version: 1, submission, recommendation: null, isDismissed: false });
    router.push(paths.analysisLoading);
  }

  function prepare() {
    loadAnswersResolver().catch(() => undefined);
    router.prefetch(paths.analysisLoading);
  }

  return {
    register: form.register,
    values,
    missing: isRestored ? assessments[type].questions.filter(({ field }) => !values[field]?.trim()) : null,
    problems: [...browserProblems(type, errors), ...serverProblems(state, Object.keys(dirtyFields))],
    /** Grows with each press that found something wrong: the summary then takes focus. */
    failures,
    /** Fetches what the press will need; for the first touch of the form. */
    prepare,
    onSubmit: form.handleSubmit(transcend, () => setFailures((count) => count + 1)),
  };
}

function browserProblems(type: AssessmentType, errors: FieldErrors<AssessmentDraft>): FormProblem[] {
  return assessments[type].questions.flatMap(({ field }) => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? [{ id: field, message }] : [];
  });
}

/** A message from the server stands until its field is edited. */
function serverProblems(state: FormState, edited: readonly string[]): FormProblem[] {
  if (state.status === 'failed') return [{ id: 'transcend', message: state.message }];
  if (state.status !== 'invalid') return [];
  return state.errors
    .filter(({ field }) => !edited.includes(field))
    .map(({ field, message }) => ({ id: field, message }));
}
