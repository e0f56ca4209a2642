'use client';

import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useActionState,
  useState,
} from 'react';
import { Button } from '@/components/ui/button';
import { FormHead, FormPage, useFocusOnFailure } from '@/components/ui/form/form-page';
import { offlineText } from '@/content/assessments/offline';
import {
  type AssessmentType,
  assessmentFormName,
  assessments,
  type Question,
} from '@/content/assessments/questions';
import type { AssessmentDraft } from '@/lib/assessments/browser/assessment-draft';
import { currentAssessment } from '@/lib/assessments/browser/current-assessment';
import {
  earlyTranscendScript,
  transcendButtonId,
  useAssessmentForm,
} from '@/lib/assessments/browser/use-assessment-form';
import type { FormAction } from '@/lib/forms/form-state';
import type { AnswerFigures } from './answer-figure';
import { AnswerProgress, type AnswerRow } from './answer-progress';
import { QuestionField, TrackedQuestion } from './assessment-question';
import type { FreeTextReading } from './free-text-reading';

type ReadingProps = ComponentProps<typeof FreeTextReading>;

type Parts = typeof import('./free-text-reading');

let loading: Promise<Parts | undefined> | undefined;

/** Loads what reads a free text while it is typed, at the first touch of the form; resolves to nothing if it fails to load. */
function loadFreeTextReading() {
  loading ??= import('./free-text-reading').catch(() => {
    loading = undefined;
    return loading;
  });
  return loading;
}

const nothing: ComponentType<ReadingProps> = () => null;

/** If its chunk does not load, the form still works: the hint alone names the words that count. */
const lazyPart = (name: keyof Parts) =>
  lazy(async () => ({ default: (await loadFreeTextReading())?.[name] ?? nothing }));

const LazyFreeTextReading = lazyPart('FreeTextReading');
const LazyReadingSummary = lazyPart('ReadingSummary');

const freeTextField = 'q1Typed';

type AssessmentFormProps = {
  type: AssessmentType;
  /** Receives the same form when it is posted without JavaScript. */
  action: FormAction<AssessmentDraft>;
  openFigures: AnswerFigures;
  /** Below TRANSCEND. */
  notice: ReactNode;
};

/** Room for the reading, kept free from the first touch on, so that nothing moves under a finger when it arrives. */
const readingRoom: Record<AssessmentType, string> = {
  backend: 'min-h-85.5 sm:min-h-51',
  income: 'min-h-128.5 sm:min-h-80',
};

/** A guided assessment: its questions, what has been answered so far, and TRANSCEND. */
export function AssessmentForm({ type, action, openFigures, notice }: AssessmentFormProps) {
  const { title, lead, questions } = assessments[type];
  const [state, formAction] = useActionState(action, { status: 'idle' });
  const {
    form,
    values,
    given,
    problems,
    failures,
    missing,
    isOffline,
    isUnderWay,
    prepare,
    onInput,
    onSubmit,
  } = useAssessmentForm(type, state);
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
        name={assessmentFormName(type)}
        ref={form}
        action={formAction}
        onSubmit={onSubmit}
        onInput={onInput}
        onFocus={({ target }) => {
          // Only a text field makes room: room made while another control is being pressed would move it away from the
          // pointer.
          if (target.matches(':read-write')) setTouched(true);
          prepare();
          void loadFreeTextReading();
        }}
        noValidate
      >
        <FormHead title={title} lead={lead} problems={problems} ref={summary} />
        <input type="hidden" name="assessmentType" value={type} />
        {questions.map((question) => (
          <TrackedQuestion key={question.field} assessment={type} question={question} missing={missing}>
            <QuestionField
              question={question}
              initial={given?.[question.field]}
              message={problems.find(({ field }) => field === question.field)?.message}
            >
              {question.field === freeTextField && (isTouched || freeText.text.trim()) && (
                <div className={`mt-4 ${readingRoom[type]}`}>
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
          isUnderWay={isUnderWay}
          notice={notice}
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

type TranscendButtonProps = {
  /** Questions without an answer, in order; `null` until the browser has looked. */
  missing: readonly { field: string; shortLabel: string }[] | null;
  /** Nothing has been answered yet, so naming every question would only repeat the page. */
  isUntouched: boolean;
  isOffline: boolean;
  isUnderWay: boolean;
  notice: ReactNode;
  /** What the recommendation will be based on, once no answer is missing. */
  children: ReactNode;
};

/** The submit button. With JavaScript it waits for every answer, and says in words which are missing. */
function TranscendButton({
  missing,
  isUntouched,
  isOffline,
  isUnderWay,
  notice,
  children,
}: TranscendButtonProps) {
  const isWaiting = !!missing?.length;
  const isComplete = children && !isOffline;
  return (
    <div className="grid justify-items-start gap-4 border-t border-line pt-8">
      <Button
        id={transcendButtonId}
        type="submit"
        variant="gold"
        size="large"
        className="tracking-[0.06em]"
        disabled={isWaiting}
        aria-busy={isUnderWay || undefined}
        aria-describedby="missing"
      >
        TRANSCEND
      </Button>
      <script suppressHydrationWarning>{earlyTranscendScript}</script>
      <div id="missing" role="status" className={isComplete ? 'sr-only' : 'min-h-lh w-full'}>
        {isComplete && <p>Nothing is missing.</p>}
        {isOffline && <p>{offlineText(currentAssessment.isLasting())}</p>}
        {isWaiting && (
          <>
            <p>
              {`${missing.length === 1 ? 'One answer is' : `${missing.length} answers are`} still missing${isUntouched ? '.' : ':'}`}
            </p>
            {isUntouched || <MissingList missing={missing} />}
          </>
        )}
      </div>
      {children}
      {notice}
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

/** The answers so far in a few words; of a long text it is only said that there is one. */
function answerRows(questions: readonly Question[], values: Partial<Record<string, string>>): AnswerRow[] {
  return questions.map(({ kind, field, shortLabel }) => {
    const answer = values[field]?.trim() || null;
    return { name: shortLabel, answer: answer && kind === 'textarea' ? 'Described' : answer };
  });
}
