import { v7 as uuidv7 } from 'uuid';
import { isRecord, storedValue } from '@/lib/browser/storage';
import { type ApplicationDraft, completeApplicationDraft } from '@/lib/careers/application-draft';
import type { FormDraftStore } from '@/lib/forms/browser/use-site-form';
import { formTokenEndpoint } from '@/lib/paths';

/** An application that was begun in this tab and not yet stored. */
type StoredApplicationDraft = {
  /** Made at the first touch and kept through retries and reloads: the same application is stored once. */
  id: string;
  /** Says when the first touch was; `null` while it has not been fetched. */
  token: string | null;
  values: ApplicationDraft;
};

const isStoredApplicationDraft = (value: unknown): value is StoredApplicationDraft =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  isRecord(value.values) &&
  Array.isArray(value.values.experiences);

/** Survives a reload and moving about the site; wiped when the application is stored. */
export const applicationDraftStore = storedValue('session', 'application', isStoredApplicationDraft);

let fetchingToken: Promise<void> | undefined;

/**
 * The first touch of the form, and every later one: keeps the draft, makes its id once, and fetches its token, again
 * if that failed before. Resolves when the token is there or cannot be had; never rejects.
 */
export async function saveDraftAndFetchToken(values: ApplicationDraft): Promise<void> {
  const { id = uuidv7(), token = null } = applicationDraftStore.read() ?? {};
  applicationDraftStore.write({ id, token, values });
  if (token) return;
  fetchingToken ??= fetchToken().finally(() => {
    fetchingToken = undefined;
  });
  await fetchingToken;
}

async function fetchToken(): Promise<void> {
  try {
    const answer: unknown = await (await fetch(formTokenEndpoint, { method: 'POST' })).json();
    const draft = applicationDraftStore.read();
    if (draft && isRecord(answer) && typeof answer.token === 'string') {
      applicationDraftStore.write({ ...draft, token: answer.token });
    }
  } catch {
    // Offline, or in the middle of a deploy: the next touch tries again, and without it the form works as well.
  }
}

/** What the form reads its draft from, and keeps it in. */
export const applicationDraft: FormDraftStore<ApplicationDraft> = {
  read: () => applicationDraftStore.read()?.values ?? null,
  write(typed) {
    const values = completeApplicationDraft(typed);
    if (isStarted(values) || applicationDraftStore.read()) void saveDraftAndFetchToken(values);
  },
};

const isStarted = (values: ApplicationDraft) => Object.values(values).some(({ length }) => length > 0);
