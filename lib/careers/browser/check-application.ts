import '@/lib/forms/browser/no-generated-code';
import { type ApplicationDraft, isApplicationField } from '@/lib/careers/application-draft';
import { applicationSchema } from '@/lib/careers/application-schema';
import { type RefusedForm, refusedForm } from '@/lib/forms/refused-form';

/** Reads the typed texts with the schema the server uses: what is wrong with them, or `null`. */
export function checkApplication(draft: ApplicationDraft): RefusedForm<ApplicationDraft> | null {
  const { error } = applicationSchema.safeParse(draft);
  return error ? refusedForm(error, isApplicationField, draft) : null;
}
