import { z } from 'zod';
import { isStorable } from '@/lib/storable-text';
import { joinLineBreaks } from './form-state';

type TextFieldRules = {
  /** What visitors know the field by: a summary names it among others. */
  label: string;
  limit: number;
  /** Makes one text of those that look the same. */
  evenOut?: (text: string) => string;
};

const asTyped = (text: string) => text;

/** How much longer a text may be before it is evened out, by characters that nobody sees or that become one. */
const UNEVEN = 4;

/** A text a visitor may leave out: trimmed, at most `limit` UTF-16 units. Each error is a sentence for the visitor. */
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
    // Not of any length: evening out a letter with endless accents takes time that grows with their square.
    .overwrite((text) => (text.length <= UNEVEN * limit ? evenOut(text) : text))
    .trim()
    // Not `max`: it counts code points, while `maxlength` in the browser counts UTF-16 units. Nor is a text that is too
    // long looked at any further.
    .refine((text) => text.length <= limit, {
      error: `${label} must be ${limit.toLocaleString('en-US')} characters or fewer`,
      abort: true,
    })
    .refine(
      isStorable,
      `${label} has characters that cannot be read: type the text again or paste it as plain text`,
    );

/** A text a visitor must fill in: spaces alone are missing. */
export const requiredTextField = ({ missing, ...rules }: TextFieldRules & { missing: string }) =>
  optionalTextField({ missing, ...rules }).min(1, missing);
