import { careers } from '@/content/careers';
import type { QueryFailure } from '@/db/failure';
import { linkedSession } from '@/lib/analytics/linked-session';
import type { HeaderReader } from '@/lib/http/header-reader';
import { siteSecret } from '@/lib/http/site-secret';
import { suspectBot } from '@/lib/http/suspect-bot';
import { log } from '@/lib/log';
import type { ApplicationDraft } from './application-draft';
import type { ApplicationState } from './application-state';
import { changeExperiences } from './change-experiences';
import { invalidApplication } from './invalid-application';
import { readApplicationForm } from './read-application-form';
import { storeApplication } from './store-application';
import { submissionSchema } from './submission-schema';

/** Takes a posted careers form: adds or removes an experience, or stores the application and says so only then. */
export async function receiveApplication(
  form: FormData,
  headers: HeaderReader,
  now: Date = new Date(),
): Promise<ApplicationState> {
  const { draft, fields, trap, token, change } = readApplicationForm(form);
  if (change !== '') return changeExperiences(draft, change);
  const parsed = submissionSchema.safeParse(fields);
  if (!parsed.success) return invalidApplication(parsed.error, draft);

  const secret = await siteSecret();
  const reasons = suspectBot({ trap, token, headers, secret, now: now.getTime() });
  const sessionId = linkedSession(parsed.data.sessionId, headers);
  const result = await storeApplication({ ...parsed.data, sessionId }, reasons, now);
  return result.ok ? { status: 'submitted' } : failedApplication(result, draft);
}

function failedApplication({ reason, code }: QueryFailure, values: ApplicationDraft): ApplicationState {
  log('application_not_stored', { code });
  const message = reason === 'rejected' ? careers.failures.unreadable : careers.failures.unavailable;
  return { status: 'failed', code, message, values };
}
