import { type ReactNode, useEffect, useRef } from 'react';
import { useJourney } from '@/components/analytics/journey';
import { describedBy, TextArea, TextField } from '@/components/ui/form/field';
import { OptionGrid, QuestionBlock, QuestionGroup, RadioOption } from '@/components/ui/form/question';
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

/** Records in the journey when a question comes into view and how it is answered. The name is not tracked. */
export function TrackedQuestion({ assessment, question, missing, children }: TrackedQuestionProps) {
  const { reachQuestion, answerQuestion } = useJourney();
  const block = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tracked = journeyQuestion(question);
    if (!tracked || !block.current) return;
    return watchQuestion(block.current, {
      onReach: () => reachQuestion(assessment, tracked),
      onAnswer: (answer) => answerQuestion(assessment, tracked, answer),
    });
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

type QuestionWatcher = {
  /** The question takes focus. A tall window shows all of them at once: that says nothing. */
  onReach: () => void;
  /** An option has been chosen, or words have been changed and left. Empty words are no answer. */
  onAnswer: (answer: string) => void;
};

/** Watches one question of a form. @returns a function that ends the watch */
function watchQuestion(block: HTMLElement, { onReach, onAnswer }: QuestionWatcher): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  block.addEventListener('focusin', onReach, { signal });
  const answer = ({ target }: Event) => {
    const isAnswer = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isAnswer && target.value.trim()) onAnswer(target.value);
  };
  block.addEventListener('change', answer, { signal });
  return () => stop.abort();
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
        // Whoever is led to it sees the question over it as well.
        <TextArea {...props} className="scroll-mt-72! sm:scroll-mt-60!" />
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
