'use server';

import { headers } from 'next/headers';
import type { ApplicationState } from '@/lib/careers/application-draft';
import { submitApplication } from '@/lib/careers/submit-application';
import { formOf } from '@/lib/forms/form-state';

/** The careers form, with and without JavaScript. The middleware limits how often it may be sent: only it can answer 429. */
export async function submitApplicationForm(
  _previous: ApplicationState,
  form: FormData,
): Promise<ApplicationState> {
  return submitApplication(formOf(form), await headers());
}
