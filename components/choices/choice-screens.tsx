import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { assessments } from '@/content/assessments/questions';
import { countInWords, serviceCount, workflowCount } from '@/content/counts';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { ChoiceCard } from './choice-card';
import { BranchFigure, DayArcFigure, GuidedPathFigure } from './choice-figures';
import styles from './choice-screens.module.css';

const figureOnPhones = 'max-sm:mt-4 max-sm:border-b max-sm:border-line-strong';

/** The two choices over one horizon: see everything, or be led. `children` are the words above, `third` a quiet way out. */
function ExploreOrGuided({ children, third }: { children: ReactNode; third: ReactNode }) {
  return (
    <section className={styles.screen}>
      <div className="wrap">{children}</div>
      <div className={styles.horizon}>
        <div className="wrap relative grid max-sm:gap-12 sm:grid-cols-2">
          <ChoiceCard
            href={paths.services}
            title="Explore ALL services"
            note={`All ${countInWords(serviceCount)}, side by side.`}
            drawing={<BranchFigure className={`${figureOnPhones} sm:ml-auto sm:w-[85%]`} />}
            className="sm:[&>span]:pr-8"
          />
          <ChoiceCard
            href={paths.smartDecision}
            title="Walk me to the AI service which will best advance my business"
            note="A few questions, one answer, and the reason for it."
            drawing={<GuidedPathFigure className={`${figureOnPhones} sm:w-[85%]`} />}
            className="sm:[&>span]:pl-8 lg:[&>span]:pl-12"
          />
          {/* In the hollow that the longer title of the other choice leaves under the first one. */}
          <div className="text-small text-muted sm:mt-10 md:absolute md:bottom-0 md:left-(--gutter) md:mt-0">
            {third}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The quiet third choice of /welcome (decision 0002). */
function BrowseWorkflowsLink() {
  return (
    <ArrowLink
      href={paths.workflows}
    >{`Or browse the ${countInWords(workflowCount)} ready-made workflows`}</ArrowLink>
  );
}

/** "Which AI Fits Me?": three lines of welcome and the two choices (R39). */
export function WelcomeScreen() {
  return (
    <ExploreOrGuided third={<BrowseWorkflowsLink />}>
      <h1 className="text-page">Welcome to {site.name}.</h1>
      <p className="mt-3 mb-10 text-lead lg:mb-12 text-muted">
        This AI company is the future brought to the present.
      </p>
      <p className="max-w-none font-display text-section text-balance sm:mb-8">
        What would you like to explore?
      </p>
    </ExploreOrGuided>
  );
}

/** The two choices alone, without the lines of welcome (decision 0002). */
export function TwoChoicesScreen() {
  const back = (
    <ArrowLink href={paths.welcome} direction="back">
      Back to the welcome screen
    </ArrowLink>
  );
  return (
    <ExploreOrGuided third={back}>
      <h1 className="text-page sm:mb-14">What would you like to explore?</h1>
    </ExploreOrGuided>
  );
}

const figureApart = 'max-lg:border-line-strong';

/** Backend or income (R41), drawn as one star's path over a day, below the horizon and above it. */
export function SmartDecisionScreen() {
  return (
    <section className={styles.screen}>
      <div className={styles.dayHorizon}>
        <div className="wrap relative grid gap-x-8 max-sm:gap-y-12 sm:grid-cols-2 lg:gap-x-0">
          <h1 className="max-w-[9em] text-page sm:max-lg:col-span-2 sm:max-lg:max-w-none sm:max-lg:pb-12 lg:h-(--rise) lg:pr-8">
            You have made the smarter decision
          </h1>
          <ChoiceCard
            href={paths.backendForm}
            title="I am wanting to automate my backend"
            note={`The work nobody sees: ${countInWords(assessments.backend.questions.length)} questions.`}
            drawing={<DayArcFigure side="below" className={`${figureApart} max-lg:border-t`} />}
            className="lg:row-start-2"
          />
          <ChoiceCard
            href={paths.incomeForm}
            title="I am wanting to automate my income"
            note={`The work that brings clients: ${countInWords(assessments.income.questions.length)} questions.`}
            drawing={<DayArcFigure side="above" className={`${figureApart} max-lg:border-b`} />}
            className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-24 lg:[&>span]:pl-12"
          />
        </div>
      </div>
      <div className="wrap mt-14 text-small text-muted">
        <ArrowLink href={paths.twoChoices} direction="back">
          Back to the two choices
        </ArrowLink>
      </div>
    </section>
  );
}
