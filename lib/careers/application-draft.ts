import { v7 as uuidv7 } from 'uuid';

/** One experience as typed; `id` is generated from the current time (part 2, section 3) and tells entries apart. */
export type ExperienceDraft = {
  id: string;
  company: string;
  position: string;
  duration: string;
  description: string;
};

/** An application as far as it has been filled in: every field is text. */
export type ApplicationDraft = {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string;
  position: string;
  experiences: ExperienceDraft[];
  aboutYourself: string;
};

export const textFieldNames = [
  'firstName',
  'lastName',
  'phoneNumber',
  'email',
  'position',
  'aboutYourself',
] as const satisfies (keyof ApplicationDraft)[];

export const experienceFieldNames = [
  'company',
  'position',
  'duration',
  'description',
] as const satisfies (keyof ExperienceDraft)[];

export const emptyDraft: ApplicationDraft = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  position: '',
  experiences: [],
  aboutYourself: '',
};

export const newExperience = (): ExperienceDraft => ({
  id: uuidv7(),
  company: '',
  position: '',
  duration: '',
  description: '',
});
