import type { ReactNode } from 'react';
import { LargeStarIcon } from '@/components/ui/star-chart/lead-star';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import type { StepsSection, TimelineSection } from '@/content/services/section';
import { markdownHeading, markdownNumbered } from '@/lib/seo/markdown-blocks';
import { SectionFrame, TermList } from './section-frame';

type StepOnLineProps = {
  isFirst: boolean;
  isLast: boolean;
  when: string;
  title: string;
  description: string;
  /** What each side contributes: one answer or two. */
  roles: readonly (readonly [term: string, text: string])[];
};

/** Stops along a line of stars, downward on small screens and across on wide ones; the last is the lead star. */
function StepLine({ children }: { children: ReactNode }) {
  return <ol className="grid gap-x-6 print:block lg:auto-cols-fr lg:grid-flow-col lg:pt-10">{children}</ol>;
}

/** One stop: when it is, what happens, and what it takes. Across, the rows of all stops have the same heights. */
function StepOnLine({ isFirst, isLast, when, title, description, roles }: StepOnLineProps) {
  const rows = roles.length > 1 ? 'lg:row-span-5' : 'lg:row-span-4';
  return (
    <li
      className={`relative grid gap-x-10 gap-y-3 pb-9 pl-9 last:pb-0 md:max-lg:grid-cols-2 lg:grid-rows-subgrid lg:gap-y-0 lg:pb-0 lg:pl-0 ${rows} ${isLast ? '' : 'stop-star'}`}
    >
      {isLast && <LargeStarIcon className="absolute top-0.5 -left-1.5 lg:-top-[2.625rem]" size={24} />}
      <div className="lg:row-span-3 lg:grid lg:grid-rows-subgrid">
        <p className="font-display text-card text-balance">{when}</p>
        <h3 className="py-2 font-label font-sans text-body leading-snug">
          <UnbrokenWords>{title}</UnbrokenWords>
        </h3>
        <p className="text-small">
          <UnbrokenWords>{description}</UnbrokenWords>
        </p>
      </div>
      <TermList
        className={`grid content-start gap-3 text-small leading-normal md:max-lg:pt-1.5 lg:grid-rows-subgrid lg:gap-y-0 lg:*:pt-3 ${roles.length > 1 ? 'lg:row-span-2' : ''}`}
        names={isFirst ? 'shown' : 'room kept'}
        items={roles}
      />
    </li>
  );
}

/** What a step takes from each side, on the page and in its Markdown. */
const roleLabels = { client: 'From you', ours: 'From us' } as const;

/** The way to going live: each phase with what we need and what you get. */
export function Timeline({ section: { title, lead, phases } }: { section: TimelineSection }) {
  return (
    <SectionFrame title={title} lead={lead} isBanded>
      <StepLine>
        {phases.map(({ timeframe, phase, description, clientRole, ourRole }, index) => (
          <StepOnLine
            key={phase}
            isFirst={index === 0}
            isLast={index === phases.length - 1}
            when={timeframe}
            title={phase}
            description={description}
            roles={[
              [roleLabels.client, clientRole],
              [roleLabels.ours, ourRole],
            ]}
          />
        ))}
      </StepLine>
    </SectionFrame>
  );
}

export const timelineMarkdown = ({ title, lead, phases }: TimelineSection): string[] => [
  markdownHeading(2, title),
  lead,
  markdownNumbered(
    phases.map(
      ({ phase, timeframe, description, clientRole, ourRole }) =>
        `**${phase}** (${timeframe}): ${description} ${roleLabels.client}: ${clientRole}. ${roleLabels.ours}: ${ourRole}.`,
    ),
  ),
];

/** How it is done, step by step, and what each step asks of the client. */
export function Steps({ section: { title, lead, steps } }: { section: StepsSection }) {
  return (
    <SectionFrame title={title} lead={lead} isBanded>
      <StepLine>
        {steps.map((step, index) => (
          <StepOnLine
            key={step.title}
            isFirst={index === 0}
            isLast={index === steps.length - 1}
            when={step.timeframe}
            title={`${index + 1}. ${step.title}`}
            description={step.description}
            roles={[[roleLabels.client, step.clientRole]]}
          />
        ))}
      </StepLine>
    </SectionFrame>
  );
}

export const stepsMarkdown = ({ title, lead, steps }: StepsSection): string[] => [
  markdownHeading(2, title),
  lead,
  markdownNumbered(
    steps.map(
      (step) =>
        `**${step.title}** (${step.timeframe}): ${step.description} ${roleLabels.client}: ${step.clientRole}.`,
    ),
  ),
];
