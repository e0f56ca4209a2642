import { useEffect, useMemo, useState } from 'react';
import {
  type DeepPartial,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import { callTracker } from '@/lib/analytics/tracker/load-tracker';
import type { FormProblem, FormState } from '@/lib/forms/form-state';

/** Where a form's draft is kept: session storage, so that it survives a reload and moving about the site. */
export type FormDraftStore<Values> = {
  read(): Partial<Values> | null;
  write(values: DeepPartial<Values>): void;
};

type SiteFormOptions<Values extends FieldValues, Parsed> = {
  /** Its name, as on the page. */
  name: string;
  /** The server's last word on the form. */
  state: FormState<Values>;
  resolver: Resolver<Values, unknown, Parsed>;
  draft: FormDraftStore<Values>;
  /** What stands in the fields before the draft is read; a text has none, or it would replace what was typed already. */
  defaultValues?: DefaultValues<Values>;
  /** Id of the submit button: where a failure that no field is to blame for leads. */
  submitId: string;
};

/**
 * What a form with lists needs in the browser (decision 0080): the draft, the schema, and what is wrong. A problem goes when its field
 * is edited, whoever found it; the next press says what is still wrong (decision 0058).
 */
export function useSiteForm<Values extends FieldValues, Parsed>({
  name,
  state,
  draft,
  submitId,
  ...options
}: SiteFormOptions<Values, Parsed>) {
  const form: UseFormReturn<Values, unknown, Parsed> = useForm({
    ...options,
    errors: useMemo(() => serverErrors(state), [state]),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const typed = useWatch({ control: form.control });
  const isRestored = useFormDraft(form, typed, draft);
  const [failures, setFailures] = useState(0);

  return {
    form,
    typed,
    isRestored,
    problems: listProblems(form.formState.errors, submitId),
    /** Grows with each press that the browser found something wrong with: the summary then takes focus. */
    failures,
    countFailure(errors: FieldErrors<Values>) {
      setFailures(failures + 1);
      recordRefusal(name, listProblems(errors, submitId), errors);
    },
    /** Attributes of the field of this name. */
    register: (name: FieldPath<Values>) => form.register(name, { onChange: () => form.clearErrors(name) }),
  };
}

/**
 * Fills the form from its draft, and keeps the draft in step. What was typed before hydration wins.
 *
 * @returns whether the draft has been read: until then an empty field may still be filled
 */
function useFormDraft<Values extends FieldValues, Parsed>(
  { getValues, reset }: UseFormReturn<Values, unknown, Parsed>,
  typed: DeepPartial<Values>,
  draft: FormDraftStore<Values>,
): boolean {
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    const typedAlready = getValues();
    reset({ ...typedAlready, ...draft.read(), ...filledInTexts(typedAlready) }, { keepErrors: true });
    setIsRestored(true);
  }, [draft, getValues, reset]);

  useEffect(() => {
    if (isRestored) draft.write(typed);
  }, [isRestored, typed, draft]);

  return isRestored;
}

/** Texts that stand in the fields; an option group nothing was chosen in reads as `null`. */
const filledInTexts = (values: FieldValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value && typeof value === 'string'));

function serverErrors<Values extends FieldValues>(state: FormState<Values>): FieldErrors<Values> | undefined {
  if (!('problems' in state || 'message' in state)) return;
  const errors: FieldErrors<Values> = {};
  const problems = 'problems' in state ? state.problems : [{ field: 'root', message: state.message }];
  for (const { field, ...error } of problems) set(errors, field, error);
  return errors;
}

/**
 * In the order in which the schema finds them.
 * @param whole the field to blame for `root`, the library's name for a form, or a list, as a whole
 */
export function listProblems(errors: object, whole: string, path = ''): FormProblem[] {
  return Object.entries(errors).flatMap(([key, error]: [string, { message?: unknown } | undefined]) => {
    const field = key === 'root' ? whole : path + key;
    if (typeof error?.message === 'string') return { field, message: error.message };
    return error ? listProblems(error, field, `${field}.`) : [];
  });
}

/**
 * Tells the tracker which fields stopped a press, and with what kind of fault: never what was typed.
 * @param form its name, as on the page
 * @param errors the library's, by field
 */
function recordRefusal(form: string, problems: readonly FormProblem[], errors: object) {
  for (const { field } of problems) {
    const fault: { type?: unknown } | undefined = get(errors, field);
    const code = String(fault?.type ?? 'other');
    // Of an entry in a list, whichever it is, only the field says something.
    const name = field.replace(/\.\d+/g, '');
    callTracker((tracker) => tracker.recordEvent({ type: 'form_error', form, field: name, code }));
  }
}

/** What was typed, in a state that gives it back. */
export const givenValues = <Values>(state: FormState<Values>): Values | undefined =>
  'values' in state ? state.values : undefined;

/**
 * Checks a form with the schema the server uses, fetched at the first touch, so that no page pays for Zod up front.
 * Where its chunk is gone (a deploy since the page was opened), the form goes on unchecked: the server checks it anyway.
 */
export const lazyResolver =
  <Values extends FieldValues, Parsed>(
    load: () => Promise<{ resolver: Resolver<Values, unknown, Parsed> }>,
  ): Resolver<Values, unknown, Parsed> =>
  async (values, ...rest) => {
    const loaded = await load().catch(() => null);
    return loaded?.resolver(values, ...rest) ?? { values: values as unknown as Parsed, errors: {} };
  };
