import { z } from 'zod';
import { applicationLimits as limits, applicationMessages as messages, positions } from '@/content/careers';
import { optionalTextField, requiredTextField } from '@/lib/forms/text-fields';

// Digits, spaces, hyphens and parentheses after an optional plus; of digits and hyphens every kind a keyboard has.
const phoneNumber = /^\+?[\s()‐‑-]*\p{Nd}[\p{Nd}\s()‐‑-]*$/u;

// What an address looks like; whether it exists, only a letter to it can tell.
const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const experienceText = optionalTextField({ limit: limits.experienceText });

/** Nothing in it is required, so an empty experience is valid (R101). */
const experienceSchema = z.strictObject({
  id: z.uuidv7(),
  company: experienceText,
  position: experienceText,
  duration: experienceText,
  description: optionalTextField({ limit: limits.experienceDescription }),
});

/** A careers application, for the form and the server alike. Errors come in the order of the fields. */
export const applicationSchema = z.strictObject({
  firstName: requiredTextField({ missing: messages.firstName.missing, limit: limits.name }),
  lastName: requiredTextField({ missing: messages.lastName.missing, limit: limits.name }),
  phoneNumber: requiredTextField({ missing: messages.phoneNumber.missing, limit: limits.phoneNumber }).regex(
    phoneNumber,
    messages.phoneNumber.invalid,
  ),
  email: requiredTextField({ missing: messages.email.missing, limit: limits.email }).regex(
    emailAddress,
    messages.email.invalid,
  ),
  position: z.enum(positions, { error: messages.position.missing }),
  experiences: z.array(experienceSchema).max(limits.experiences, messages.experiences.tooMany),
  aboutYourself: requiredTextField({
    missing: messages.aboutYourself.missing,
    limit: limits.aboutYourself,
  }).refine((text) => text.length >= limits.aboutYourselfMinimum, messages.aboutYourself.tooShort),
});

export type Application = z.infer<typeof applicationSchema>;
