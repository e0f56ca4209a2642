import { useEffect, useMemo, useState } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { applicationLimits, careers } from '@/content/careers';
import {
  type ApplicationAction,
  type ApplicationDraft,
  type ApplicationState,
  completeApplicationDraft,
  emptyApplicationDraft,
  newExperience,
} from '@/lib/careers/application-draft';
import { addExperienceId, firstFieldId, focusAfterRemoval } from '@/lib/careers/experiences';
import { givenValues, lazyResolver, useSiteForm } from '@/lib/forms/browser/use-site-form';
import { applicationDraft, applicationDraftStore, saveDraftAndFetchToken } from './application-draft-store';
import { useApplicationSubmission } from './use-application-submission';

const loadResolver = () => import('./application-resolver');
const resolver = lazyResolver(loadResolver);

/** Id of the button that submits. */
export const submitButtonId = 'submit-application';

/**
 * The careers form in the browser: its draft, what is wrong, and the press of the button.
 *
 * @param posted what the server said of a form posted without JavaScript
 */
export function useApplicationForm(action: ApplicationAction, posted: ApplicationState) {
  const { send, state, failures, ...submission } = useApplicationSubmission(action, posted);
  const given = givenValues(posted);
  const { form, typed, countFailure, ...siteForm } = useSiteForm({
    name: 'application',
    state,
    resolver,
    draft: applicationDraft,
    defaultValues: { experiences: given?.experiences ?? [] },
    submitId: submitButtonId,
  });
  const values = useMemo(() => completeApplicationDraft(typed), [typed]);

  async function submit(application: ApplicationDraft) {
    const reply = await send(application);
    if (reply?.status !== 'submitted') return;
    applicationDraftStore.clear();
    form.reset(emptyApplicationDraft);
  }

  return {
    ...siteForm,
    ...submission,
    control: form.control,
    /** What the server gave back of a form posted without JavaScript. */
    given,
    /** Grows with each press that failed. */
    failures: failures + siteForm.failures,
    isSubmitted: state.status === 'submitted',
    /** Length of the text about oneself as the rule counts it. */
    characters: (values.aboutYourself || (given?.aboutYourself ?? '')).trim().length,
    /** Fetches what the press will need; for every touch of the form. */
    prepare() {
      loadResolver().catch(() => undefined);
      void saveDraftAndFetchToken(values);
    },
    onSubmit: form.handleSubmit(submit, countFailure),
  };
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>;

const { added, removed } = careers.experience;

/** The list of experiences: adding and removing, where focus goes on, and what is announced. */
export function useExperiences(control: Control<ApplicationDraft>) {
  // `id` is a field of ours, so the library keeps its own key beside it.
  const { fields, append, remove } = useFieldArray({ control, name: 'experiences', keyName: 'key' });
  const [change, setChange] = useState<{ notice: string; focus: string } | null>(null);

  useEffect(() => {
    if (change) document.getElementById(change.focus)?.focus();
  }, [change]);

  return {
    fields,
    addId: addExperienceId,
    isFull: fields.length >= applicationLimits.experiences,
    notice: change?.notice,
    add() {
      append(newExperience(), { shouldFocus: false });
      setChange({ notice: added(fields.length + 1), focus: firstFieldId(fields.length) });
    },
    removeAt(index: number) {
      remove(index);
      setChange({ notice: removed(index + 1), focus: focusAfterRemoval(index, fields.length - 1) });
    },
  };
}
