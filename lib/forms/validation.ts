import { z } from 'zod';
import { textTooLong } from '@/content/form-errors';
import { isStorable } from '@/lib/storable-text';
import { type FormState, joinLineBreaks, unreadableForm } from './form-state';

type TextFieldRules = {
  /** The name under which visitors know the field, for a summary that lists several. */
  label: string;
  limit: number;
  /** Turns texts that look the same into the same text. */
  evenOut?: (text: string) => string;
};

const asTyped = (text: string) => text;

/** How many times the limit a text may be long before it is evened out: characters may be invisible, or several become one. */
const UNEVEN = 4;

/** A text that a visitor may leave out: trimmed, at most `limit` UTF-16 units. Each error is a sentence for the visitor. */
export const optionalTextField = ({
  label,
  limit,
  missing,
  evenOut = asTyped,
}: TextFieldRules & { missing?: string }) =>
  z
    .string({ error: missing })
    .overwrite(joinLineBreaks)
    .trim()
    // Not for texts of any length: evening out a letter with endless accents takes time that grows with their square.
    .overwrite((text) => (text.length <= UNEVEN * limit ? evenOut(text) : text))
    .trim()
    // Not `max`, which counts code points, while `maxlength` in the browser counts UTF-16 units. A text that is too
    // long is not checked any further.
    .refine((text) => text.length <= limit, {
      error: textTooLong(label, limit),
      abort: true,
    })
    .refine(
      isStorable,
      `${label} has characters that cannot be read: type the text again or paste it as plain text`,
    );

/** A text that a visitor must fill in; spaces alone count as missing. */
export const requiredTextField = ({ missing, ...rules }: TextFieldRules & { missing: string }) =>
  optionalTextField({ missing, ...rules }).min(1, missing);

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
