import { z } from 'zod';

/** PostgreSQL stores neither NUL nor half of a surrogate pair; no keyboard types them, a broken paste can. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

// A form sent without JavaScript turns each line break into two characters, which the browser's own limit counts once.
const joinLineBreaks = (text: string) => text.replaceAll('\r\n', '\n');

/** A text a visitor may leave out: trimmed, at most `limit` UTF-16 units. Each error is a sentence for the visitor. */
export const optionalTextField = ({ limit, missing }: { limit: number; missing?: string }) =>
  z
    .string({ error: missing })
    .overwrite(joinLineBreaks)
    .trim()
    // Not `max`: it counts code points, while `maxlength` in the browser counts UTF-16 units.
    .refine((text) => text.length <= limit, `${limit.toLocaleString('en-US')} characters at most`)
    .refine(
      isStorable,
      'Remove the characters that cannot be read: type the text again or paste it as plain text',
    );

/** A text a visitor must fill in: spaces alone are missing. */
export const requiredTextField = ({ missing, limit }: { missing: string; limit: number }) =>
  optionalTextField({ missing, limit }).min(1, missing);

/** The named fields of a posted form as text. A file, or a field left out, counts as an empty answer. */
export function readTextFields<Field extends string>(
  formData: FormData,
  fields: readonly Field[],
): Record<Field, string> {
  const entries = fields.map((field) => {
    const value = formData.get(field);
    // Browsers post line ends as CR LF; the same text typed with JavaScript has LF alone.
    return [field, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''];
  });
  return Object.fromEntries(entries);
}
