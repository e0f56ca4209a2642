import type { QueryResult } from '@/db/failure';
import { insertApplication } from '@/db/queries/insert-application';
import type { BotReason } from '@/db/schema/applications';
import { applicationId } from './application-id';
import type { Submission } from './submission-schema';

/** Stores an application; `ok` means that it is committed, and nothing else does. */
export function storeApplication(
  { id, sessionId, ...application }: Submission,
  botReasons: BotReason[],
  now: Date,
): Promise<QueryResult<'stored'>> {
  return insertApplication({
    id: id ?? applicationId(application, now),
    sessionId,
    ...application,
    suspectedBot: botReasons.length > 0,
    botReasons,
  });
}
