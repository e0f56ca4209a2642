import type { z } from 'zod';
import { type FormState, unreadableForm } from './form-state';

/** Why a form was refused, for the visitor and for the counts of faults. */
export type RefusedForm<Values> = {
  state: FormState<Values>;
  /** Each field at fault, and the schema's code for what is wrong with it; nothing that was typed. */
  faults: readonly { field: string; code: string }[];
};

/**
 * The first thing that is wrong with each field, in the order of the schema. A form that was tampered with has no such
 * field, and counts as unreadable.
 * @param isField whether visitors see a field of this name
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
