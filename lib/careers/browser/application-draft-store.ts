import { isRecord, storedValue } from '@/lib/browser/storage';
import { uuidV7 } from '@/lib/browser/uuid-v7';
import {
  type ApplicationDraft,
  applicationDraftKey,
  emptyApplicationDraft,
} from '@/lib/careers/application-draft';
import { errorName } from '@/lib/error-code';
import type { FormFields } from '@/lib/forms/browser/use-form-fields';
import { formTokenEndpoint } from '@/lib/paths';

/** An application that was begun in this tab and has not been stored yet. */
type StoredApplicationDraft = {
  /** Made at the first touch and kept through retries and reloads: the same application is stored only once. */
  id: string;
  /** How many times the button was pressed under this id. */
  press?: number;
  /** Says when the form was first touched; `null` until it has been fetched. */
  token: string | null;
  values: ApplicationDraft;
};

const isStoredApplicationDraft = (value: unknown): value is StoredApplicationDraft =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  isRecord(value.values) &&
  Array.isArray(value.values.experiences) &&
  value.values.experiences.every(isRecord);

/** Survives a reload and moving around the site; cleared when the application is stored. */
export const applicationDraftStore = storedValue('session', applicationDraftKey, isStoredApplicationDraft);

/** Long enough for a page that is being reloaded to release its lock. */
const CLAIM_PATIENCE_MS = 500;

/**
 * Whether no other page holds this id, for as long as this page lives. Duplicating a tab copies its session storage,
 * and then one of the two applications would replace the other.
 */
function claimId(id: string): Promise<boolean> {
  // Only pages served without https have no locks; the server keeps two applicants apart as well.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    const signal = AbortSignal.timeout(CLAIM_PATIENCE_MS);
    // Where the browser refuses locks it also refuses storage, so nothing was copied.
    const isOwn = (error: unknown) => resolve(errorName(error) !== 'TimeoutError');
    navigator.locks.request(`application:${id}`, { signal }, hold).catch(isOwn);
  });
}

const claims = new Map<string, Promise<void>>();

/** Gives the draft an id of its own if another tab has the same one. */
async function ensureOwnId(id: string): Promise<void> {
  if (await claimId(id)) return;
  const draft = applicationDraftStore.read();
  if (draft?.id !== id) return;
  const own = uuidV7();
  applicationDraftStore.write({ ...draft, id: own });
  await claimOnce(own);
}

function claimOnce(id: string): Promise<void> {
  const claim = claims.get(id) ?? ensureOwnId(id);
  claims.set(id, claim);
  return claim;
}

let fetchingToken: Promise<void> | undefined;

/**
 * Called at the first touch of the form and at every later one: keeps the draft, makes its id once, and fetches its
 * token, again if that failed before. Resolves when the id belongs to this tab alone and the token is there or cannot
 * be had; never rejects.
 * @param presses 1 when the button has just been pressed
 */
export async function saveDraftAndFetchToken(values: ApplicationDraft, presses = 0): Promise<void> {
  const { id = uuidV7(), token = null, press = 0 } = applicationDraftStore.read() ?? {};
  applicationDraftStore.write({ id, token, press: press + presses, values });
  const claim = claimOnce(id);
  if (token) return claim;
  fetchingToken ??= fetchToken().finally(() => {
    fetchingToken = undefined;
  });
  await Promise.all([claim, fetchingToken]);
}

async function fetchToken(): Promise<void> {
  try {
    const answer: unknown = await (await fetch(formTokenEndpoint, { method: 'POST' })).json();
    const draft = applicationDraftStore.read();
    if (draft && isRecord(answer) && typeof answer.token === 'string') {
      applicationDraftStore.write({ ...draft, token: answer.token });
    }
  } catch {
    // Offline, or in the middle of a deploy: the next touch tries again, and the form also works without a token.
  }
}

/** Where the form reads its draft from, and keeps it. */
export const applicationDraft: FormFields<ApplicationDraft>['draft'] = {
  read: () => applicationDraftStore.read()?.values ?? null,
  write: (typed) => void saveDraftAndFetchToken({ ...emptyApplicationDraft, ...typed }),
};
