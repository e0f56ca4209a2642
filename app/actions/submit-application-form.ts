'use server';

import { headers } from 'next/headers';
import type { ApplicationState } from '@/lib/careers/application-draft';
import { submitApplication } from '@/lib/careers/submit-application';

/** The careers form, with and without JavaScript. How often it may be sent is the middleware's: only that can say 429. */
export async function submitApplicationForm(
  _previous: ApplicationState,
  form: FormData,
): Promise<ApplicationState> {
  return submitApplication(form, await headers());
}
