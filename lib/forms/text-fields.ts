import { z } from 'zod';
import { isStorable } from '@/lib/storable-text';
import { joinLineBreaks } from './form-data';

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
