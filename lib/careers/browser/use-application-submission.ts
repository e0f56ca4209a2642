import { unstable_isUnrecognizedActionError as isUnrecognizedActionError } from 'next/navigation';
import { useEffect, useReducer, useState } from 'react';
import { careers } from '@/content/careers';
import { currentSessionId } from '@/lib/analytics/tracker/session';
import { storedValue } from '@/lib/browser/storage';
import {
  type ApplicationAction,
  type ApplicationDraft,
  type ApplicationState,
  applicationReloadKey,
  emptyApplicationDraft,
} from '@/lib/careers/application-draft';
import { type FormProblem, failedForm, unreadableForm } from '@/lib/forms/form-state';
import type { RefusedForm } from '@/lib/forms/validation';
import { refusalPrefix } from '@/lib/http/problem';
import { applicationDraftStore, saveDraftAndFetchToken } from './application-draft-store';

/** When the reloaded page was first shown, in milliseconds since 1970; 0 until then. */
const reloadStore = storedValue('session', applicationReloadKey, (value) => typeof value === 'number');

/** As long as a deploy may take, during which an old server may still answer the page of a new one. */
const RELOAD_PAUSE_MS = 5 * 60_000;

/**
 * Loads the page's new build because the new server cannot take this form; the draft stays.
 * @returns false when this has just been tried, or would lose what was typed
 */
function reloadForDeploy(): boolean {
  const isTooSoon = Date.now() - (reloadStore.read() ?? 0) < RELOAD_PAUSE_MS;
  if (isTooSoon || !applicationDraftStore.isLasting()) return false;
  reloadStore.write(0);
  location.reload();
  return true;
}

/** Whether the page has just reloaded itself; true only once. */
function hasJustReloaded(): boolean {
  if (reloadStore.read() !== 0) return false;
  reloadStore.write(Date.now());
  return true;
}

/** The server understood the form, so the next deploy may reload the page at once. */
const forgetReload = () => reloadStore.clear();

/** The token is worth a short wait, but no more. */
const TOKEN_PATIENCE_MS = 1000;

/** Longer than the server ever takes; a network that swallows requests would take minutes to report it. */
const ANSWER_PATIENCE_MS = 30_000;

type ApplicationReply = Exclude<ApplicationState, { status: 'idle' | 'editing' }>;

/** Told of a page whose server has been replaced. */
const staleCode = 'STALE';

/** A failure that gives no values back: the form itself keeps what was typed. */
const failure = (code: string, message: string) => failedForm(code, message, emptyApplicationDraft);

export const resolveAfter = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, milliseconds, value));

/** Sends the form as it was pressed; every way in which that can fail comes back as a reply. */
async function sendApplication(
  action: ApplicationAction,
  form: HTMLFormElement,
  pressed: FormData,
): Promise<ApplicationReply> {
  const late = failure('TIMEOUT', careers.failures.offline);
  const reply = await Promise.race([
    postApplication(action, withDraftIds(pressed)),
    resolveAfter(ANSWER_PATIENCE_MS, late),
  ]);
  if (reply === late && form.isConnected) giveUpAction();
  return reply;
}

/**
 * Next runs one action after another, so one that gets no answer would hold up all later ones. A change of the address
 * replaces the running action, even a change to the same address, and it needs no network.
 */
function giveUpAction() {
  history.replaceState(null, '', location.href);
}

function withDraftIds(data: FormData): FormData {
  const draft = applicationDraftStore.read();
  data.set('id', draft?.id ?? '');
  data.set('press', `${draft?.press ?? ''}`);
  data.set('token', draft?.token ?? '');
  data.set('sessionId', currentSessionId() ?? '');
  return data;
}

async function postApplication(action: ApplicationAction, data: FormData): Promise<ApplicationReply> {
  try {
    const state = await action({ status: 'idle' }, data);
    if (state.status !== 'idle' && state.status !== 'editing') return state;
    return { ...unreadableForm(emptyApplicationDraft), code: 'UNEXPECTED' };
  } catch (error) {
    return isUnrecognizedActionError(error) ? outdated() : replyToError(error);
  }
}

/** A newer build does not know this page's action. */
const outdated = () => failure(staleCode, careers.failures.outdated);

/** A refusal of ours says why; anything else did not arrive, or was not answered. */
function replyToError(error: unknown): ApplicationReply {
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith(refusalPrefix)) return failure('REFUSED', message);
  if (error instanceof TypeError) return failure('NETWORK', careers.failures.offline);
  return failure('SERVER', careers.failures.unavailable);
}

/**
 * A press of the button; `null` if nothing was sent, which the visitor has already been told. `isStale`: the server has
 * been replaced by a newer build, which does not know this page's action, or asks for other fields than this page.
 */
type Submission = Promise<{ reply: ApplicationReply; isStale: boolean } | null>;

/**
 * What a press found wrong in the browser: `null` if nothing, `undefined` if what checks it did not come in time, and
 * only the server checks the form.
 */
type CheckedApplication = Promise<RefusedForm<ApplicationDraft> | null | undefined>;

/**
 * The last press whose outcome no form has shown yet. Kept by the document, because a visitor who leaves the page
 * meanwhile and comes back finds a new form, which then follows this press.
 */
let submission: Submission | null = null;

/** Whether a problem is that of a field which the form does not have, as it sent none; `experiences` is the whole list. */
const isElsewhere =
  (sent: FormData) =>
  ({ field }: FormProblem) =>
    field !== 'experiences' && !sent.has(field);

/** @param checked tells the visitor what is wrong, if anything is */
async function submitOnce(
  action: ApplicationAction,
  form: HTMLFormElement,
  values: ApplicationDraft,
  checked: CheckedApplication,
): Submission {
  // What is typed from now on is kept in the draft, and not sent by this press.
  const pressed = new FormData(form);
  const prepared = Promise.race([saveDraftAndFetchToken(values, 1), resolveAfter(TOKEN_PATIENCE_MS, null)]);
  const refused = await checked;
  if (refused) return null;
  await prepared;
  const reply = await sendApplication(action, form, pressed);
  const code = reply.status === 'failed' && reply.code;
  if (code) console.error('Error submitting form:', code);
  const isStale =
    code === staleCode ||
    (refused === null && code === 'UNREADABLE') ||
    (reply.status === 'invalid' && (refused === null || reply.problems.some(isElsewhere(pressed))));
  if (!isStale) forgetReload();
  return { reply: reply.status === 'submitted' ? forgetDraft(values) : reply, isStale };
}

/** What was stored is forgotten; what was changed since stays, with its id, under which it corrects what was stored. */
function forgetDraft(stored: ApplicationDraft): ApplicationReply {
  const draft = applicationDraftStore.read();
  if (draft && JSON.stringify(draft.values) !== JSON.stringify(stored)) {
    return failure('CHANGED', careers.failures.changed);
  }
  applicationDraftStore.clear();
  return { status: 'submitted' };
}

/** What the form was last told, and how many times it has been told something. */
type Shown = { state: ApplicationState; failures: number };

/**
 * What became of the press of the button, and the reload after a deploy.
 *
 * @param given what the server said about a form posted without JavaScript
 */
export function useApplicationSubmission(action: ApplicationAction, given: ApplicationState) {
  /** The press whose outcome this form shows: its own, or one made in the form before it. */
  const [followed, follow] = useState(submission);
  const [shown, show] = useReducer(
    (last: Shown, state: ApplicationState) => ({ state, failures: last.failures + 1 }),
    { state: given, failures: 0 },
  );

  useEffect(() => {
    if (hasJustReloaded()) show(failure(staleCode, careers.failures.updated));
  }, []);

  useEffect(() => {
    let isShown = true;
    void followed?.then((outcome) => {
      // A form that is gone leaves the outcome to the one that takes its place.
      if (!isShown) return;
      submission = null;
      if (outcome?.isStale && reloadForDeploy()) return;
      follow(null);
      // Without storage no reload has come before this: there may be no field for what the server asks for.
      if (outcome) show(outcome.isStale && !applicationDraftStore.isLasting() ? outdated() : outcome.reply);
    });
    return () => {
      isShown = false;
    };
  }, [followed]);

  /** @param check tells the visitor what is wrong, if anything is */
  function send(form: HTMLFormElement, values: ApplicationDraft, check: () => CheckedApplication) {
    // A double click counts as one press.
    if (submission) return;
    submission = submitOnce(action, form, values, check());
    follow(submission);
  }

  return { ...shown, isSending: followed !== null, send };
}
