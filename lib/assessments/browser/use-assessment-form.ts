import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { type AssessmentAnswers, type AssessmentType, assessments } from '@/content/assessments/questions';
import { currentSessionId } from '@/lib/analytics/tracker/session';
import { isRecord, type StoredValue, storedValue } from '@/lib/browser/storage';
import { filledInTexts, givenValues, lazyResolver, useSiteForm } from '@/lib/forms/browser/use-site-form';
import type { FormState } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { currentAssessment, currentRotationTurns } from './current-assessment';

/** A form as far as it has been filled in: field name to text. Kept after the press, for "Change my answers". */
export type AssessmentDraft = Record<string, string>;

const isAssessmentDraft = (value: unknown): value is AssessmentDraft =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

function draftStore(type: AssessmentType) {
  const { read, write }: StoredValue<AssessmentDraft> = storedValue(
    'session',
    `assessment_draft_${type}`,
    isAssessmentDraft,
  );
  return { read, write: (typed: Partial<AssessmentDraft>) => write(filledInTexts(typed)) };
}

const draftStores = { backend: draftStore('backend'), income: draftStore('income') };

const loadResolver = () => import('./answers-resolver');
const resolver = lazyResolver(loadResolver);

/** Id of the button that submits. */
export const transcendButtonId = 'transcend';

/**
 * The assessment form in the browser: its draft, what is missing or wrong, and the press of TRANSCEND.
 *
 * @param state what the server said of a form posted without JavaScript
 */
export function useAssessmentForm(type: AssessmentType, state: FormState<AssessmentDraft>) {
  const router = useRouter();
  const { form, typed, isRestored, countFailure, ...siteForm } = useSiteForm({
    state,
    resolver,
    submitId: transcendButtonId,
    draft: draftStores[type],
  });
  const isLeaving = useRef(false);

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

  return {
    ...siteForm,
    values: typed,
    given: givenValues(state),
    missing: isRestored ? assessments[type].questions.filter(({ field }) => !typed[field]?.trim()) : null,
    /** Fetches what the press will need; for the first touch of the form. */
    prepare() {
      loadResolver().catch(() => undefined);
      router.prefetch(paths.analysisLoading);
    },
    onSubmit: form.handleSubmit(transcend, countFailure),
  };
}
