import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  set,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import { type FormProblem, type FormState, givenValues } from '@/lib/forms/form-state';
import type { LazyResolver } from './lazy-resolver';
import { type FormDraftStore, useFormDraft } from './use-form-draft';

type SiteFormOptions<Values extends FieldValues, Parsed> = {
  /** The server's last word on the form. */
  state: FormState<Values>;
  schema: LazyResolver<Values, Parsed>;
  draft: FormDraftStore<Values>;
  /** An empty form. */
  empty: Values;
  /** What stands in the fields before the draft is read; a text has none, or it would replace what was typed already. */
  defaultValues?: DefaultValues<Values>;
  /** Id of the submit button: where a failure that no field is to blame for leads. */
  submitId: string;
};

/**
 * What the forms have in common in the browser: the draft, the schema, and what is wrong. A problem goes when its field
 * is edited, whoever found it; the next press says what is still wrong.
 */
export function useSiteForm<Values extends FieldValues, Parsed>({
  state,
  schema,
  draft,
  empty,
  defaultValues,
  submitId,
}: SiteFormOptions<Values, Parsed>) {
  const form: UseFormReturn<Values, unknown, Parsed> = useForm({
    resolver: schema.resolver,
    defaultValues,
    errors: useMemo(() => serverErrors(state), [state]),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const typed = useWatch({ control: form.control });
  const isRestored = useFormDraft(form, typed, empty, draft);
  const [given] = useState(() => givenValues(state));
  const [failures, setFailures] = useState(0);
  const countFailure = () => setFailures((count) => count + 1);

  const counted = useRef(state);
  useEffect(() => {
    if (counted.current === state) return;
    counted.current = state;
    if (state.status === 'invalid' || state.status === 'failed') setFailures((count) => count + 1);
  }, [state]);

  return {
    form,
    typed,
    isRestored,
    /** What the server gave back of a form posted without JavaScript. */
    given,
    problems: listProblems(form.formState.errors, submitId),
    /** Grows with each press that found something wrong: the summary then takes focus. */
    failures,
    countFailure,
    /** Attributes of the field of this name. */
    register: (name: FieldPath<Values>) => form.register(name, { onChange: () => form.clearErrors(name) }),
  };
}

function serverErrors<Values extends FieldValues>(state: FormState<Values>): FieldErrors<Values> | undefined {
  if (state.status !== 'invalid' && state.status !== 'failed') return;
  const errors: FieldErrors<Values> = {};
  const problems = state.status === 'invalid' ? state.problems : [{ field: 'root', message: state.message }];
  for (const { field, message } of problems) set(errors, field, { type: 'server', message });
  return errors;
}

/** In the order in which the schema finds them. `root` is the library's name for a form, or a list, as a whole. */
export function listProblems(errors: object, submitId: string): FormProblem[] {
  const listIn = (node: unknown, path: readonly string[]): FormProblem[] => {
    if (typeof node !== 'object' || node === null) return [];
    if ('message' in node && typeof node.message === 'string') {
      const field = path.filter((key) => key !== 'root').join('.');
      return [{ field: field || submitId, message: node.message }];
    }
    return Object.entries(node).flatMap(([key, inner]) => listIn(inner, [...path, key]));
  };
  return listIn(errors, []);
}
