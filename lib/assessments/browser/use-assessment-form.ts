import { useRouter } from 'next/navigation';
import { useForm, useWatch } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import type { AssessmentAnswers, AssessmentType } from '@/content/assessments/answers';
import { currentSessionId } from '@/lib/analytics/browser/session';
import { paths } from '@/lib/paths';
import { currentAssessment } from './current-assessment';
import type { Draft } from './draft';
import { lazyAnswersResolver, loadAnswersResolver } from './lazy-answers-resolver';
import { currentTurns } from './rotation-turns';
import { useDraft } from './use-draft';

/** The assessment form in the browser: its draft, what is filled in, and the press of TRANSCEND. */
export function useAssessmentForm(type: AssessmentType) {
  const router = useRouter();
  const form = useForm<Draft, unknown, AssessmentAnswers>({
    resolver: lazyAnswersResolver,
    shouldFocusError: false,
    reValidateMode: 'onChange',
  });
  const values = useWatch({ control: form.control });
  const isRestored = useDraft(type, form, values);

  function transcend(answers: AssessmentAnswers) {
    const submission = { id: uuidv7(), sessionId: currentSessionId(), answers, turns: currentTurns() };
    currentAssessment.write({ version: 1, submission, recommendation: null, isDismissed: false });
    router.push(paths.analysisLoading);
  }

  function prepare() {
    loadAnswersResolver().catch(() => undefined);
    router.prefetch(paths.analysisLoading);
  }

  return { form, values, isRestored, prepare, onSubmit: form.handleSubmit(transcend) };
}
