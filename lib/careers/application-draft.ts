import {
  type ApplicationFieldName,
  applicationTextNames,
  type ExperienceFieldName,
  experienceFieldNames,
} from '@/content/careers';
import { uuidV7 } from '@/lib/browser/uuid-v7';
import { type FormAction, type FormState, recordOf } from '@/lib/forms/form-state';

/** One experience as typed; `id` is generated from the current time (R101) and tells entries apart. */
export type ExperienceDraft = Record<'id' | ExperienceFieldName, string>;

type ApplicationTexts = Record<Exclude<ApplicationFieldName, 'experiences'>, string>;

/** An application as far as it has been filled in: every field is text. */
export type ApplicationDraft = ApplicationTexts & { experiences: ExperienceDraft[] };

export const emptyApplicationDraft: ApplicationDraft = {
  ...recordOf(applicationTextNames, () => ''),
  position: '',
  experiences: [],
  aboutYourself: '',
};

export const newExperience = (): ExperienceDraft => ({
  id: uuidV7(),
  ...recordOf(experienceFieldNames, () => ''),
});

/** What the server tells the careers form. */
export type ApplicationState = FormState<ApplicationDraft>;
export type ApplicationAction = FormAction<ApplicationDraft>;
