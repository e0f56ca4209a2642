import 'server-only';
import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import { applicationRefused, careers } from '@/content/careers';
import type { LeadChannel } from '@/content/leads';
import { insertApplication } from '@/db/queries/careers';
import type { QueryFailure, QueryResult } from '@/db/run-query';
import type { FormBotReason } from '@/db/schema/bot-reasons';
import type { ApplicationRecord } from '@/db/schema/careers';
import { failedForm } from '@/lib/forms/form-state';
import { refusedForm } from '@/lib/forms/validation';
import { knownSecrets } from '@/lib/http/agreed-secret';
import { type HeaderReader, linkedSession } from '@/lib/http/request-headers';
import { suspectBot } from '@/lib/http/suspect-form';
import { leadChannelsInUse } from '@/lib/leads/lead-channels';
import { logCounted } from '@/lib/log';
import { countMetric } from '@/lib/metrics/counters';
import {
  type ApplicationDraft,
  type ApplicationState,
  changeExperiences,
  isApplicationField,
  readApplicationForm,
} from './application-draft';
import { type Application, applicationSchema } from './application-schema';

/** As many as the column can count. */
const maximumPress = 2 ** 31 - 1;

/** An application as it is sent. A form with any other field is refused. */
export const applicationSubmissionSchema = applicationSchema.extend({
  /** Made at the form's first touch and kept through retries; `null` without JavaScript. */
  id: z.uuidv7().nullable(),
  /** Which press of the button under this id it is, from 1; 0 without JavaScript. */
  press: z.coerce.number().int().min(0).max(maximumPress),
  /** `null` without JavaScript or under a privacy signal. */
  sessionId: z.uuidv7().nullable(),
});

type ApplicationSubmission = z.infer<typeof applicationSubmissionSchema>;

/** Any fixed UUID will do: it keeps these hashes apart from others. */
const APPLICATION_NAMESPACE = '5f0c1f0e-6a51-4f5c-9a5e-1d2b8a7c3e90';

const normalizedText = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/**
 * The id of an application sent without JavaScript: a hash of who applies, with which words, on which day (UTC), so
 * that a form sent again with Back or a reload is the same application.
 */
function applicationId({ email, firstName, lastName, aboutYourself }: Application, now: Date): string {
  const who = [email, firstName, lastName, aboutYourself].map(normalizedText);
  return uuidv5(JSON.stringify([...who, now.toISOString().slice(0, 10)]), APPLICATION_NAMESPACE);
}

/** The columns of an application. A field that has no column does not compile. */
type StoredApplication = Pick<ApplicationRecord, keyof Application>;

/** The ids for an application whose own id another applicant has: tried in this order, each is one applicant's to correct. */
const idsBeside = (taken: string): string[] =>
  [1, 2, 3].map((place) => uuidv5(JSON.stringify([taken, place]), APPLICATION_NAMESPACE));

/** Stores an application; `ok` means that it is committed, and nothing else means that. */
async function storeApplication(
  { id: givenId, press, sessionId, ...application }: ApplicationSubmission,
  botReasons: FormBotReason[],
  { now, channels }: { now: Date; channels: readonly LeadChannel[] },
): Promise<QueryResult<'stored' | 'taken'>> {
  const stored: StoredApplication = application;
  const id = givenId ?? applicationId(application, now);
  const record = { press, sessionId, ...stored, suspectedBot: botReasons.length > 0, botReasons };
  // A duplicated tab has a copy of the other tab's id.
  for (const candidate of [id, ...idsBeside(id)]) {
    const result = await insertApplication({ id: candidate, ...record }, channels);
    if (!result.ok || result.value === 'stored') return result;
  }
  return { ok: true, value: 'taken' };
}

/**
 * Takes a posted careers form: adds or removes an experience, or stores the application and only then says so.
 * @param channels by which the lead is sent on
 */
export async function submitApplication(
  form: FormData,
  headers: HeaderReader,
  now: Date = new Date(),
  channels: readonly LeadChannel[] = leadChannelsInUse(),
): Promise<ApplicationState> {
  const { draft, fields, honeypot, token, change } = readApplicationForm(form);
  if (change !== '') return changeExperiences(draft, change);
  const parsed = applicationSubmissionSchema.safeParse(fields);
  if (!parsed.success) return refusedForm(parsed.error, isApplicationField, draft).state;

  const secrets = await knownSecrets();
  const reasons = suspectBot({ honeypot, token, headers, secrets, now: now.getTime() });
  const sessionId = linkedSession(parsed.data.sessionId, headers);
  const result = await storeApplication({ ...parsed.data, sessionId }, reasons, { now, channels });
  if (!result.ok) return failedApplication(result, draft);
  if (result.value === 'stored') {
    countMetric('applications', { outcome: 'stored' });
    return { status: 'submitted' };
  }
  return failedApplication({ ok: false, reason: 'rejected', code: 'ID_TAKEN' }, draft);
}

function failedApplication({ reason, code }: QueryFailure, draft: ApplicationDraft): ApplicationState {
  logCounted('application_not_stored', { code });
  countMetric('applications', { outcome: 'not_stored' });
  return failedForm(code, reason === 'rejected' ? applicationRefused : careers.failures.unavailable, draft);
}
