import '@/lib/forms/browser/no-generated-code';
import { type ApplicationDraft, isApplicationField } from '@/lib/careers/application-draft';
import { applicationSchema } from '@/lib/careers/application-schema';
import { type RefusedForm, refusedForm } from '@/lib/forms/validation';

/** Checks what was typed with the same schema as the server: returns what is wrong, or `null`. */
export function checkApplication(draft: ApplicationDraft): RefusedForm<ApplicationDraft> | null {
  const { error } = applicationSchema.safeParse(draft);
  return error ? refusedForm(error, isApplicationField, draft) : null;
}
