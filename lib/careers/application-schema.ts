import { z } from 'zod';
import {
  type ApplicationFieldName,
  type ApplicationTextName,
  applicationTextNames,
  careers,
  type ExperienceFieldName,
  experienceFieldNames,
  applicationLimits as limits,
  applicationMessages as messages,
  positions,
} from '@/content/careers';
import { recordOf } from '@/lib/forms/form-state';
import { optionalTextField, requiredTextField } from '@/lib/forms/validation';

/** What a text must look like, for the fields whose messages include `invalid`. */
const patterns = {
  // Digits, spaces, hyphens and parentheses after an optional plus; every kind of digit and hyphen that a keyboard
  // has.
  phoneNumber: /^\+?[\s()‐‑-]*\p{Nd}[\p{Nd}\s()‐‑-]*$/u,
  // What an address looks like; only a letter to it can tell whether it exists. The dot is looked for only once: a
  // pattern that tried each dot of a long text in turn would take seconds.
  email: /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/,
} satisfies Partial<Record<ApplicationTextName, RegExp>>;

/**
 * Removes direction marks, joiners and soft breaks, which come along when a number or an address is copied. SQL has no
 * `\p{Cf}`: `db/person-links.ts` lists those of them that come along.
 */
const visibleText = (text: string, form: 'NFC' | 'NFKC') => text.replaceAll(/\p{Cf}/gu, '').normalize(form);

/** Typed or copied, one address must be one text: people are answered, searched for and erased by it (decision 0202). */
const evenOut: Record<keyof typeof patterns, (text: string) => string> = {
  // A Japanese keyboard types full-width characters.
  phoneNumber: (text) => visibleText(text, 'NFKC'),
  // Without the punctuation that followed it in a list or a sentence.
  email: (text) =>
    visibleText(text, 'NFC')
      .trim()
      .replace(/[,;.]$/, ''),
};

const invalidMessages: Record<keyof typeof patterns, { invalid: string }> = messages;

const isPatterned = (name: string): name is keyof typeof patterns => name in patterns;

function textSchema(name: ApplicationTextName) {
  const rules = { label: careers.labels[name], missing: messages[name].missing, limit: limits[name] };
  if (!isPatterned(name)) return requiredTextField(rules);
  const text = requiredTextField({ ...rules, evenOut: evenOut[name] });
  return text.regex(patterns[name], invalidMessages[name].invalid);
}

const experienceField = (name: ExperienceFieldName) =>
  optionalTextField({
    label: careers.experience.labels[name],
    limit: name === 'description' ? limits.experienceDescription : limits.experienceText,
  });

/** Nothing in it is required, so even an empty experience is valid (R101). */
const experienceSchema = z.strictObject({
  id: z.uuidv7(),
  ...recordOf(experienceFieldNames, experienceField),
});

/** A careers application, for the form and the server alike. Errors come in the order of the fields. */
export const applicationSchema = z.strictObject({
  ...recordOf(applicationTextNames, textSchema),
  position: z.enum(positions, { error: messages.position.missing }),
  experiences: z.array(experienceSchema).max(limits.experiences, messages.experiences.tooMany),
  aboutYourself: requiredTextField({
    label: careers.labels.aboutYourself,
    missing: messages.aboutYourself.missing,
    limit: limits.aboutYourself,
  }).refine((text) => text.length >= limits.aboutYourselfMinimum, messages.aboutYourself.tooShort),
} satisfies Record<ApplicationFieldName, z.ZodType>);

export type Application = z.infer<typeof applicationSchema>;
