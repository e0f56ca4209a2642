import '@/lib/forms/browser/no-generated-code';
import type { ApplicationDraft } from '@/lib/careers/application-draft';
import { applicationSchema } from '@/lib/careers/application-schema';
import { isApplicationField } from '@/lib/careers/read-application-form';
import { type FormState, fieldIssues, invalidForm } from '@/lib/forms/form-state';

type ApplicationCheck = {
  state: FormState<ApplicationDraft>;
  /** Each field that is to blame, and the schema's word for its fault: nothing of what was typed. */
  faults: readonly { field: string; code: string }[];
};

/** Reads the typed texts with the schema the server uses: what is wrong with them, or `null`. */
export function checkApplication(draft: ApplicationDraft): ApplicationCheck | null {
  const { error } = applicationSchema.safeParse(draft);
  if (!error) return null;
  return {
    state: invalidForm(error, isApplicationField, draft),
    faults: fieldIssues(error, isApplicationField),
  };
}
