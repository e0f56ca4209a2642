import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import type { AssessmentAnswers, AssessmentType } from '@/content/assessments/answers';
import { assessments } from '@/content/assessments/questions';
import { currentSessionId } from '@/lib/analytics/browser/session';
import type { FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { currentAssessment } from './current-assessment';
import type { Draft } from './draft';
import { lazyAnswersResolver, loadAnswersResolver } from './lazy-answers-resolver';
import { currentTurns } from './rotation-turns';
import { useDraft } from './use-draft';

type Problem = { id: string; message: string };

/**
 * The assessment form in the browser: its draft, what is missing or wrong, and the press of TRANSCEND.
 *
 * @param state what the server said of a form posted without JavaScript
 */
export function useAssessmentForm(type: AssessmentType, state: FormState) {
  const router = useRouter();
  const form = useForm<Draft, unknown, AssessmentAnswers>({
    resolver: lazyAnswersResolver,
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control });
  const isRestored = useDraft(type, form, values);
  const [failures, setFailures] = useState(0);
  const isLeaving = useRef(false);
  const { errors, dirtyFields } = form.formState;

  function transcend(answers: AssessmentAnswers) {
    // A double click is one press.
    if (isLeaving.current) return;
    isLeaving.current = true;
    const submission = { id: uuidv7(), sessionId: currentSessionId(), answers, turns: currentTurns() };
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
    problems: [...foundHere(type, errors), ...foundByServer(state, Object.keys(dirtyFields))],
    /** Grows with each press that found something wrong: the summary then takes focus. */
    failures,
    /** Fetches what the press will need; for the first touch of the form. */
    prepare,
    onSubmit: form.handleSubmit(transcend, () => setFailures((count) => count + 1)),
  };
}

function foundHere(type: AssessmentType, errors: FieldErrors<Draft>): Problem[] {
  return assessments[type].questions.flatMap(({ field }) => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? [{ id: field, message }] : [];
  });
}

/** A message from the server stands until its field is edited. */
function foundByServer(state: FormState, edited: readonly string[]): Problem[] {
  if (state.status === 'failed') return [{ id: 'transcend', message: state.message }];
  if (state.status !== 'invalid') return [];
  return state.errors
    .filter(({ field }) => !edited.includes(field))
    .map(({ field, message }) => ({ id: field, message }));
}
