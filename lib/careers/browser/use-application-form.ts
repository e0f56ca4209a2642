import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type ApplicationDraft, completeDraft } from '@/lib/careers/application-draft';
import { type ApplicationAction, type ApplicationState, valuesOf } from '@/lib/careers/application-state';
import { beginApplication } from './begin-application';
import { lazyApplicationResolver, loadApplicationResolver } from './lazy-application-resolver';
import { type Problem, problemsIn } from './problems';
import { useKeptApplication } from './use-kept-application';
import { useSubmission } from './use-submission';

/** Id of the button that submits: where a failure that no field is to blame for leads. */
export const submitId = 'submit-application';

/**
 * The careers form in the browser: its draft, what is wrong, and the press of the button.
 *
 * @param given what the server said of a form posted without JavaScript
 */
export function useApplicationForm(action: ApplicationAction, given: ApplicationState) {
  const form = useForm<ApplicationDraft>({
    resolver: lazyApplicationResolver,
    // Texts have no default, or it would replace what was typed before hydration.
    defaultValues: { experiences: valuesOf(given)?.experiences ?? [] },
    // A message goes when its field is edited; the next press says what is still wrong.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const typed = useWatch({ control: form.control });
  // The same object until something is typed: the draft is kept anew whenever it is another.
  const values = useMemo(() => completeDraft(typed), [typed]);
  useKeptApplication(form, values);
  const { failure, phase, ...submission } = useSubmission(form, action);

  return {
    ...submission,
    form,
    /** What the server gave back of it. */
    values: valuesOf(given),
    phase: given.status === 'submitted' ? 'submitted' : phase,
    /** Length of the text about oneself as the rule counts it. */
    characters: (values.aboutYourself || (valuesOf(given)?.aboutYourself ?? '')).trim().length,
    problems: [
      ...problemsIn(form.formState.errors, values.experiences.length),
      ...problemsGiven(given),
      ...(failure ? [{ id: submitId, message: failure }] : []),
    ],
    /** Fetches what the press will need; for every touch of the form. */
    prepare() {
      loadApplicationResolver().catch(() => undefined);
      void beginApplication(values);
    },
  };
}

function problemsGiven(given: ApplicationState): Problem[] {
  if (given.status === 'failed') return [{ id: submitId, message: given.message }];
  return given.status === 'invalid' ? given.errors.map(({ field, message }) => ({ id: field, message })) : [];
}
