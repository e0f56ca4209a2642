'use client';

import { type ReactNode, useActionState, useEffect, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useJourney } from '@/components/analytics/journey';
import { Button } from '@/components/ui/button';
import { describedBy, TextArea, TextField } from '@/components/ui/form/field';
import { FormHead, FormPage, useFocusOnFailure } from '@/components/ui/form/form-page';
import { OptionGrid, QuestionBlock, QuestionGroup, RadioOption } from '@/components/ui/form/question';
import { loadingOutcomes } from '@/content/assessments/loading';
import {
  type AssessmentType,
  assessments,
  type OptionsQuestion,
  type Question,
  type TextQuestion,
} from '@/content/assessments/questions';
import type { TrackedQuestion as Tracked } from '@/lib/analytics/tracker/journey';
import { watchQuestion } from '@/lib/analytics/tracker/watch-question';
import {
  type AssessmentDraft,
  transcendButtonId,
  useAssessmentForm,
} from '@/lib/assessments/browser/use-assessment-form';
import type { FormAction } from '@/lib/forms/form-state';
import { AnswerProgress, type AnswerRow } from './answer-progress';

type AssessmentFormProps = {
  type: AssessmentType;
  /** Takes the same form without JavaScript. */
  action: FormAction<AssessmentDraft>;
};

/** One guided assessment: its questions, what has been answered so far, and TRANSCEND. */
export function AssessmentForm({ type, action }: AssessmentFormProps) {
  const { title, lead, questions } = assessments[type];
  const [state, formAction] = useActionState(action, { status: 'idle' });
  const { register, values, given, problems, failures, missing, isOffline, prepare, onSubmit } =
    useAssessmentForm(type, state);
  const summary = useFocusOnFailure(failures, problems.length);

  return (
    <FormPage aside={<AnswerProgress rows={answerRows(questions, values)} count={questions.length} />}>
      <form name={`${type}-assessment`} action={formAction} onSubmit={onSubmit} onFocus={prepare} noValidate>
        <FormHead title={title} lead={lead} problems={problems} ref={summary} />
        <input type="hidden" {...register('assessmentType')} value={type} />
        {questions.map((question) => (
          <TrackedQuestion key={question.field} assessment={type} question={question}>
            <QuestionField
              question={question}
              input={register(question.field)}
              initial={given?.[question.field]}
              message={problems.find(({ field }) => field === question.field)?.message}
            />
          </TrackedQuestion>
        ))}
        <TranscendButton
          missing={missing}
          isUntouched={missing?.length === questions.length}
          isOffline={isOffline}
        />
      </form>
    </FormPage>
  );
}

type TrackedQuestionProps = { assessment: AssessmentType; question: Question; children: ReactNode };

/** Records in the journey when a question comes into view and how it is answered. The name is not tracked. */
function TrackedQuestion({ assessment, question, children }: TrackedQuestionProps) {
  const { reachQuestion, answerQuestion } = useJourney();
  const block = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tracked = trackedQuestion(question);
    if (!tracked || !block.current) return;
    return watchQuestion(block.current, {
      onReach: () => reachQuestion(assessment, tracked),
      onAnswer: (answer) => answerQuestion(assessment, tracked, answer),
    });
  }, [assessment, question, reachQuestion, answerQuestion]);

  return <div ref={block}>{children}</div>;
}

function trackedQuestion(question: Question): Tracked | null {
  const { trackedNumber, label } = question;
  if (trackedNumber === null) return null;
  const options = question.kind === 'options' ? question.options.map(({ value }) => value) : undefined;
  return { number: trackedNumber, text: label, options };
}

type QuestionFieldProps<Asked> = {
  question: Asked;
  input: UseFormRegisterReturn;
  /** What the server gave back after a post without JavaScript. */
  initial?: string;
  message?: string;
};

/** One question with the kind of answer it takes; its field's id is the answer's name. */
function QuestionField({ question, ...rest }: QuestionFieldProps<Question>) {
  return question.kind === 'options' ? (
    <OptionsAnswer question={question} {...rest} />
  ) : (
    <TextAnswer question={question} {...rest} />
  );
}

function TextAnswer({ question, input, initial, message }: QuestionFieldProps<TextQuestion>) {
  const { field, kind, label, hint } = question;
  const props = {
    id: field,
    defaultValue: initial,
    'aria-invalid': message !== undefined,
    'aria-describedby': describedBy(field, { hint: hint !== undefined, message: message !== undefined }),
    ...input,
  };
  return (
    <QuestionBlock id={field} label={label} hint={hint} message={message}>
      {kind === 'textarea' ? (
        <TextArea {...props} />
      ) : (
        <TextField {...props} className="max-w-88" autoComplete="given-name" />
      )}
    </QuestionBlock>
  );
}

function OptionsAnswer({ question, input, initial, message }: QuestionFieldProps<OptionsQuestion>) {
  const { field, label, hint, options } = question;
  return (
    <QuestionGroup id={field} label={label} hint={hint} message={message}>
      <OptionGrid>
        {options.map(({ value, note }, index) => (
          <RadioOption
            key={value}
            id={index === 0 ? field : undefined}
            value={value}
            note={note}
            defaultChecked={initial === value}
            {...input}
          >
            {value}
          </RadioOption>
        ))}
      </OptionGrid>
    </QuestionGroup>
  );
}

type TranscendButtonProps = {
  /** Questions without an answer, in their order; `null` while the browser has not looked yet. */
  missing: readonly { field: string; shortLabel: string }[] | null;
  /** Nothing has been answered yet: naming every question would only repeat the page. */
  isUntouched: boolean;
  isOffline: boolean;
};

/** The submit button. With JavaScript it waits for every answer and says, in words, for which. */
function TranscendButton({ missing, isUntouched, isOffline }: TranscendButtonProps) {
  const isWaiting = missing !== null && missing.length > 0;
  return (
    <div className="grid justify-items-start gap-4 border-t border-line pt-8">
      <Button
        id={transcendButtonId}
        type="submit"
        variant="gold"
        size="large"
        className="tracking-[0.06em]"
        disabled={isWaiting}
        aria-describedby="missing"
      >
        TRANSCEND
      </Button>
      <div id="missing" role="status" className="min-h-lh w-full">
        {isOffline && <p>{loadingOutcomes.offline}</p>}
        {isWaiting && (
          <p>
            {missing.length === 1 ? 'One answer is' : `${missing.length} answers are`} still missing
            {isUntouched ? '.' : ':'}
          </p>
        )}
        {isWaiting && !isUntouched && <MissingList missing={missing} />}
      </div>
    </div>
  );
}

function MissingList({ missing }: { missing: readonly { field: string; shortLabel: string }[] }) {
  return (
    <ul className="mt-1 flex gap-x-6 max-sm:flex-col max-sm:border-t max-sm:border-line sm:flex-wrap">
      {missing.map(({ field, shortLabel }) => (
        <li key={field} className="max-sm:border-b max-sm:border-line">
          <a className="block py-2 font-link leading-7 underline hover:no-underline" href={`#${field}`}>
            {shortLabel}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The answers so far in a few words: a long text is only said to be there. */
function answerRows(questions: readonly Question[], values: Partial<Record<string, string>>): AnswerRow[] {
  return questions.map(({ kind, field, shortLabel }) => {
    const answer = values[field]?.trim() || null;
    return { name: shortLabel, answer: answer && kind === 'textarea' ? 'Described' : answer };
  });
}
