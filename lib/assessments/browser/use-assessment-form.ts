import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { type AssessmentAnswers, type AssessmentType, assessments } from '@/content/assessments/questions';
import { currentSessionId } from '@/lib/analytics/tracker/session';
import type { AssessmentSubmission } from '@/lib/assessments/submit-assessment';
import { isRecord, type StoredValue, storedValue } from '@/lib/browser/storage';
import { filledInTexts, givenValues, lazyResolver, useSiteForm } from '@/lib/forms/browser/use-site-form';
import type { FormState } from '@/lib/forms/form-state';
import { assessmentsEndpoint, paths } from '@/lib/paths';
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

const loadOutbox = () => import('@/lib/browser/outbox');

/** Keeps what was sent until it is stored, from the press on: the loading screen may not come, or the tab may go. */
async function keepUntilStored(submission: AssessmentSubmission): Promise<void> {
  const outbox = await loadOutbox().catch(() => null);
  outbox?.addToOutbox({ id: submission.id, path: assessmentsEndpoint, body: JSON.stringify(submission) });
}

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
  const missing = isRestored
    ? assessments[type].questions.filter(({ field }) => !typed[field]?.trim())
    : null;
  const { isOffline, openLoadingScreen } = useLoadingScreenOnceOnline(missing?.length === 0);
  const isLeaving = useRef(false);
  /** Of the last press that has not left yet. */
  const submissionId = useRef<string>(undefined);

  async function transcend(answers: AssessmentAnswers) {
    // A double click is one press.
    if (isLeaving.current) return;
    isLeaving.current = navigator.onLine;
    submissionId.current ??= uuidv7();
    const submission = {
      id: submissionId.current,
      sessionId: currentSessionId(),
      answers,
      turns: currentRotationTurns(),
    };
    currentAssessment.write({ version: 1, submission, recommendation: null, isDismissed: false });
    await keepUntilStored(submission);
    openLoadingScreen();
  }

  return {
    ...siteForm,
    values: typed,
    given: givenValues(state),
    missing,
    /** The button was pressed, and what it leads to cannot be fetched yet. */
    isOffline,
    /** Fetches what the press will need; for the first touch of the form. */
    prepare() {
      loadResolver().catch(() => undefined);
      loadOutbox().catch(() => undefined);
      router.prefetch(paths.analysisLoading);
    },
    onSubmit: form.handleSubmit(transcend, countFailure),
  };
}

/**
 * Opens the loading screen, which offline could only fail: then as soon as the browser is back online.
 * @param isNext every answer is there, so the press is what comes next
 */
function useLoadingScreenOnceOnline(isNext: boolean) {
  const { prefetch, push } = useRouter();
  const [isOffline, setIsOffline] = useState(false);

  useEffect(() => {
    // What the first touch fetched is good for five minutes; a form may take longer.
    if (isNext) prefetch(paths.analysisLoading);
  }, [isNext, prefetch]);

  useEffect(() => {
    if (!isOffline) return;
    const open = () => push(paths.analysisLoading);
    window.addEventListener('online', open, { once: true });
    return () => window.removeEventListener('online', open);
  }, [isOffline, push]);

  const openLoadingScreen = () => (navigator.onLine ? push(paths.analysisLoading) : setIsOffline(true));
  return { isOffline, openLoadingScreen };
}
