import type { z } from 'zod';

/** One message and the field it belongs to; `field` is the input's name, and its id on the page. */
export type FieldError = { field: string; message: string };

type FormValues = Partial<Record<string, string>>;

/** What a server action tells a form. Values come back so that nothing typed is lost without JavaScript. */
export type FormState =
  | { status: 'idle' }
  | { status: 'invalid'; errors: FieldError[]; values: FormValues }
  /** Nothing is wrong with the answers; `message` says what is, and what to do. */
  | { status: 'failed'; message: string; values: FormValues };

export type FormAction = (previous: FormState, formData: FormData) => Promise<FormState>;

export const failedForm = (message: string, values: FormValues): FormState => ({
  status: 'failed',
  message,
  values,
});

/** The first message of each field, in the order of `fields`. A form that was tampered with has no field to blame. */
export function invalidForm(error: z.ZodError, fields: readonly string[], values: FormValues): FormState {
  const errors = fields.flatMap((field) => {
    const issue = error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
  if (errors.length > 0) return { status: 'invalid', errors, values };
  return failedForm('The form could not be read. Reload the page and send it again.', values);
}
