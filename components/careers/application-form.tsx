'use client';

import { type ReactNode, useActionState } from 'react';
import { careers } from '@/content/careers';
import type { ApplicationAction } from '@/lib/careers/application-state';
import { useApplicationForm } from '@/lib/careers/browser/use-application-form';
import { FormHead } from '../ui/form/form-head';
import { FormPage } from '../ui/form/form-page';
import { useFocusOnFailure } from '../ui/form/use-focus-on-failure';
import { AboutYourself } from './about-yourself';
import { ApplicationSubmitted } from './application-submitted';
import { ExperienceList } from './experience-list';
import { FirstButton } from './first-button';
import { NextSteps } from './next-steps';
import { PersonalFields } from './personal-fields';
import { SubmitApplication } from './submit-application';
import { Trap } from './trap';

type ApplicationFormProps = {
  action: ApplicationAction;
  /** What is drawn beside the form and its confirmation. */
  figure: ReactNode;
};

/** The careers application (part 2, sections 2 and 4), and its confirmation once it is stored. */
export function ApplicationForm({ action, figure }: ApplicationFormProps) {
  const [given, formAction] = useActionState(action, { status: 'idle' });
  const application = useApplicationForm(action, given);
  const { form, values, element, phase, characters, problems, failures, prepare, onSubmit } = application;
  const summary = useFocusOnFailure(failures, problems.length);
  if (phase === 'submitted') return <ApplicationSubmitted figure={figure} />;

  const fields = {
    form,
    values,
    messageOf: (id: string) => problems.find((problem) => problem.id === id)?.message,
  };
  return (
    <FormPage aside={<NextSteps figure={figure} />}>
      <form
        name="application"
        ref={element}
        action={formAction}
        onSubmit={onSubmit}
        onFocus={prepare}
        noValidate
      >
        <FirstButton />
        <FormHead
          title={careers.title}
          lead={careers.lead}
          note={careers.required}
          problems={problems}
          ref={summary}
        />
        <PersonalFields {...fields} />
        <ExperienceList {...fields} given={given.status === 'editing' ? given : undefined} />
        <AboutYourself {...fields} characters={characters} />
        <Trap />
        <SubmitApplication isSending={phase === 'sending'} />
      </form>
    </FormPage>
  );
}
