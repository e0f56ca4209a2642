import { unstable_isUnrecognizedActionError as isUnrecognizedActionError } from 'next/navigation';
import { careers } from '@/content/careers';
import { currentSessionId } from '@/lib/analytics/browser/session';
import type { ApplicationDraft } from '@/lib/careers/application-draft';
import type { ApplicationAction, ApplicationState } from '@/lib/careers/application-state';
import { refusalPrefix } from '@/lib/http/refusal-prefix';
import { beginApplication } from './begin-application';
import { keptApplication } from './kept-application';

/** The token is worth a moment of waiting, not more. */
const TOKEN_PATIENCE_MS = 1000;

/** Longer than the server ever takes; a network that swallows requests would take minutes to say so. */
const ANSWER_PATIENCE_MS = 30_000;

/** `stale`: the server has been replaced by a newer build, which does not know this page's action. */
export type Reply = Exclude<ApplicationState, { status: 'idle' | 'editing' }> | { status: 'stale' };

const after = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, milliseconds, value));

/** Sends the form as it stands; every way it can fail comes back as a reply. */
export async function sendApplication(
  action: ApplicationAction,
  form: HTMLFormElement,
  values: ApplicationDraft,
): Promise<Reply> {
  await Promise.race([beginApplication(values), after(TOKEN_PATIENCE_MS, undefined)]);
  const late = failed('TIMEOUT', careers.failures.offline, values);
  return Promise.race([post(action, fields(form), values), after(ANSWER_PATIENCE_MS, late)]);
}

function fields(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  const kept = keptApplication.read();
  data.set('id', kept?.id ?? '');
  data.set('token', kept?.token ?? '');
  data.set('sessionId', currentSessionId() ?? '');
  return data;
}

async function post(action: ApplicationAction, data: FormData, values: ApplicationDraft): Promise<Reply> {
  try {
    const state = await action({ status: 'idle' }, data);
    if (state.status !== 'idle' && state.status !== 'editing') return state;
    return failed('UNEXPECTED', careers.failures.unreadable, values);
  } catch (error) {
    return isUnrecognizedActionError(error) ? { status: 'stale' } : failure(error, values);
  }
}

/** A refusal of ours says why; everything else did not arrive, or was not answered. */
function failure(error: unknown, values: ApplicationDraft): Reply {
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith(refusalPrefix)) return failed('REFUSED', message, values);
  if (error instanceof TypeError) return failed('NETWORK', careers.failures.offline, values);
  return failed('SERVER', careers.failures.unavailable, values);
}

const failed = (code: string, message: string, values: ApplicationDraft): Reply => ({
  status: 'failed',
  code,
  message,
  values,
});
