import { v7 as uuidv7 } from 'uuid';
import type { ApplicationDraft } from '@/lib/careers/application-draft';
import { formTokenEndpoint } from '@/lib/paths';
import { isRecord } from '@/lib/storage/browser/is-record';
import { keptApplication } from './kept-application';

let fetching: Promise<void> | undefined;

/**
 * The first touch of the form, and every later one: keeps the draft, makes its id once, and fetches its token, again
 * if that failed before. Resolves when the token is there or cannot be had; never rejects.
 */
export async function beginApplication(values: ApplicationDraft): Promise<void> {
  const { id = uuidv7(), token = null } = keptApplication.read() ?? {};
  keptApplication.write({ id, token, values });
  if (token) return;
  fetching ??= fetchToken().finally(() => {
    fetching = undefined;
  });
  await fetching;
}

async function fetchToken(): Promise<void> {
  try {
    const answer: unknown = await (await fetch(formTokenEndpoint, { method: 'POST' })).json();
    const kept = keptApplication.read();
    if (kept && isRecord(answer) && typeof answer.token === 'string') {
      keptApplication.write({ ...kept, token: answer.token });
    }
  } catch {
    // Offline, or in the middle of a deploy: the next touch tries again, and without it the form works as well.
  }
}
