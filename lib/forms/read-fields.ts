import { recordOf } from './form-state';

/** A browser posts a line break as two characters, which its own limit, and the same text typed with JavaScript, count once. */
export const joinLineBreaks = (text: string) => text.replaceAll('\r\n', '\n');

/** A field of a form as text. A file, or a field left out, counts as an empty answer. */
export function readTextField(formData: FormData, field: string): string {
  const value = formData.get(field);
  return typeof value === 'string' ? joinLineBreaks(value) : '';
}

export const readTextFields = <Field extends string>(formData: FormData, fields: readonly Field[]) =>
  recordOf(fields, (field) => readTextField(formData, field));
