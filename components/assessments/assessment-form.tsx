'use client';

import { useActionState } from 'react';
import type { AssessmentType } from '@/content/assessments/answers';
import { assessments } from '@/content/assessments/questions';
import { useAssessmentForm } from '@/lib/assessments/browser/use-assessment-form';
import type { FormAction } from '@/lib/forms/form-state';
import { AnswerProgress } from '../ui/form/answer-progress';
import { FormHead } from '../ui/form/form-head';
import { FormPage } from '../ui/form/form-page';
import { useFocusOnFailure } from '../ui/form/use-focus-on-failure';
import { answerRows } from './answer-rows';
import { QuestionField } from './question-field';
import { TrackedQuestion } from './tracked-question';
import { Transcend } from './transcend';

type AssessmentFormProps = {
  type: AssessmentType;
  /** Takes the same form without JavaScript. */
  action: FormAction;
};

/** One guided assessment: its questions, what has been answered so far, and TRANSCEND. */
export function AssessmentForm({ type, action }: AssessmentFormProps) {
  const { title, lead, questions } = assessments[type];
  const [state, formAction] = useActionState(action, { status: 'idle' });
  const { register, values, problems, failures, missing, prepare, onSubmit } = useAssessmentForm(type, state);
  const summary = useFocusOnFailure(failures, problems.length);

  return (
    <FormPage aside={<AnswerProgress rows={answerRows(questions, values)} />}>
      <form name={`${type}-assessment`} action={formAction} onSubmit={onSubmit} onFocus={prepare} noValidate>
        <FormHead title={title} lead={lead} problems={problems} ref={summary} />
        <input type="hidden" {...register('assessmentType')} value={type} />
        {questions.map((question) => (
          <TrackedQuestion key={question.field} assessment={type} question={question}>
            <QuestionField
              question={question}
              input={register(question.field)}
              initial={state.status === 'idle' ? undefined : state.values[question.field]}
              message={problems.find(({ id }) => id === question.field)?.message}
            />
          </TrackedQuestion>
        ))}
        <Transcend missing={missing} isUntouched={missing?.length === questions.length} />
      </form>
    </FormPage>
  );
}
