import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { careers } from '@/content/careers';
import { type ApplicationDraft, emptyDraft } from '@/lib/careers/application-draft';
import type { ApplicationAction } from '@/lib/careers/application-state';
import { keptApplication } from './kept-application';
import { fieldsInOrder } from './problems';
import { forgetReload, hasJustReloaded, reloadOnce } from './reload-once';
import { type Reply, sendApplication } from './send-application';

export type Phase = 'editing' | 'sending' | 'submitted';

/** The press of the button, what came of it, and the one reload after a deploy. */
export function useSubmission(form: UseFormReturn<ApplicationDraft>, action: ApplicationAction) {
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [phase, setPhase] = useState<Phase>('editing');
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

  function take(reply: Reply) {
    if (reply.status === 'stale') return reloadOnce() || fail(careers.failures.updated);
    forgetReload();
    if (reply.status === 'submitted') return finish();
    if (reply.status === 'failed') console.error('Error submitting form:', reply.code);
    if (reply.status === 'invalid') show(reply);
    fail(reply.status === 'failed' ? reply.message : null);
  }

  function show({ errors }: Extract<Reply, { status: 'invalid' }>) {
    for (const name of fieldsInOrder(form.getValues('experiences').length)) {
      const error = errors.find(({ field }) => field === name);
      if (error) form.setError(name, { message: error.message });
    }
  }

  function finish() {
    keptApplication.clear();
    form.reset(emptyDraft);
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
