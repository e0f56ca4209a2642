import { unstable_isUnrecognizedActionError as isUnrecognizedActionError } from 'next/navigation';
import { useEffect, useReducer, useState } from 'react';
import { careers } from '@/content/careers';
import { currentSessionId } from '@/lib/analytics/tracker/session';
import { storedValue } from '@/lib/browser/storage';
import {
  type ApplicationAction,
  type ApplicationDraft,
  type ApplicationState,
  emptyApplicationDraft,
} from '@/lib/careers/application-draft';
import { failedForm, unreadableForm } from '@/lib/forms/form-state';
import { refusalPrefix } from '@/lib/http/problem';
import { applicationDraftStore, saveDraftAndFetchToken } from './application-draft-store';

/** When the page that a reload has brought was first shown, in milliseconds since 1970; 0 until it is. */
const reloadStore = storedValue('session', 'application_reload', (value) => typeof value === 'number');

/** As long as one deploy may take, during which an old server may answer the page of a new one. */
const RELOAD_PAUSE_MS = 5 * 60_000;

/**
 * Fetches the page's new build for a form that the new server cannot take; the draft stays.
 * @returns false when it has just been tried, or would lose what was typed
 */
function reloadForDeploy(): boolean {
  const isTooSoon = Date.now() - (reloadStore.read() ?? 0) < RELOAD_PAUSE_MS;
  if (isTooSoon || !applicationDraftStore.isLasting()) return false;
  reloadStore.write(0);
  location.reload();
  return true;
}

/** Whether the page has just reloaded itself; true once. */
function hasJustReloaded(): boolean {
  if (reloadStore.read() !== 0) return false;
  reloadStore.write(Date.now());
  return true;
}

/** The server has understood the form: the next deploy may reload it at once. */
const forgetReload = () => reloadStore.clear();

/** The token is worth a moment of waiting, not more. */
const TOKEN_PATIENCE_MS = 1000;

/** Longer than the server ever takes; a network that swallows requests would take minutes to say so. */
const ANSWER_PATIENCE_MS = 30_000;

/** `stale`: the server has been replaced by a newer build, which does not know this page's action. */
type ApplicationReply = Exclude<ApplicationState, { status: 'idle' | 'editing' }> | { status: 'stale' };

/** The form itself keeps what was typed. */
const failure = (code: string, message: string) => failedForm(code, message, emptyApplicationDraft);

export const resolveAfter = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, milliseconds, value));

/** Sends the form as it stands; every way it can fail comes back as a reply. */
async function sendApplication(
  action: ApplicationAction,
  form: HTMLFormElement,
  values: ApplicationDraft,
): Promise<ApplicationReply> {
  await Promise.race([saveDraftAndFetchToken(values), resolveAfter(TOKEN_PATIENCE_MS, null)]);
  const late = failure('TIMEOUT', careers.failures.offline);
  const reply = await Promise.race([
    postApplication(action, formDataToSend(form)),
    resolveAfter(ANSWER_PATIENCE_MS, late),
  ]);
  if (reply === late && form.isConnected) giveUpAction();
  return reply;
}

/**
 * Next sends one action after another, so that one without an answer would hold up all later ones. A change of the
 * address takes the place of the action under way, even one to the same address; it asks the network for nothing.
 */
function giveUpAction() {
  history.replaceState(null, '', location.href);
}

function formDataToSend(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  const draft = applicationDraftStore.read();
  data.set('id', draft?.id ?? '');
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
    return isUnrecognizedActionError(error) ? { status: 'stale' } : replyToError(error);
  }
}

/** A refusal of ours says why; everything else did not arrive, or was not answered. */
function replyToError(error: unknown): ApplicationReply {
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith(refusalPrefix)) return failure('REFUSED', message);
  if (error instanceof TypeError) return failure('NETWORK', careers.failures.offline);
  return failure('SERVER', careers.failures.unavailable);
}

/** A press of the button; `null` if nothing was sent, which the visitor has been told. */
type Submission = Promise<ApplicationReply | null>;

/**
 * The press of which no form has shown yet what became of it. Kept by the document: whoever leaves the page meanwhile and
 * comes back finds a new form, which goes on with it.
 */
let submission: Submission | null = null;

/** @param isSound says whether to send it, and tells the visitor if not */
async function submitOnce(
  action: ApplicationAction,
  form: HTMLFormElement,
  values: ApplicationDraft,
  isSound: () => Promise<boolean>,
): Submission {
  if (!(await isSound())) return null;
  const reply = await sendApplication(action, form, values);
  if (reply.status === 'failed') console.error('Error submitting form:', reply.code);
  if (reply.status === 'submitted') applicationDraftStore.clear();
  if (reply.status !== 'stale') forgetReload();
  return reply;
}

/** The last word on the form, and how many there were before. */
type Shown = { state: ApplicationState; failures: number };

/**
 * What became of the press of the button, and the reload after a deploy.
 *
 * @param given what the server said of a form posted without JavaScript
 */
export function useApplicationSubmission(action: ApplicationAction, given: ApplicationState) {
  /** The press whose end this form shows: its own, or one of the form before it. */
  const [followed, follow] = useState(submission);
  const [shown, show] = useReducer(
    (last: Shown, state: ApplicationState) => ({ state, failures: last.failures + 1 }),
    { state: given, failures: 0 },
  );

  useEffect(() => {
    if (hasJustReloaded()) show(failure('STALE', careers.failures.updated));
  }, []);

  useEffect(() => {
    let isShown = true;
    void followed?.then((reply) => {
      // A form that is gone leaves it to the one that takes its place.
      if (!isShown) return;
      submission = null;
      const isStale = reply?.status === 'stale';
      if (isStale && reloadForDeploy()) return;
      follow(null);
      if (reply) show(isStale ? failure('STALE', careers.failures.outdated) : reply);
    });
    return () => {
      isShown = false;
    };
  }, [followed]);

  /** @param isSound says whether to send it, and tells the visitor if not */
  function send(form: HTMLFormElement, values: ApplicationDraft, isSound: () => Promise<boolean>) {
    // A double click is one press.
    if (submission) return;
    submission = submitOnce(action, form, values, isSound);
    follow(submission);
  }

  return { ...shown, isSending: followed !== null, send };
}
