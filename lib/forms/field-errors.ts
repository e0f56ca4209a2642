import type { z } from 'zod';
import type { FieldError } from './form-state';

/** The first message of each field, in the order of `fields`; what belongs to no field is left out. */
export function fieldErrors(error: z.ZodError, fields: readonly string[]): FieldError[] {
  return fields.flatMap((field) => {
    const issue = error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
}
