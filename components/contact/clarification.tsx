import type { ReactNode } from 'react';
import { ChoiceWords, choiceClass } from '@/components/assessments/intent-words';
import { buttonClass } from '@/components/ui/button-class';
import { SiteLink } from '@/components/ui/site-link';
import { leadStarPath, starLinkPath } from '@/components/ui/star-chart/geometry';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import type { RarelyShownCall } from '@/content/analytics';
import { clarificationMessages } from '@/content/assessments/intents';
import type { AssessmentType } from '@/content/assessments/questions';
import { intentChoices } from '@/content/assessments/reading';
import { contact } from '@/content/contact';
import { bookACall } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { FormLink, GivenAnswers } from './clarification-answers';

/** Two lit stars, and one that is still open. */
function OpenFigure() {
  return (
    <svg viewBox="0 0 100 100" fill="none" aria-hidden="true">
      <path
        className="stroke-link"
        strokeLinecap="round"
        strokeWidth="2.6"
        d={starLinkPath([10, 84], [38, 52], 8, 8)}
      />
      <path
        className="stroke-control"
        strokeDasharray="4 6"
        strokeWidth="2.6"
        d={starLinkPath([38, 52], [82, 26], 9, 22)}
      />
      <circle className="fill-star" cx="10" cy="84" r="5" />
      <circle className="fill-star" cx="38" cy="52" r="5" />
      <path className="fill-ground stroke-gold-mark" strokeWidth="3" d={leadStarPath(82, 26, 18, 0.36)} />
    </svg>
  );
}

type BannerProps = {
  /** A small figure; left out on phones. */
  figure: ReactNode;
  heading: string;
  headingId: string;
  children: ReactNode;
  /** Links and buttons, side by side under the words. */
  links: ReactNode;
};

/** A band below the header, with words for this visitor alone; focus lands on it. */
function Banner({ figure, heading, headingId, children, links }: BannerProps) {
  return (
    <section
      className="border-b border-line bg-surface outline-none"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-opening
    >
      <div className="wrap grid gap-x-10 py-10 sm:grid-cols-[auto_minmax(0,1fr)] lg:py-12">
        <div className="hidden w-16 self-start sm:block lg:w-24">{figure}</div>
        <div className="[&_p]:max-w-[39.2em]">
          <h2 className="mb-3 text-subsection" id={headingId}>
            {heading}
          </h2>
          {children}
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">{links}</div>
        </div>
      </div>
    </section>
  );
}

/**
 * The meanings that the engine knows, in plain words. Each one opens the form with its sentence after the visitor's
 * own (decision 0177). Without JavaScript nothing could be added, so the helpful words are named instead.
 */
function Choices({ type }: { type: AssessmentType }) {
  const { closest, choiceNote } = contact.clarification;
  return (
    <div className="mt-6 mb-5 noscript:hidden">
      <h3 className="font-sans text-body font-label" id="closest">
        {closest[type]}
      </h3>
      <p className="mb-3 text-small text-muted">{choiceNote}</p>
      <ul className="grid max-w-[50rem] gap-2 sm:grid-cols-2 lg:grid-cols-3" aria-labelledby="closest">
        {intentChoices[type].map((choice) => (
          <li key={choice.intent} className="grid">
            <FormLink type={type} choice={choice.intent} className={choiceClass}>
              <ChoiceWords {...choice} />
            </FormLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The question an assessment left open. It is part of the page; in their own tab, the visitor's answers join it. */
export function Clarification({ type }: { type: AssessmentType }) {
  const { title, help, changeAnswers, goBack, seeServices } = contact.clarification;
  return (
    <div data-private>
      <Banner
        heading={title}
        headingId="clarification"
        figure={<OpenFigure />}
        links={
          <>
            <FormLink type={type} className={`${buttonClass({})} noscript:hidden`}>
              {changeAnswers}
            </FormLink>
            {/* The message offers to ask more, which is what this call is for. */}
            <a
              className={buttonClass({ variant: 'line' })}
              href="#calendar"
              data-cta={'clarification-book-a-call' satisfies RarelyShownCall}
            >
              {bookACall.text}
            </a>
            <SiteLink className="py-2.5 text-purple underline" href={paths.services}>
              {seeServices}
            </SiteLink>
          </>
        }
      >
        <p className="text-balance">
          <UnbrokenWords>{clarificationMessages[type]}</UnbrokenWords>
        </p>
        <Choices type={type} />
        <p className="mt-3 hidden text-small text-muted noscript:block">
          <UnbrokenWords>{`${goBack} ${help[type]}`}</UnbrokenWords>
        </p>
        <div className="max-w-136 text-small">
          <GivenAnswers type={type} />
        </div>
      </Banner>
    </div>
  );
}
