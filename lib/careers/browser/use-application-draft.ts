import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { v7 as uuidv7 } from 'uuid';
import { isRecord, storedValue } from '@/lib/browser/storage';
import { type ApplicationDraft, emptyApplicationDraft } from '@/lib/careers/application-draft';
import { formTokenEndpoint } from '@/lib/paths';

/** An application that was begun in this tab and not yet stored. */
export type StoredApplicationDraft = {
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
    const kept = applicationDraftStore.read();
    if (kept && isRecord(answer) && typeof answer.token === 'string') {
      applicationDraftStore.write({ ...kept, token: answer.token });
    }
  } catch {
    // Offline, or in the middle of a deploy: the next touch tries again, and without it the form works as well.
  }
}

/** Fills the form from what was kept of it, and keeps it in step. What was typed before hydration wins. */
export function useApplicationDraft(form: UseFormReturn<ApplicationDraft>, values: ApplicationDraft): void {
  const [isRestored, setIsRestored] = useState(false);
  const { getValues, reset } = form;

  useEffect(() => {
    reset({
      ...emptyApplicationDraft,
      ...applicationDraftStore.read()?.values,
      ...textsTypedBeforeHydration(getValues()),
    });
    setIsRestored(true);
  }, [getValues, reset]);

  useEffect(() => {
    if (isRestored && isStarted(values)) void saveDraftAndFetchToken(values);
  }, [isRestored, values]);
}

const isStarted = ({ experiences, ...texts }: ApplicationDraft) =>
  experiences.length > 0 ||
  Object.values(texts).some((text) => text !== '') ||
  applicationDraftStore.read() !== null;

/** Texts that stand in the fields; the page as it is served has no experiences. */
function textsTypedBeforeHydration({
  experiences: _,
  ...texts
}: ApplicationDraft): Partial<ApplicationDraft> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
}
