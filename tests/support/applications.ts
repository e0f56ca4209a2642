import { v7 as uuidv7 } from 'uuid';
import { applicationTextNames } from '@/content/careers';
import { type ApplicationDraft, type ExperienceDraft, newExperience } from '@/lib/careers/application-draft';
import { recordOf } from '@/lib/forms/form-state';

/** A complete application; a test names only the fields that matter to it. */
export const applicationDraft = (fields: Partial<ApplicationDraft> = {}): ApplicationDraft => ({
  ...recordOf(applicationTextNames, () => 'Sample'),
  firstName: 'Morgan',
  phoneNumber: '+1 (313) 555-0142',
  email: 'morgan@example.com',
  position: 'sales-representative',
  experiences: [],
  aboutYourself: 'I like talking to people, and I write down what they tell me.',
  ...fields,
});

export const experience = (fields: Partial<ExperienceDraft> = {}): ExperienceDraft => ({
  ...newExperience(),
  ...fields,
});

/** What the form posts: with JavaScript also an id, a session and a token. */
export function applicationForm(
  draft: ApplicationDraft,
  extra: Record<string, string> = { id: uuidv7(), sessionId: '' },
): FormData {
  const { experiences, ...texts } = draft;
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...texts, ...extra })) form.append(name, value);
  for (const [index, entry] of experiences.entries()) {
    for (const [name, value] of Object.entries(entry)) form.append(`experiences.${index}.${name}`, value);
  }
  return form;
}
