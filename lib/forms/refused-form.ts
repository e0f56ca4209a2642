import type { z } from 'zod';
import { type FormState, unreadableForm } from './form-state';

/** What stopped a press, for the visitor and for the counts of faults. */
export type RefusedForm<Values> = {
  state: FormState<Values>;
  /** Each field that is to blame, and the schema's word for its fault: nothing of what was typed. */
  faults: readonly { field: string; code: string }[];
};

/**
 * What is wrong first with each field, in the order of the schema. A form that was tampered with has no field to blame.
 * @param isField whether a visitor sees a field of this name
 */
export function refusedForm<Values>(
  error: z.ZodError,
  isField: (name: string) => boolean,
  values: Values,
): RefusedForm<Values> {
  const issues = error.issues
    .map(({ path, message, code }) => ({ field: path.join('.'), message, code }))
    .filter(({ field }, index, all) => all.findIndex((other) => other.field === field) === index)
    .filter(({ field }) => isField(field));
  const problems = issues.map(({ field, message }) => ({ field, message }));
  return {
    state: problems.length > 0 ? { status: 'invalid', problems, values } : unreadableForm(values),
    faults: issues.map(({ field, code }) => ({ field, code })),
  };
}
