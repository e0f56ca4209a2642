import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ArrowIcon } from '@/components/ui/icons';
import { type SiteHref, SiteLink } from '@/components/ui/site-link';
import { TypedLetters } from '@/components/ui/typed-letters';
import { TypedOnce } from '@/components/ui/typed-once';
import { assessments } from '@/content/assessments/questions';
import { countInWords, countToBegin, serviceCount, workflowCount } from '@/content/counts';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import { BranchFigure, DayArcFigure, ForkFigure, GuidedPathFigure } from './choice-figures';
import styles from './choice-screens.module.css';

const figureOnPhones = 'max-sm:mt-4 max-sm:border-b max-sm:border-line-strong';

type ChoiceCardProps = {
  href: SiteHref;
  title: string;
  /** Where the choice leads, in a few words. */
  note: string;
  drawing: ReactNode;
  /** Padding for the words, depending on where the choice stands. */
  className?: string;
};

/** One half of a choice screen: a drawing above the horizon and words below it, all of it a single link. */
function ChoiceCard({ href, title, note, drawing, className = '' }: ChoiceCardProps) {
  const last = title.lastIndexOf(' ') + 1;
  return (
    <SiteLink
      href={href}
      className={`group relative block no-underline focus-visible:outline-none ${className}`}
    >
      {drawing}
      <span className="grid pt-4 sm:pt-8">
        {/* The focus ring surrounds the words: around the whole half it would cut through the drawing and the line above. */}
        <span className="grid justify-items-start gap-3 justify-self-start rounded-control outline-offset-8 outline-gold group-focus-visible:outline-2">
          <span className="max-w-[10.57em] font-display text-choice text-balance decoration-1 underline-offset-[0.16em] group-hover:underline">
            {title.slice(0, last)}
            {/* The arrow stays with the last word, so that it never stands alone on a line. */}
            <span className="whitespace-nowrap">
              {title.slice(last)}
              <ArrowIcon className="ml-3 inline h-auto w-6 align-[0.16em] transition-transform duration-300 ease-settle group-hover:translate-x-1" />
            </span>
          </span>
          {/* A space before it: the label of a press is the text alone. */}
          <span className="text-balance text-muted">{` ${note}`}</span>
        </span>
      </span>
    </SiteLink>
  );
}

const exploreChoice = {
  href: paths.services,
  title: 'Explore ALL services',
  note: `All ${countInWords(serviceCount)} in one list, each with what it does and whom it is for.`,
} as const;

const guidedChoice = {
  href: paths.smartDecision,
  title: 'Walk me to the AI service which will best advance my business',
  note: 'A few questions lead to one service, with the reason.',
} as const;

/** The lines of the greeting in the order in which they are typed, as if by one hand (R39). */
const greeting = [
  `Welcome to ${site.name}.`,
  'This AI company is the future brought to the present.',
  'What would you like to explore?',
] as const;

/** Breaks at the same word in the system's font as in ours, so that nothing moves when ours arrives. */
const keepTogether = (text: string) => text.replace('the future', 'the\u00a0future');

/** A line of the greeting, typed after the lines before it; whoever does not see the typing gets the whole line. */
function GreetingLine({ line }: { line: 0 | 1 | 2 }) {
  return (
    <>
      <span className="sr-only">{greeting[line]}</span>
      <span className={styles.greeting} aria-hidden="true">
        <TypedLetters
          text={keepTogether(greeting[line])}
          after={greeting.slice(0, line).join('').length}
          isEnd={line === greeting.length - 1}
        />
      </span>
    </>
  );
}

/** For visitors who already know which of the two they want: one press instead of two. */
function StraightLinks() {
  return (
    <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3 text-small text-muted">
      <ArrowLink href={paths.backendForm}>Straight to office work (backend)</ArrowLink>
      <ArrowLink href={paths.incomeForm}>Straight to new clients (income)</ArrowLink>
    </p>
  );
}

/** "Which AI Fits Me?": three lines of greeting and two choices above one horizon, see everything or be guided (R39). */
export function WelcomeScreen() {
  return (
    <section className={styles.screen}>
      <TypedOnce mark="greeted" />
      <div className="wrap">
        <h1 className="text-page">
          <GreetingLine line={0} />
        </h1>
        <p className="mt-3 mb-10 text-lead lg:mb-12 text-muted">
          <GreetingLine line={1} />
        </p>
        <p className="max-w-none font-display text-section text-balance sm:mb-8">
          <GreetingLine line={2} />
        </p>
      </div>
      <div className={styles.horizon}>
        <div className="wrap relative grid max-sm:gap-12 sm:grid-cols-2">
          <ChoiceCard
            {...exploreChoice}
            drawing={
              <BranchFigure className={`${figureOnPhones} sm:ml-auto sm:w-[calc(2*var(--horizon))]`} />
            }
            className="sm:[&>span]:pr-8"
          />
          <div>
            <ChoiceCard
              {...guidedChoice}
              drawing={<GuidedPathFigure className={`${figureOnPhones} sm:w-[calc(2*var(--horizon))]`} />}
              className="sm:[&>span]:pl-8 lg:[&>span]:pl-12"
            />
            <div className="sm:pl-8 lg:pl-12">
              <StraightLinks />
            </div>
          </div>
          {/* The quiet third choice (decision 0002), in the space that the longer title leaves below the first one. */}
          <div className="text-small text-muted sm:mt-10 md:absolute md:bottom-0 md:left-(--gutter) md:mt-0">
            <ArrowLink
              href={paths.workflows}
            >{`Or browse the ${countInWords(workflowCount)} ready-made workflows`}</ArrowLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The two choices alone, as a fork in the road (R40); each stands where its end of the fork points (decision 0079). */
export function TwoChoicesScreen() {
  return (
    <section className={styles.screen}>
      <div className="wrap">
        <h1 className="mb-8 text-page sm:mb-12">{greeting[2]}</h1>
        <div className="grid items-center sm:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] sm:grid-rows-2">
          <ForkFigure className="max-sm:-mt-6 max-sm:mb-2 sm:row-span-2" />
          <ForkChoice choice={exploreChoice} className="max-sm:border-t max-sm:border-line" />
          <ForkChoice choice={guidedChoice} className="max-sm:mt-8 max-sm:border-t max-sm:border-line" />
        </div>
        <div className="mt-14 text-small text-muted">
          <ArrowLink href={paths.welcome} direction="back">
            Back to the welcome screen
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}

type ForkChoiceProps = { choice: typeof exploreChoice | typeof guidedChoice; className: string };

function ForkChoice({ choice, className }: ForkChoiceProps) {
  return <ChoiceCard {...choice} drawing={null} className={`${className} sm:[&>span]:pt-0`} />;
}

const figureApart = 'max-lg:border-line-strong';

/** Backend or income (R41), drawn as the path of one star over a day, below the horizon and above it. */
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
            note={`${countToBegin(assessments.backend.questions.length)} questions about your office work, such as scheduling and invoices.`}
            drawing={<DayArcFigure side="below" className={`${figureApart} max-lg:border-t`} />}
            className="lg:row-start-2"
          />
          <ChoiceCard
            href={paths.incomeForm}
            title="I am wanting to automate my income"
            note={`${countToBegin(assessments.income.questions.length)} questions about how you find and win clients.`}
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
