import { useLayoutEffect, useRef, useState } from 'react';
import { callTracker } from '@/lib/analytics/tracker/load-tracker';
import type { FormProblem, FormState } from '@/lib/forms/form-state';
import type { RefusedForm } from '@/lib/forms/validation';

/**
 * The form of the HTML. Where an extension or a translator has changed that before hydration, React makes the page anew,
 * and what was typed until then stands in this form alone. Let go of once it was read.
 */
let servedForm = typeof window === 'undefined' ? undefined : document.forms[0];

/** A form as far as it has been filled in: texts, and lists of entries. */
type FormValues = Record<string, string | readonly object[]>;

export type FormFields<Values extends FormValues> = {
  read(form: HTMLFormElement): Values;
  /** Where typed values are kept: in session storage, so that they survive a reload and moving around the site. */
  draft: { read(): Partial<Values> | null; write(values: Partial<Values>): void };
};

type FormFieldsOptions<Values extends FormValues> = FormFields<Values> & {
  /** What the server last said about the form. */
  state: FormState<Values>;
  /** Id of the submit button: a failure that is no field's fault leads there. */
  submitId: string;
  /** Shows the fields of a list that was kept: only texts are written into the form. Must be the same function each time. */
  restoreLists?: (values: Values) => void;
};

/**
 * The fields of a form, kept by the browser itself: with a form library, a page would pay for it before anything is
 * typed (decision 0166). A problem disappears when its field is edited, whoever found it; the next press says what is
 * still wrong (decision 0058).
 */
export function useFormFields<Values extends FormValues>({
  state,
  submitId,
  read,
  draft,
  restoreLists,
}: FormFieldsOptions<Values>) {
  const form = useRef<HTMLFormElement>(null);
  /**
   * What the form contains; `null` until the draft has been read, because until then an empty field may still be
   * filled from it. Entries of a list that was kept are included from the next change on.
   */
  const [values, setValues] = useState<Values | null>(null);
  const [answered, setAnswered] = useState(state);
  const [problems, setProblems] = useState(() => problemsOf(state, submitId));
  const [failures, setFailures] = useState(0);
  if (state !== answered) {
    setAnswered(state);
    setProblems(problemsOf(state, submitId));
  }

  // Runs before anything can be typed into a form that is listening; otherwise the draft would be overwritten before
  // it was read.
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = read(servedForm ?? form.current);
    servedForm = undefined;
    // What was typed before hydration wins.
    const restored = { ...typed, ...draft.read(), ...filledIn(typed) };
    writeTexts(form.current, restored);
    restoreLists?.(restored);
    // Read from the form, not from the draft: an option may have another name by now, and then none is selected.
    setValues(read(form.current));
  }, [read, draft, restoreLists]);

  /** Takes over what the form contains now, and keeps it. */
  function change() {
    if (!form.current) return;
    const typed = read(form.current);
    setValues(typed);
    draft.write(filledIn(typed));
  }

  function onInput({ target }: { target: EventTarget & { name?: string } }) {
    change();
    setProblems((known) => known.filter(({ field }) => field !== target.name && field !== submitId));
  }

  return {
    form,
    values,
    problems,
    setProblems,
    /** Grows with each press in which the browser found something wrong: the summary then takes focus. */
    failures,
    refuse({ state: refused, faults }: RefusedForm<Values>) {
      setProblems(problemsOf(refused, submitId));
      setFailures((count) => count + 1);
      // Not `form.name`: if a field is called "name", that is the field.
      recordRefusal(form.current?.getAttribute('name') ?? undefined, faults);
    },
    change,
    onInput,
  };
}

/** Tells the tracker which fields stopped a press, and with what kind of fault; never what was typed. */
function recordRefusal(form: string | undefined, faults: RefusedForm<unknown>['faults']) {
  for (const { field, code } of faults) {
    // For an entry of a list, only the name of the field matters, not which entry it is.
    const name = field.replace(/\.\d+/g, '');
    callTracker((tracker) => tracker.recordEvent({ type: 'form_error', form, field: name, code }));
  }
}

const filledIn = <Values extends FormValues>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, given]) => given.length)) as Partial<Values>;

/** What is wrong with a form, says the server or the browser; a failure that is no field's fault leads to the button. */
function problemsOf(state: FormState<unknown>, submitId: string): readonly FormProblem[] {
  if (state.status === 'invalid') return state.problems;
  return state.status === 'failed' ? [{ field: submitId, message: state.message }] : [];
}

/** What was typed, in a state that gives it back. */
export const givenValues = <Values>(state: FormState<Values>): Values | undefined =>
  'values' in state ? state.values : undefined;

/** Writes into fields and groups of radio buttons alike: the browser gives each a value. */
function writeTexts(form: HTMLFormElement, values: FormValues) {
  for (const [name, text] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (typeof text === 'string' && field && 'value' in field && field.value !== text) field.value = text;
  }
}

/** Puts words into a text field as if they had been typed, so that the form, its draft and the journey notice them. */
export function typeInto(field: HTMLTextAreaElement, text: string) {
  // `value` is not assigned: React keeps track of it, and would ignore the event as one without a change.
  field.setRangeText(text, 0, field.value.length, 'end');
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}
