'use server';

import { headers } from 'next/headers';
import type { ApplicationState } from '@/lib/careers/application-state';
import { receiveApplication } from '@/lib/careers/receive-application';

/** The careers form, with and without JavaScript. How often it may be sent is the middleware's: only that can say 429. */
export async function submitApplication(
  _previous: ApplicationState,
  form: FormData,
): Promise<ApplicationState> {
  return receiveApplication(form, await headers());
}
