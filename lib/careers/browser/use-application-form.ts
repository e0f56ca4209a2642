import { useEffect, useMemo, useState } from 'react';
import { type Control, type Resolver, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { applicationLimits, careers } from '@/content/careers';
import {
  type ApplicationAction,
  type ApplicationDraft,
  type ApplicationState,
  completeApplicationDraft,
  newExperience,
  typedValues,
} from '@/lib/careers/application-draft';
import { addExperienceId, firstFieldId, focusAfterRemoval } from '@/lib/careers/experiences';
import { saveDraftAndFetchToken, useApplicationDraft } from './use-application-draft';
import { browserProblems, type FormProblem, useApplicationSubmission } from './use-application-submission';

/** Fetched on the first touch of the form, so that the page does not pay for Zod up front. */
export const loadApplicationResolver = () => import('./application-resolver');

/**
 * The schema shared with the server. Where its chunk is gone (a deploy since the page was opened), the form goes on
 * unchecked: the server checks it anyway.
 */
export const lazyApplicationResolver: Resolver<ApplicationDraft> = async (values, context, options) => {
  try {
    const { applicationResolver } = await loadApplicationResolver();
    return applicationResolver(values, context, options);
  } catch {
    return { values, errors: {} };
  }
};

/** Id of the button that submits: where a failure that no field is to blame for leads. */
export const submitButtonId = 'submit-application';

/**
 * The careers form in the browser: its draft, what is wrong, and the press of the button.
 *
 * @param given what the server said of a form posted without JavaScript
 */
export function useApplicationForm(action: ApplicationAction, given: ApplicationState) {
  const form = useForm<ApplicationDraft>({
    resolver: lazyApplicationResolver,
    // Texts have no default, or it would replace what was typed before hydration.
    defaultValues: { experiences: typedValues(given)?.experiences ?? [] },
    // A message goes when its field is edited; the next press says what is still wrong.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const typed = useWatch({ control: form.control });
  // The same object until something is typed: the draft is kept anew whenever it is another.
  const values = useMemo(() => completeApplicationDraft(typed), [typed]);
  useApplicationDraft(form, values);
  const { failure, phase, ...submission } = useApplicationSubmission(form, action);

  return {
    ...submission,
    form,
    /** What the server gave back of it. */
    values: typedValues(given),
    phase: given.status === 'submitted' ? 'submitted' : phase,
    /** Length of the text about oneself as the rule counts it. */
    characters: (values.aboutYourself || (typedValues(given)?.aboutYourself ?? '')).trim().length,
    problems: [
      ...browserProblems(form.formState.errors, values.experiences.length),
      ...serverProblems(given),
      ...(failure ? [{ id: submitButtonId, message: failure }] : []),
    ],
    /** Fetches what the press will need; for every touch of the form. */
    prepare() {
      loadApplicationResolver().catch(() => undefined);
      void saveDraftAndFetchToken(values);
    },
  };
}

function serverProblems(given: ApplicationState): FormProblem[] {
  if (given.status === 'failed') return [{ id: submitButtonId, message: given.message }];
  return given.status === 'invalid' ? given.errors.map(({ field, message }) => ({ id: field, message })) : [];
}

const { experience: words } = careers;

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
      setChange({ notice: words.added(fields.length + 1), focus: firstFieldId(fields.length) });
    },
    removeAt(index: number) {
      remove(index);
      setChange({ notice: words.removed(index + 1), focus: focusAfterRemoval(index, fields.length - 1) });
    },
  };
}
