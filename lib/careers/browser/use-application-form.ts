import { type FormEvent, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { applicationLimits } from '@/content/careers';
import {
  type ApplicationAction,
  type ApplicationDraft,
  type ApplicationState,
  addExperienceId,
  changeExperiences,
  problemsAfterChange,
  readApplicationDraft,
} from '@/lib/careers/application-draft';
import { givenValues, useFormFields } from '@/lib/forms/browser/use-form-fields';
import { applicationDraft, saveDraftAndFetchToken } from './application-draft-store';
import { resolveAfter, useApplicationSubmission } from './use-application-submission';

const loadCheck = () => import('./check-application');

/** Checking in the browser spares a visitor a wait, so it must not itself cause a longer one. */
const CHECK_PATIENCE_MS = 2000;

const read = (form: HTMLFormElement) => readApplicationDraft(new FormData(form));

/** Id of the button that submits. */
export const submitButtonId = 'submit-application';

/**
 * The careers form in the browser: its draft, its list of experiences, what is wrong, and the press of its button.
 *
 * @param posted what the server said about a form posted without JavaScript
 */
export function useApplicationForm(action: ApplicationAction, posted: ApplicationState) {
  const { send, state, isSending, failures: refusals } = useApplicationSubmission(action, posted);
  const given = givenValues(posted);
  const [experiences, setExperiences] = useState(given?.experiences ?? []);
  const [notice, setNotice] = useState(posted.status === 'editing' ? posted.notice : undefined);
  const { form, values, problems, setProblems, failures, refuse, change, onInput } = useFormFields({
    state,
    submitId: submitButtonId,
    read,
    draft: applicationDraft,
    restoreLists: useCallback((restored: ApplicationDraft) => setExperiences(restored.experiences), []),
  });

  /** The schema's chunk may be gone, after a deploy since the page was opened, or late. */
  async function check(draft: ApplicationDraft) {
    const loaded = loadCheck().catch(() => null);
    const chunk = await Promise.race([loaded, resolveAfter(CHECK_PATIENCE_MS, null)]);
    const refused = chunk?.checkApplication(draft);
    if (refused) refuse(refused);
    return refused;
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const draft = read(event.currentTarget);
    send(event.currentTarget, draft, () => check(draft));
  }

  /** @param pressed the value of the button, which is what the server receives without JavaScript */
  function changeList(pressed: string) {
    if (!form.current) return;
    const changed = changeExperiences(read(form.current), pressed);
    flushSync(() => {
      setExperiences(changed.values.experiences);
      setProblems(problemsAfterChange(problems, pressed));
      setNotice(changed.notice);
    });
    change();
    document.getElementById(changed.focus)?.focus();
  }

  return {
    form,
    /** What the server gave back from a form posted without JavaScript. */
    given,
    problems,
    /** Grows with each press that failed. */
    failures: failures + refusals,
    isSending,
    isSubmitted: state.status === 'submitted',
    /** Length of the text about oneself as the rule counts it. */
    characters: (values?.aboutYourself ?? given?.aboutYourself ?? '').trim().length,
    list: {
      experiences,
      isFull: experiences.length >= applicationLimits.experiences,
      addId: addExperienceId,
      /** What is announced about its last change. */
      notice,
      change: changeList,
    },
    on: {
      /** Fetches what the press will need; called at every touch of the form. */
      prepare() {
        loadCheck().catch(() => undefined);
        if (form.current) void saveDraftAndFetchToken(read(form.current));
      },
      input: onInput,
      submit,
    },
  };
}

/** The experiences as they are now, and the buttons that change them. */
export type ExperienceListState = ReturnType<typeof useApplicationForm>['list'];
