'use client';

import { type ReactNode, useActionState, useEffect, useRef } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Button, ButtonLink } from '@/components/ui/button';
import { FormHead, FormPage, useFocusOnFailure } from '@/components/ui/form/form-page';
import { SiteLink } from '@/components/ui/site-link';
import { applicationFormName, careers } from '@/content/careers';
import type { ApplicationAction } from '@/lib/careers/application-draft';
import { submitButtonId, useApplicationForm } from '@/lib/careers/browser/use-application-form';
import { paths } from '@/lib/paths';
import { AboutYourself, type ApplicationFieldsProps, PersonalFields } from './application-fields';
import { ExperienceList } from './experience-list';

type ApplicationFormProps = {
  action: ApplicationAction;
  /** Under the title. */
  lead: string;
  /** What is drawn beside the form and its confirmation. */
  figure: ReactNode;
  /** What is required and offered, below the form; not shown to whoever has applied. */
  offer: ReactNode;
};

/** The careers application (R100), and its confirmation once it is stored. */
export function ApplicationForm({ action, lead, figure, offer }: ApplicationFormProps) {
  const [posted, formAction] = useActionState(action, { status: 'idle' });
  const { form, given, list, characters, isSending, isSubmitted, problems, failures, on } =
    useApplicationForm(action, posted);
  const summary = useFocusOnFailure(failures, problems.length);
  if (isSubmitted)
    return (
      <>
        {posted.status === 'submitted' && <script async src="/application-stored.js" />}
        <ApplicationSubmitted figure={figure} />
      </>
    );

  const fields: ApplicationFieldsProps = {
    given,
    messageOf: (name) => problems.find(({ field }) => field === name)?.message,
  };
  return (
    <>
      <FormPage aside={<NextSteps figure={figure} />}>
        <form
          name={applicationFormName}
          ref={form}
          action={formAction}
          onSubmit={on.submit}
          onInput={on.input}
          onFocus={on.prepare}
          noValidate
        >
          <DefaultSubmitButton />
          <FormHead
            title={careers.title}
            lead={lead}
            note={careers.required}
            problems={problems}
            ref={summary}
          />
          <PersonalFields {...fields} />
          <ExperienceList
            list={list}
            firstFocus={posted.status === 'editing' ? posted.focus : undefined}
            messageOf={fields.messageOf}
          />
          <AboutYourself {...fields} characters={characters} />
          <Honeypot />
          <SubmitRow isSending={isSending} />
        </form>
      </FormPage>
      {offer}
    </>
  );
}

/** The button that Enter presses: a browser takes a form's first button, which would otherwise add or remove an experience. */
function DefaultSubmitButton() {
  return (
    <button className="sr-only" type="submit" tabIndex={-1} aria-hidden="true">
      {careers.submit}
    </button>
  );
}

/** A field for bots: no visitor sees, reaches or hears it, and no browser fills it in. Filled in, it marks the row. */
function Honeypot() {
  return (
    <div hidden>
      <label htmlFor="subject">{careers.honeypot}</label>
      <input id="subject" name="subject" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** The button, with a spinner and other words while the application is being sent (R104), and what the data is for. */
function SubmitRow({ isSending }: { isSending: boolean }) {
  return (
    <div className="grid grid-cols-1 items-center gap-x-6 gap-y-3 pt-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Button id={submitButtonId} type="submit" variant="gold" size="large" disabled={isSending}>
        {isSending && <Spinner />}
        <span>{isSending ? careers.submitting : careers.submit}</span>
      </Button>
      <p className="text-small text-balance text-muted">
        {careers.purpose}{' '}
        <SiteLink className="prose-link" href={paths.privacy}>
          {careers.policy}
        </SiteLink>
      </p>
      <p className="sr-only" role="status">
        {isSending && careers.submitting}
      </p>
    </div>
  );
}

function Spinner() {
  return (
    <svg
      className="size-4.5 animate-spin motion-reduce:animate-none"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M9 1.75a7.25 7.25 0 1 1-7.25 7.25" strokeLinecap="round" />
    </svg>
  );
}

const { title: stepsTitle, rows: stepRows } = careers.steps;

/** What happens with an application, below a figure. On small screens it follows the form, without the figure. */
function NextSteps({ figure }: { figure: ReactNode }) {
  return (
    <aside className="order-3 pt-16 lg:sticky lg:top-24 lg:order-2 lg:pt-0" aria-labelledby="next-steps">
      <div className="mb-8 max-lg:hidden">{figure}</div>
      <h2 className="text-title" id="next-steps">
        {stepsTitle}
      </h2>
      <ol className="mt-6 border-t border-line text-small">
        {stepRows.map(([step, when]) => (
          <li key={step} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
            <span>{step}</span>
            <span className="text-muted sm:whitespace-nowrap">{when}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}

const {
  title: confirmationTitle,
  text: confirmationText,
  home: homeLabel,
  services: servicesLabel,
} = careers.confirmation;

const confirmationColumns =
  'grid-cols-1 gap-12 sm:grid-cols-[15rem_minmax(0,1fr)] sm:gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-columns';
const confirmationRoom = 'pt-12 pb-(--section) sm:pt-16 lg:pt-(--section)';

/** The confirmation, shown only once the application has been stored (R105). Takes focus. */
function ApplicationSubmitted({ figure }: { figure: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`wrap grid items-center ${confirmationColumns} ${confirmationRoom}`}>
      <div>
        <h1 className="text-page outline-none" ref={heading} tabIndex={-1}>
          {confirmationTitle}
        </h1>
        <p className="mt-6 mb-8 text-lead">{confirmationText}</p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink href={paths.home} variant="gold">
            {homeLabel}
          </ButtonLink>
          <ArrowLink href={paths.services}>{servicesLabel}</ArrowLink>
        </div>
      </div>
      <div className="sm:order-first">{figure}</div>
    </div>
  );
}
