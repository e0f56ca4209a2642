import { v7 as uuidv7 } from 'uuid';
import type { applicationTexts, experienceTexts } from '@/content/careers';

/** One experience as typed; `id` is generated from the current time (part 2, section 3) and tells entries apart. */
export type ExperienceDraft = Record<'id' | (typeof experienceTexts)[number], string>;

/** An application as far as it has been filled in: every field is text. */
export type ApplicationDraft = Record<(typeof applicationTexts)[number], string> & {
  experiences: ExperienceDraft[];
};

export const emptyDraft: ApplicationDraft = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  position: '',
  experiences: [],
  aboutYourself: '',
};

const emptyExperience: ExperienceDraft = { id: '', company: '', position: '', duration: '', description: '' };

export const newExperience = (): ExperienceDraft => ({ ...emptyExperience, id: uuidv7() });

type Partly<Shape> = {
  [Field in keyof Shape]?: Shape[Field] extends (infer Item)[] ? Partly<Item>[] : Shape[Field];
};

/** A draft of which some fields are not there yet, as a form library sees it while it starts. */
export const completeDraft = ({
  experiences = [],
  ...texts
}: Partly<ApplicationDraft>): ApplicationDraft => ({
  ...emptyDraft,
  ...texts,
  experiences: experiences.map((entry) => ({ ...emptyExperience, ...entry })),
});
