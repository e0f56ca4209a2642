import type { AssessmentAnswers } from './answers';

type Shared = {
  label: string;
  hint?: string;
  /** One word for a summary list of the answers. */
  shortLabel: string;
  /** The error shown while the answer is missing: it tells the visitor what to do. */
  missing: string;
  /** `question_number` of the journey (part 2, section 9); `null` for the name, which is not tracked. */
  trackedNumber: 1 | 2 | 3 | 4 | null;
};

export type TextQuestion<Field extends string = 'name' | 'q1Typed'> = Shared & {
  field: Field;
  kind: 'text' | 'textarea';
  /** Longest answer taken, in UTF-16 units. */
  limit: number;
};

export type OptionsQuestion<Field extends string, Value extends string = string> = Shared & {
  field: Field;
  kind: 'options';
  options: readonly { value: Value; note?: string }[];
};

/** A question about one field of these answers; its options can only be values the field may hold. */
export type QuestionFor<Answers, Field = Exclude<keyof Answers, 'assessmentType'>> = Field extends
  | 'name'
  | 'q1Typed'
  ? TextQuestion<Field>
  : Field extends keyof Answers & string
    ? OptionsQuestion<Field, Answers[Field] & string>
    : never;

export type Question<Answers = AssessmentAnswers> = Answers extends unknown ? QuestionFor<Answers> : never;

/** One guided assessment as its screen shows it (part 2, section 2). */
export type Assessment<Answers extends AssessmentAnswers = AssessmentAnswers> = {
  title: string;
  /** Under the title of the loading screen. */
  caption: string;
  lead: string;
  path: '/backend-form' | '/income-form';
  /** In the order they are asked. */
  questions: readonly Question<Answers>[];
};
