import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useJourney } from '@/components/analytics/journey';
import {
  describedBy,
  errorBarClass,
  FieldMessage,
  hintId,
  messageId,
  TextArea,
  TextField,
} from '@/components/ui/form/field';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import type {
  AssessmentType,
  OptionsQuestion,
  Question,
  TextQuestion,
} from '@/content/assessments/questions';
import type { JourneyQuestion } from '@/lib/analytics/tracker/journey';

type TrackedQuestionProps = {
  assessment: AssessmentType;
  question: Question;
  missing: readonly Question[] | null;
  children: ReactNode;
};

/** Records in the journey when a question is reached and how it is answered. The name is not tracked. */
export function TrackedQuestion({ assessment, question, missing, children }: TrackedQuestionProps) {
  const { reachQuestion, answerQuestion } = useJourney();
  const block = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tracked = journeyQuestion(question);
    if (!tracked || !block.current) return;
    return watchQuestion(
      block.current,
      () => reachQuestion(assessment, tracked),
      (answer) => answerQuestion(assessment, tracked, answer),
    );
  }, [assessment, question, reachQuestion, answerQuestion]);

  return (
    <div ref={block} data-answered={!missing?.includes(question)}>
      {children}
    </div>
  );
}

function journeyQuestion(question: Question): JourneyQuestion | null {
  const { trackedNumber, label } = question;
  if (trackedNumber === null) return null;
  const options = question.kind === 'options' ? question.options.map(({ value }) => value) : undefined;
  return { number: trackedNumber, text: label, options };
}

/**
 * Watches one question of a form.
 *
 * @param onReach it takes focus; that it is in view says nothing, because a tall window shows all questions at once
 * @param onAnswer an option was chosen, or a text was changed and left; an empty text is not an answer
 * @returns a function that stops watching
 */
function watchQuestion(block: HTMLElement, onReach: () => void, onAnswer: (answer: string) => void) {
  const stop = new AbortController();
  const { signal } = stop;
  block.addEventListener('focusin', onReach, { signal });
  const answer = ({ target }: Event) => {
    const { value } = target as Partial<HTMLInputElement | HTMLTextAreaElement>;
    if (value?.trim()) onAnswer(value);
  };
  block.addEventListener('change', answer, { signal });
  return () => stop.abort();
}

type QuestionFieldProps<Asked> = {
  question: Asked;
  /** What the server gave back after the form was posted without JavaScript. */
  initial?: string;
  message?: string;
  /** What is shown below the field. */
  children: ReactNode;
};

/** One question with a field for the kind of answer it takes; the field's id is the name of the answer. */
export function QuestionField({ question, ...rest }: QuestionFieldProps<Question>) {
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
        <TextArea {...props} className="room-for-question" />
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

type QuestionProps = {
  /** Id of the field, or of a group's first radio button, so that a link to it takes focus. */
  id: string;
  label: string;
  hint?: string;
  message?: string;
  children: ReactNode;
};

const questionClass = (message?: string) =>
  `min-w-0 border-t border-line py-8 ${message ? `${errorBarClass} before:inset-y-8` : ''}`;
const questionTitle = 'mb-1.5 block font-display text-title text-balance';

function QuestionNotes({ id, hint, message }: Pick<QuestionProps, 'id' | 'hint' | 'message'>) {
  return (
    <>
      {hint && (
        <p className="mb-4 max-w-[33.6em] text-small text-balance text-muted" id={hintId(id)}>
          {hint}
        </p>
      )}
      {message && <FieldMessage id={messageId(id)}>{message}</FieldMessage>}
    </>
  );
}

/** One question of an assessment that is answered in a single field. Give that field `describedBy(id, …)`. */
function QuestionBlock({ id, label, hint, message, children }: QuestionProps) {
  return (
    <div className={questionClass(message)}>
      <label className={questionTitle} htmlFor={id}>
        <UnbrokenWords>{label}</UnbrokenWords>
      </label>
      <QuestionNotes id={id} hint={hint} message={message} />
      {children}
    </div>
  );
}

/** One question of an assessment that is answered by choosing: put an `OptionGrid` inside. */
export function QuestionGroup({ id, label, hint, message, children }: QuestionProps) {
  return (
    <fieldset
      className={questionClass(message)}
      aria-describedby={describedBy(id, { hint: Boolean(hint), message: Boolean(message) })}
    >
      {/* Floated, because the browser would otherwise draw the legend into the fieldset's upper border. */}
      <legend className={`${questionTitle} float-left w-full`}>
        <UnbrokenWords>{label}</UnbrokenWords>
      </legend>
      <div className={`clear-both ${hint || message ? '' : 'pt-2'}`}>
        <QuestionNotes id={id} hint={hint} message={message} />
        {children}
      </div>
    </fieldset>
  );
}

type RadioOptionProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  note?: string;
  children: ReactNode;
};

const radioBoxClass =
  'group relative flex cursor-pointer gap-3.5 rounded-control border border-control bg-surface px-4.5 py-3 tabular-nums hover:border-ink';
const chosenBoxClass =
  'has-checked:border-gold has-checked:font-label has-checked:ring-1 has-checked:ring-gold has-checked:ring-inset';
const focusedBoxClass =
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-gold';

/** Boxes side by side; on phones one below the other. */
function OptionGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">{children}</div>;
}

/** A radio button whose whole box can be pressed; the chosen one has a heavier border, a filled dot and bolder words. */
function RadioOption({ note, children, ...input }: RadioOptionProps) {
  return (
    <label
      className={`${radioBoxClass} ${chosenBoxClass} ${focusedBoxClass} ${note ? 'min-h-18' : 'min-h-15 items-center'}`}
    >
      <input
        type="radio"
        className="absolute inset-0 m-0 room-above-24 size-full cursor-pointer opacity-0"
        {...input}
      />
      <span
        className={`grid size-4.5 flex-none place-items-center rounded-full border border-control group-has-checked:border-gold ${note ? 'mt-[calc(0.6875em-2.25*var(--spacing))]' : ''}`}
      >
        <span className="size-2 rounded-full group-has-checked:bg-gold forced-colors:group-has-checked:bg-[CanvasText]" />
      </span>
      <span className="text-balance leading-snug">
        {children}
        {note && <span className="block text-note font-normal text-muted">{note}</span>}
      </span>
    </label>
  );
}
