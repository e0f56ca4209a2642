import { EvidenceNotes } from '@/components/claims/claim-links';
import { FirstScreenEnd } from '@/components/layout/first-screen';
import { InnerPage } from '@/components/layout/inner-page';
import { buttonClass } from '@/components/ui/button-class';
import { ArrowIcon } from '@/components/ui/icons';
import laterAction from '@/components/ui/later-action.module.css';
import { Price } from '@/components/ui/price';
import printBreaks from '@/components/ui/print-breaks.module.css';
import { RelatedPages } from '@/components/ui/related-pages';
import { SiteLink } from '@/components/ui/site-link';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import { StarIcon } from '@/components/ui/star-chart/star-icon';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import { measuredClaimsIn } from '@/content/claims';
import { constellations } from '@/content/constellations';
import { workflowPrices } from '@/content/prices';
import { relatedHeading, relatedTo } from '@/content/related-pages';
import { workflows } from '@/content/workflows';
import { workflowCopy } from '@/content/workflows/shared-copy';
import {
  type Workflow,
  type WorkflowNote,
  type WorkflowStep,
  workflowNeeds,
} from '@/content/workflows/workflow';
import { paths } from '@/lib/paths';
import { PurchaseCard } from './purchase-card';
import { WorkflowRun } from './workflow-specimen';

const heroColumnsClass =
  'wrap grid grid-cols-1 items-center gap-columns py-opening md:grid-cols-[minmax(0,1fr)_calc(50vw-6rem)] md:gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-columns';

/** Headline, one or two sentences, a link down to the purchase, and the workflow's plate. */
function WorkflowHero({ workflow: { id, slug, title, lead } }: { workflow: Workflow }) {
  const figure = constellations[slug];
  return (
    <section className={heroColumnsClass}>
      <div>
        <p className="mb-1.5 text-muted tabular-nums">
          <SiteLink className="inline-block py-2.5 no-underline hover:underline" href={paths.workflows}>
            {workflowCopy.place(id, workflows.length)}
          </SiteLink>
        </p>
        <h1 className="text-page">
          <UnbrokenWords>{title}</UnbrokenWords>
        </h1>
        <p className="mt-6 mb-8 max-w-136 text-lead text-muted">
          <UnbrokenWords>{lead}</UnbrokenWords>
        </p>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <a
            className={`${buttonClass({})} ${laterAction.first} ${laterAction.aboveCard} print:hidden`}
            href="#purchase"
            data-cta="workflow-hero-purchase"
          >
            {workflowCopy.goToPurchase}
          </a>
          <Price className="font-display text-title" dollars={workflowPrices[slug]} />
        </p>
        <FirstScreenEnd />
      </div>
      <StarChart
        className="w-full max-md:max-w-96 max-md:justify-self-center lg:max-w-130 lg:justify-self-end"
        figure={figure}
        size="hero"
        tier="gold"
        label={`${figure.name}: ${figure.means}`}
        drawn
      />
    </section>
  );
}

const { headings } = workflowCopy;
const headingClass = 'mb-6 text-subsection print:break-after-avoid';

const stepConnectorClass =
  'not-last:after:absolute not-last:after:top-14 not-last:after:bottom-1 not-last:after:left-2.5 not-last:after:w-px not-last:after:bg-link';

/** What the workflow does, with each step linked to the next. */
function WorkflowSteps({ steps }: { steps: readonly WorkflowStep[] }) {
  return (
    <ol>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className={`relative grid grid-cols-[--spacing(8)_minmax(0,1fr)] gap-4 not-last:pb-8 sm:gap-6 ${stepConnectorClass}`}
        >
          <span className="font-display text-step leading-display" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="pt-2 font-sans text-reading leading-snug font-label print:break-after-avoid">
              <UnbrokenWords>{title}</UnbrokenWords>
            </h3>
            <p className="text-muted">
              <UnbrokenWords>{text}</UnbrokenWords>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What else it needs to run: accounts and keys of the buyer, and who charges for them. */
function WorkflowNeeds({ needs }: Pick<Workflow, 'needs'>) {
  return (
    <section>
      <h2 className={headingClass}>{headings.needs}</h2>
      <p className="text-balance">{workflowCopy.needs.lead}</p>
      <dl className="mt-6 border-b border-line">
        {needs.map((need) => (
          <div key={need} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-2">
            <dt className="font-label">{workflowNeeds[need].name}</dt>
            <dd className="text-muted">{workflowNeeds[need].note}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted text-small">{workflowCopy.needs.n8n}</p>
    </section>
  );
}

/** Extras of a workflow: a use case, an upgrade, or something a buyer should know. */
function WorkflowNotes({ notes }: { notes: readonly WorkflowNote[] }) {
  return notes.map(({ title, text }) => (
    <section key={title} className="border-t border-line pt-6">
      <h2 className="flex items-center gap-3 text-title print:break-after-avoid">
        <StarIcon size={17} />
        {title}
      </h2>
      <p className="mt-3 text-balance">
        <UnbrokenWords>{text}</UnbrokenWords>
      </p>
      <EvidenceNotes className="mt-3" claims={measuredClaimsIn(text)} />
    </section>
  ));
}

const { neighbors } = workflowCopy;
const neighborLinkClass = 'flex min-h-12 items-center gap-3 py-2.5 no-underline hover:underline';

type NeighborProps = { workflow: Workflow; direction: 'back' | 'forward' };

function Neighbor({ workflow: { title, path }, direction }: NeighborProps) {
  const isNext = direction === 'forward';
  return (
    <li className={isNext ? 'sm:col-start-3 sm:justify-self-end' : 'sm:col-start-1'}>
      <SiteLink
        className={`${neighborLinkClass} ${isNext ? 'sm:flex-row-reverse sm:text-right' : ''}`}
        href={path}
      >
        <ArrowIcon direction={direction} />
        <span>
          <span className="sr-only">{isNext ? neighbors.next : neighbors.previous} </span>
          <UnbrokenWords>{title}</UnbrokenWords>
        </span>
      </SiteLink>
    </li>
  );
}

/** The end of a workflow's page: its neighbors in the catalogue, and the catalogue itself. */
function WorkflowNeighbors({ workflow: { slug } }: { workflow: Workflow }) {
  const at = workflows.findIndex((candidate) => candidate.slug === slug);
  const [previous, next] = [workflows[at - 1], workflows[at + 1]];
  return (
    <nav aria-label={neighbors.label} className="wrap pb-(--section) print:hidden">
      <ul className="grid gap-x-6 border-t border-line-strong pt-2 font-link sm:grid-cols-[1fr_auto_1fr] sm:items-center">
        {previous && <Neighbor workflow={previous} direction="back" />}
        <li className="sm:col-start-2 sm:row-start-1">
          <SiteLink className={neighborLinkClass} href={paths.workflows}>
            {neighbors.all}
          </SiteLink>
        </li>
        {next && <Neighbor workflow={next} direction="forward" />}
      </ul>
    </nav>
  );
}

/**
 * The way to the card with the way to pay, once the hero's has scrolled away. In every window it stands in one of two
 * places, with one name for both: by either alone, views for staff would divide its presses by windows without it.
 */
function LaterPurchase({ className }: { className: string }) {
  return (
    <a
      className={`${buttonClass({ variant: 'line', size: 'small' })} flex-none whitespace-nowrap ${className}`}
      href="#purchase"
      data-cta="workflow-bar-purchase"
    >
      {workflowCopy.goToPurchase}
    </a>
  );
}

/** On small screens, where the header has no room for it: a row under the header. */
function PurchaseRow({ title }: Pick<Workflow, 'title'>) {
  return (
    <div className="sticky top-20 [[data-scrolled=true]~*_&]:top-16 z-5 h-0 lg:hidden print:hidden">
      <p
        className={`flex max-w-none items-center justify-between gap-4 border-line-strong border-b bg-ground px-(--gutter) py-1.5 ${laterAction.later}`}
      >
        <span className="truncate font-label text-small max-3xs:hidden">{title}</span>
        <LaterPurchase className="" />
      </p>
    </div>
  );
}

/**
 * What is bought comes first on small windows; on wide ones it stands beside the text about it, below the specimen. The
 * document has it last (R46): until all of it has come over a slow network, and the links after it begin, small windows
 * show nothing that it would push down.
 */
const bodyClass =
  'wrap grid max-lg:[&:not(:has(~nav))>*]:hidden [reading-flow:grid-order] grid-cols-1 items-start gap-x-[clamp(3rem,7vw,7rem)] gap-y-[clamp(3.5rem,6vw,5rem)] pb-[clamp(3.5rem,8vw,6rem)] lg:grid-cols-[minmax(0,1fr)_23rem]';

/** The one layout of all workflow pages (R46). It frames itself, for the way to act beside the menu. */
export function WorkflowPage({ workflow }: { workflow: Workflow }) {
  const { perfectFor, problem, steps, needs, notes = [] } = workflow;
  return (
    <InnerPage
      action={<LaterPurchase className={`${laterAction.later} ${laterAction.beside} max-lg:hidden`} />}
    >
      <PurchaseRow title={workflow.title} />
      <WorkflowHero workflow={workflow} />
      <div className={`${bodyClass} ${printBreaks.keepTogether}`}>
        <WorkflowRun workflow={workflow} className="lg:col-span-2 lg:row-start-1" />
        <div className="grid gap-16 lg:row-start-2">
          <section>
            <h2 className={headingClass}>{headings.perfectFor}</h2>
            <ul className="border-b border-line *:text-balance">
              {perfectFor.map((reader) => (
                <li key={reader} className="border-t border-line py-3">
                  {reader}
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className={headingClass}>{headings.problem}</h2>
            <p className="text-balance">
              <UnbrokenWords>{problem}</UnbrokenWords>
            </p>
          </section>
          <section>
            <h2 className={headingClass}>{headings.steps}</h2>
            <WorkflowSteps steps={steps} />
          </section>
          <WorkflowNeeds needs={needs} />
          <WorkflowNotes notes={notes} />
          <section>
            <h2 className={headingClass}>
              <UnbrokenWords>{relatedHeading(workflow.title)}</UnbrokenWords>
            </h2>
            <RelatedPages pages={relatedTo(workflow.slug)} />
          </section>
        </div>
        <PurchaseCard
          workflow={workflow}
          className={`max-lg:order-first lg:col-start-2 lg:row-start-2 ${laterAction.card}`}
        />
      </div>
      <WorkflowNeighbors workflow={workflow} />
    </InnerPage>
  );
}
