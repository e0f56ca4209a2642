/** One thing that is wrong. `field` is the name of the input and also its id on the page, or the id of the submit button. */
export type FormProblem = { field: string; message: string };

/** What a server action tells a form. Values are sent back so that nothing typed is lost without JavaScript. */
export type FormState<Values> =
  | { status: 'idle' }
  /** A list was changed without JavaScript: what to announce, and the id of the field to continue with. */
  | { status: 'editing'; values: Values; notice: string; focus: string }
  | { status: 'invalid'; problems: FormProblem[]; values: Values }
  /** The answers are fine, but something else went wrong: `message` says what. `code` is for a log and contains no data. */
  | { status: 'failed'; code: string; message: string; values: Values }
  | { status: 'submitted' };

export type FormAction<Values> = (
  previous: FormState<Values>,
  formData: FormData,
) => Promise<FormState<Values>>;

export const failedForm = <Values>(code: string, message: string, values: Values) =>
  ({ status: 'failed', code, message, values }) as const;

/** For a form that no page of ours sends, and that no visitor can correct. */
export const unreadableForm = <Values>(values: Values) =>
  failedForm('UNREADABLE', 'The form could not be read. Reload the page and send it again.', values);

/** What an action was called with. By hand that may be anything; where it is no form, nothing was filled in. */
export const formOf = (posted: unknown): FormData => (posted instanceof FormData ? posted : new FormData());

/** A record with a value for each key, in the order of the keys. */
export function recordOf<Key extends string, Value>(keys: readonly Key[], makeValue: (key: Key) => Value) {
  const entries: [Key, Value][] = keys.map((key) => [key, makeValue(key)]);
  return Object.fromEntries(entries) as Record<Key, Value>;
}

/** A browser posts a line break as two characters, but its `maxlength`, and text typed with JavaScript, count one. */
export const joinLineBreaks = (text: string) => text.replaceAll('\r\n', '\n');

/** A field of a form as text. A file, or a missing field, counts as an empty answer. */
export function readTextField(formData: FormData, field: string): string {
  const value = formData.get(field);
  return typeof value === 'string' ? joinLineBreaks(value) : '';
}

export const readTextFields = <Field extends string>(formData: FormData, fields: readonly Field[]) =>
  recordOf(fields, (field) => readTextField(formData, field));
