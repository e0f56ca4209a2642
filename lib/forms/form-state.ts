/** One thing that is wrong; `field` is the name of the input and its id on the page, or the id of the submit button. */
export type FormProblem = { field: string; message: string };

/** What a server action tells a form. Values come back so that nothing typed is lost without JavaScript. */
export type FormState<Values> =
  | { status: 'idle' }
  /** A list was changed without JavaScript: what to say of it, and the id of the field to go on with. */
  | { status: 'editing'; values: Values; notice: string; focus: string }
  | { status: 'invalid'; problems: FormProblem[]; values: Values }
  /** Nothing is wrong with the answers; `message` says what is. `code` is for a log and holds no data. */
  | { status: 'failed'; code: string; message: string; values: Values }
  | { status: 'submitted' };

export type FormAction<Values> = (
  previous: FormState<Values>,
  formData: FormData,
) => Promise<FormState<Values>>;

export const failedForm = <Values>(code: string, message: string, values: Values) =>
  ({ status: 'failed', code, message, values }) as const;

/** For what no form of ours sends, and no visitor can put right. */
export const unreadableForm = <Values>(values: Values) =>
  failedForm('UNREADABLE', 'The form could not be read. Reload the page and send it again.', values);

/** A record with a value for each of the keys, in their order. */
export function recordOf<Key extends string, Value>(keys: readonly Key[], makeValue: (key: Key) => Value) {
  const entries: [Key, Value][] = keys.map((key) => [key, makeValue(key)]);
  return Object.fromEntries(entries) as Record<Key, Value>;
}

/** A browser posts a line break as two characters, which its own limit, and the same text typed with JavaScript, count once. */
export const joinLineBreaks = (text: string) => text.replaceAll('\r\n', '\n');

/** A field of a form as text. A file, or a field left out, counts as an empty answer. */
export function readTextField(formData: FormData, field: string): string {
  const value = formData.get(field);
  return typeof value === 'string' ? joinLineBreaks(value) : '';
}

export const readTextFields = <Field extends string>(formData: FormData, fields: readonly Field[]) =>
  recordOf(fields, (field) => readTextField(formData, field));
