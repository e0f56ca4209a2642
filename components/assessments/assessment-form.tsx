'use client';

import { type ReactNode, Suspense, useActionState, useEffect, useRef, useState } from 'react';
import { useJourney } from '@/components/analytics/journey';
import { Button } from '@/components/ui/button';
import { describedBy, TextArea, TextField } from '@/components/ui/form/field';
import { FormHead, FormPage, useFocusOnFailure } from '@/components/ui/form/form-page';
import { OptionGrid, QuestionBlock, QuestionGroup, RadioOption } from '@/components/ui/form/question';
import { SiteLink } from '@/components/ui/site-link';
import { loadingOutcomes } from '@/content/assessments/loading';
import {
  type AssessmentType,
  answersNotice,
  assessments,
  type OptionsQuestion,
  type Question,
  type TextQuestion,
} from '@/content/assessments/questions';
import type { TrackedQuestion as Tracked } from '@/lib/analytics/tracker/journey';
import { watchQuestion } from '@/lib/analytics/tracker/watch-question';
import type { AssessmentDraft } from '@/lib/assessments/browser/answer-drafts';
import {
  earlyTranscendScript,
  transcendButtonId,
  useAssessmentForm,
} from '@/lib/assessments/browser/use-assessment-form';
import type { FormAction } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import type { AnswerFigures } from './answer-figure';
import { AnswerProgress, type AnswerRow } from './answer-progress';
import { LazyFreeTextReading, LazyReadingSummary, loadFreeTextReading } from './load-free-text-reading';

const freeTextField = 'q1Typed';
const textFields = 'textarea, input:not([type=radio])';

type AssessmentFormProps = {
  type: AssessmentType;
  /** Takes the same form without JavaScript. */
  action: FormAction<AssessmentDraft>;
  openFigures: AnswerFigures;
};

/** What the reading takes up: kept free from the first touch on, so that its late arrival moves nothing under a finger. */
const readingRoom: Record<AssessmentType, string> = {
  backend: 'mt-4 min-h-[18.125rem] sm:min-h-[10.75rem]',
  income: 'mt-4 min-h-[32.125rem] sm:min-h-80',
};

/** One guided assessment: its questions, what has been answered so far, and TRANSCEND. */
export function AssessmentForm({ type, action, openFigures }: AssessmentFormProps) {
  const { title, lead, questions } = assessments[type];
  const [state, formAction] = useActionState(action, { status: 'idle' });
  const { form, values, given, problems, failures, missing, isOffline, prepare, onInput, onSubmit } =
    useAssessmentForm(type, state);
  const [isTouched, setTouched] = useState(false);
  const summary = useFocusOnFailure(failures, problems.length);
  const freeText = { type, field: freeTextField, text: values[freeTextField] ?? '' };

  return (
    <FormPage
      aside={
        <AnswerProgress
          rows={answerRows(questions, values)}
          count={questions.length}
          openFigures={openFigures}
        />
      }
    >
      <form
        name={`${type}-assessment`}
        ref={form}
        action={formAction}
        onSubmit={onSubmit}
        onInput={onInput}
        onFocus={({ target }) => {
          // Room made under a pointer that is pressing something further down would take the press away.
          if (target.matches(textFields)) setTouched(true);
          prepare();
          loadFreeTextReading().catch(() => undefined);
        }}
        noValidate
      >
        <FormHead title={title} lead={lead} problems={problems} ref={summary} />
        <input type="hidden" name="assessmentType" value={type} />
        {questions.map((question) => (
          <TrackedQuestion key={question.field} assessment={type} question={question}>
            <QuestionField
              question={question}
              initial={given?.[question.field]}
              message={problems.find(({ field }) => field === question.field)?.message}
            >
              {question.field === freeTextField && (isTouched || freeText.text.trim()) && (
                <div className={readingRoom[type]}>
                  <Suspense>
                    <LazyFreeTextReading {...freeText} />
                  </Suspense>
                </div>
              )}
            </QuestionField>
          </TrackedQuestion>
        ))}
        <TranscendButton
          missing={missing}
          isUntouched={missing?.length === questions.length}
          isOffline={isOffline}
        >
          {missing?.length === 0 && (
            <Suspense>
              <LazyReadingSummary {...freeText} />
            </Suspense>
          )}
        </TranscendButton>
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
  /** What the server gave back after a post without JavaScript. */
  initial?: string;
  message?: string;
  /** What stands under the field. */
  children: ReactNode;
};

/** One question with the kind of answer it takes; its field's id is the answer's name. */
function QuestionField({ question, ...rest }: QuestionFieldProps<Question>) {
  return question.kind === 'options' ? (
    <OptionsAnswer question={question} {...rest} />
  ) : (
    <TextAnswer question={question} {...rest} />
  );
}

function TextAnswer({ question, initial, message, children }: QuestionFieldProps<TextQuestion>) {
  const { field, kind, label, hint } = question;
  const props = {
    id: field,
    name: field,
    defaultValue: initial,
    'aria-invalid': message !== undefined,
    'aria-describedby': describedBy(field, { hint: hint !== undefined, message: message !== undefined }),
  };
  return (
    <QuestionBlock id={field} label={label} hint={hint} message={message}>
      {kind === 'textarea' ? (
        <TextArea {...props} />
      ) : (
        <TextField {...props} className="max-w-88" autoComplete="given-name" />
      )}
      {children}
    </QuestionBlock>
  );
}

function OptionsAnswer({ question, initial, message }: QuestionFieldProps<OptionsQuestion>) {
  const { field, label, hint, options } = question;
  return (
    <QuestionGroup id={field} label={label} hint={hint} message={message}>
      <OptionGrid>
        {options.map(({ value, note }, index) => (
          <RadioOption
            key={value}
            id={index === 0 ? field : undefined}
            name={field}
            value={value}
            note={note}
            defaultChecked={initial === value}
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
  /** What the press will go by. */
  children: ReactNode;
};

/** The submit button. With JavaScript it waits for every answer and says, in words, for which. */
function TranscendButton({ missing, isUntouched, isOffline, children }: TranscendButtonProps) {
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
      <script>{earlyTranscendScript}</script>
      <div id="missing" role="status" className={`w-full ${children ? 'empty:hidden' : 'min-h-lh'}`}>
        {isOffline && <p>{loadingOutcomes.offline}</p>}
        {isWaiting && (
          <p>
            {`${missing.length === 1 ? 'One answer is' : `${missing.length} answers are`} still missing${isUntouched ? '.' : ':'}`}
          </p>
        )}
        {isWaiting && !isUntouched && <MissingList missing={missing} />}
      </div>
      {children}
      <p className="text-small text-muted">
        {answersNotice.text}{' '}
        <SiteLink className="prose-link" href={paths.privacy}>
          {answersNotice.policy}
        </SiteLink>
      </p>
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
