import { unstable_isUnrecognizedActionError as isUnrecognizedActionError } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldPath, get, type UseFormReturn } from 'react-hook-form';
import { careers, experienceFieldNames } from '@/content/careers';
import { currentSessionId } from '@/lib/analytics/tracker/session';
import { storedValue } from '@/lib/browser/storage';
import {
  type ApplicationAction,
  type ApplicationDraft,
  type ApplicationState,
  emptyApplicationDraft,
} from '@/lib/careers/application-draft';
import { refusalPrefix } from '@/lib/http/problem';
import { applicationDraftStore, saveDraftAndFetchToken } from './use-application-draft';

/** One thing that is wrong; `id` is the field's id on the page and its name. */
export type FormProblem = { id: string; message: string };

/** Every field of a form with so many experiences, in the order of the page. */
export function applicationFieldsInOrder(experiences: number): FieldPath<ApplicationDraft>[] {
  const entries = Array.from({ length: experiences }, (_, index) =>
    experienceFieldNames.map((field) => `experiences.${index}.${field}` as const),
  );
  return [
    'firstName',
    'lastName',
    'phoneNumber',
    'email',
    'position',
    'experiences',
    ...entries.flat(),
    'aboutYourself',
  ];
}

export function browserProblems(errors: FieldErrors<ApplicationDraft>, experiences: number): FormProblem[] {
  return applicationFieldsInOrder(experiences).flatMap((id) => {
    const message: unknown = get(errors, `${id}.message`);
    return typeof message === 'string' ? [{ id, message }] : [];
  });
}

type ReloadState = 'begun' | 'over';

const reloadStore = storedValue('session', 'application_reload', (value): value is ReloadState =>
  ['begun', 'over'].includes(String(value)),
);

/**
 * Fetches the page's new build, once, for a form that the new server cannot take; the draft stays.
 * @returns false when it has been tried before, or would lose what was typed
 */
export function reloadOnce(): boolean {
  if (reloadStore.read() !== null || !applicationDraftStore.isLasting()) return false;
  reloadStore.write('begun');
  window.location.reload();
  return true;
}

/** Whether the page has just reloaded itself; true once. */
export function hasJustReloaded(): boolean {
  if (reloadStore.read() !== 'begun') return false;
  reloadStore.write('over');
  return true;
}

/** The server has understood the form: the next deploy may reload it again. */
export const forgetReload = () => reloadStore.clear();

/** The token is worth a moment of waiting, not more. */
const TOKEN_PATIENCE_MS = 1000;

/** Longer than the server ever takes; a network that swallows requests would take minutes to say so. */
const ANSWER_PATIENCE_MS = 30_000;

/** `stale`: the server has been replaced by a newer build, which does not know this page's action. */
export type ApplicationReply =
  | Exclude<ApplicationState, { status: 'idle' | 'editing' }>
  | { status: 'stale' };

const resolveAfter = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, milliseconds, value));

/** Sends the form as it stands; every way it can fail comes back as a reply. */
export async function sendApplication(
  action: ApplicationAction,
  form: HTMLFormElement,
  values: ApplicationDraft,
): Promise<ApplicationReply> {
  await Promise.race([saveDraftAndFetchToken(values), resolveAfter(TOKEN_PATIENCE_MS, undefined)]);
  const late = failedReply('TIMEOUT', careers.failures.offline, values);
  return Promise.race([
    postApplication(action, formDataToSend(form), values),
    resolveAfter(ANSWER_PATIENCE_MS, late),
  ]);
}

function formDataToSend(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  const kept = applicationDraftStore.read();
  data.set('id', kept?.id ?? '');
  data.set('token', kept?.token ?? '');
  data.set('sessionId', currentSessionId() ?? '');
  return data;
}

async function postApplication(
  action: ApplicationAction,
  data: FormData,
  values: ApplicationDraft,
): Promise<ApplicationReply> {
  try {
    const state = await action({ status: 'idle' }, data);
    if (state.status !== 'idle' && state.status !== 'editing') return state;
    return failedReply('UNEXPECTED', careers.failures.unreadable, values);
  } catch (error) {
    return isUnrecognizedActionError(error) ? { status: 'stale' } : replyToError(error, values);
  }
}

/** A refusal of ours says why; everything else did not arrive, or was not answered. */
function replyToError(error: unknown, values: ApplicationDraft): ApplicationReply {
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith(refusalPrefix)) return failedReply('REFUSED', message, values);
  if (error instanceof TypeError) return failedReply('NETWORK', careers.failures.offline, values);
  return failedReply('SERVER', careers.failures.unavailable, values);
}

const failedReply = (code: string, message: string, values: ApplicationDraft): ApplicationReply => ({
  status: 'failed',
  code,
  message,
  values,
});

export type SubmissionPhase = 'editing' | 'sending' | 'submitted';

/** The press of the button, what came of it, and the one reload after a deploy. */
export function useApplicationSubmission(form: UseFormReturn<ApplicationDraft>, action: ApplicationAction) {
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [phase, setPhase] = useState<SubmissionPhase>('editing');
  const [failure, setFailure] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);

  function fail(message: string | null) {
    setPhase('editing');
    setFailure(message);
    setFailures((count) => count + 1);
  }

  useEffect(() => {
    if (!hasJustReloaded()) return;
    setFailure(careers.failures.updated);
    setFailures((count) => count + 1);
  }, []);

  async function send(values: ApplicationDraft) {
    // A double click is one press.
    if (isSending.current || !element.current) return;
    isSending.current = true;
    setPhase('sending');
    setFailure(null);
    const reply = await sendApplication(action, element.current, values);
    isSending.current = false;
    take(reply);
  }

  function take(reply: ApplicationReply) {
    if (reply.status === 'stale') return reloadOnce() || fail(careers.failures.updated);
    forgetReload();
    if (reply.status === 'submitted') return finish();
    if (reply.status === 'failed') console.error('Error submitting form:', reply.code);
    if (reply.status === 'invalid') show(reply);
    fail(reply.status === 'failed' ? reply.message : null);
  }

  function show({ errors }: Extract<ApplicationReply, { status: 'invalid' }>) {
    for (const name of applicationFieldsInOrder(form.getValues('experiences').length)) {
      const error = errors.find(({ field }) => field === name);
      if (error) form.setError(name, { message: error.message });
    }
  }

  function finish() {
    applicationDraftStore.clear();
    form.reset(emptyApplicationDraft);
    setPhase('submitted');
  }

  return {
    element,
    phase,
    failure,
    /** Grows with each press that failed: the summary then takes focus. */
    failures,
    onSubmit: form.handleSubmit(send, () => fail(null)),
  };
}
