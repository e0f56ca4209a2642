import type { DeepPartial } from 'react-hook-form';
import { type ApplicationFieldName, applicationTextNames, experienceFieldNames } from '@/content/careers';
import { uuidV7 } from '@/lib/browser/uuid-v7';
import { type FormAction, type FormState, recordOf } from '@/lib/forms/form-state';

/** One experience as typed; `id` is generated from the current time (R101) and tells entries apart. */
export type ExperienceDraft = Record<'id' | (typeof experienceFieldNames)[number], string>;

type ApplicationTexts = Record<Exclude<ApplicationFieldName, 'experiences'>, string>;

/** An application as far as it has been filled in: every field is text. */
export type ApplicationDraft = ApplicationTexts & { experiences: ExperienceDraft[] };

export const emptyApplicationDraft: ApplicationDraft = {
  ...recordOf(applicationTextNames, () => ''),
  position: '',
  experiences: [],
  aboutYourself: '',
};

const emptyExperience: ExperienceDraft = { id: '', ...recordOf(experienceFieldNames, () => '') };

export const newExperience = (): ExperienceDraft => ({ ...emptyExperience, id: uuidV7() });

/** A draft of which some fields are not there yet, as a form library sees it while it starts. */
export const completeApplicationDraft = ({
  experiences = [],
  ...texts
}: DeepPartial<ApplicationDraft>): ApplicationDraft => ({
  ...emptyApplicationDraft,
  ...texts,
  experiences: experiences.map((entry) => ({ ...emptyExperience, ...entry })),
});

/** What the server tells the careers form. */
export type ApplicationState = FormState<ApplicationDraft>;
export type ApplicationAction = FormAction<ApplicationDraft>;
