import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type AssessmentType, assessments } from '@/content/assessments/questions';
import { isRecord, type StoredValue, storedValue } from '@/lib/browser/storage';
import type { FormProblem, FormState } from '@/lib/forms/form-state';

/** A form as far as it has been filled in: field name to text. Kept after the press, for "Change my answers". */
export type AssessmentDraft = Record<string, string>;

const isAssessmentDraft = (value: unknown): value is AssessmentDraft =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const draftStore = (type: AssessmentType) =>
  storedValue('session', `assessment_draft_${type}`, isAssessmentDraft);

/** The draft of each form; what is written here is what the form opens with. */
export const assessmentDrafts: Record<AssessmentType, StoredValue<AssessmentDraft>> = {
  backend: draftStore('backend'),
  income: draftStore('income'),
};

const filledIn = (draft: AssessmentDraft): AssessmentDraft =>
  Object.fromEntries(Object.entries(draft).filter(([, text]) => text));

/** A text field, or the radio buttons of one name: the browser gives both a value. */
type AnswerElement = HTMLInputElement | HTMLTextAreaElement | RadioNodeList;

function answerElement(form: HTMLFormElement, field: string): AnswerElement | null {
  const found = form.elements.namedItem(field);
  const isAnswer =
    found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof RadioNodeList;
  return isAnswer ? found : null;
}

/** What is wrong with a form, by the server's or the browser's word; what no field is to blame for leads to the button. */
export function problemsOf(state: FormState<AssessmentDraft>, submitId: string): readonly FormProblem[] {
  if (state.status === 'invalid') return state.problems;
  return state.status === 'failed' ? [{ field: submitId, message: state.message }] : [];
}

/**
 * The fields of an assessment, which the browser keeps itself: every page pays for a form library, and four answers
 * need none of it (decision 0080). What was typed before hydration wins over the draft.
 *
 * @param state what the server said of a form posted without JavaScript
 */
export function useAnswerFields(type: AssessmentType, state: FormState<AssessmentDraft>, submitId: string) {
  const form = useRef<HTMLFormElement>(null);
  /** `null` until the draft has been read: until then an empty field may still be filled. */
  const [values, setValues] = useState<AssessmentDraft | null>(null);
  const [answered, setAnswered] = useState(state);
  const [problems, setProblems] = useState(() => problemsOf(state, submitId));
  if (state !== answered) {
    setAnswered(state);
    setProblems(problemsOf(state, submitId));
  }

  useEffect(() => {
    if (!form.current) return;
    const draft = { ...assessmentDrafts[type].read(), ...filledIn(readAnswers(form.current, type)) };
    writeAnswers(form.current, draft);
    setValues(readAnswers(form.current, type));
  }, [type]);

  /** A problem goes when its field is edited, whoever found it; the next press says what is still wrong (decision 0058). */
  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const typed = readAnswers(currentTarget, type);
    setValues(typed);
    assessmentDrafts[type].write(filledIn(typed));
    const edited = target instanceof Element && target.getAttribute('name');
    setProblems((known) => known.filter(({ field }) => field !== edited && field !== submitId));
  }

  return { form, values, problems, setProblems, onInput };
}

function readAnswers(form: HTMLFormElement, type: AssessmentType): AssessmentDraft {
  const { questions } = assessments[type];
  return Object.fromEntries(questions.map(({ field }) => [field, answerElement(form, field)?.value ?? '']));
}

function writeAnswers(form: HTMLFormElement, draft: AssessmentDraft) {
  for (const [field, text] of Object.entries(draft)) {
    const element = answerElement(form, field);
    if (element && element.value !== text) element.value = text;
  }
}

/** Puts words into a text field as if they had been typed: the form, its draft and the journey hear of them. */
export function typeInto(field: HTMLTextAreaElement, text: string) {
  // Not its value: React remembers that one, and would take the event for one without a change.
  field.setRangeText(text, 0, field.value.length, 'end');
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}
