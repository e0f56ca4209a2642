import { ArrowLink } from '@/components/ui/arrow-link';
import { buttonClass } from '@/components/ui/button-class';
import { quietLinkClass, stretchedLinkClass } from '@/components/ui/link-class';
import { SiteLink } from '@/components/ui/site-link';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import { StarIcon } from '@/components/ui/star-chart/star-icon';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import { hasPrice, PurchaseTerms } from '@/components/workflows/purchase-card';
import { PurchaseLink } from '@/components/workflows/purchase-link';
import type { CheckoutItem } from '@/content/checkout-links';
import { constellations } from '@/content/constellations';
import { landing } from '@/content/landing';
import { priceText, workflowPrices } from '@/content/prices';
import { workflows } from '@/content/workflows';
import { workflowCopy } from '@/content/workflows/shared-copy';
import type { Workflow } from '@/content/workflows/workflow';
import { paths } from '@/lib/paths';
import { WorkflowSlides } from './workflow-slides';
import styles from './workflow-slides.module.css';

/** A note between two asterisks, which are drawn as stars. Screen readers still get the asterisks. */
function StarredNote({ text }: { text: string }) {
  const star = (
    <>
      <StarIcon size={10} tier="plain" />
      <span className="sr-only">*</span>
    </>
  );
  return (
    <p className="mt-3 flex w-full max-w-none items-center justify-center gap-2 text-note text-muted">
      {star}
      {text.replaceAll('*', '')}
      {star}
    </p>
  );
}

const { explore, purchase } = landing.workflows;

/** A price that the operator has set, behind the words of its link: as bare text, because this page has eleven of them. */
function priceAfterWords(item: CheckoutItem): string {
  const dollars = workflowPrices[item];
  return typeof dollars === 'number' ? ` ${priceText(dollars)}` : '';
}

// The stage around it sets `place`. Neighbors fade through fainter figures and muted words, never through transparent
// text.
const cardClass = 'plate grid h-full grid-cols-1 grid-rows-[auto_1fr] [--sheet:var(--raised)]';
const fadedClass = 'transition-opacity duration-500 group-data-[place=side]:opacity-50';
const cardTitleClass =
  'mb-2 text-heading transition-colors duration-500 group-data-[place=side]:text-muted group-data-[place=side]:max-w-[68%] max-2xl:group-data-[place=side]:invisible';
const centerOnlyClass = 'group-data-[place=side]:invisible';
const purchaseLinkClass = `relative z-1 ${quietLinkClass}`;
// With a price, both links stand in one line of a phone or not, as its digits will have it. Below each other, all cards agree.
const exploreLinkClass = () =>
  `${buttonClass({})} ${workflows.some(hasPrice) ? 'max-sm:w-full ' : ''}${stretchedLinkClass}`;

/** One workflow. Its Explore link covers the whole card; Purchase lies above that. */
function WorkflowCard({ workflow, total }: { workflow: Workflow; total: number }) {
  const { id, slug, path, title, benefit } = workflow;
  const named = <span className="sr-only">{` ${title}`}</span>;
  return (
    <article className={cardClass}>
      <div className="relative grid place-items-center border-b border-line px-5 pt-12 pb-5 sm:p-8">
        <div className={`absolute inset-x-5 top-4 sm:inset-x-8 sm:top-6 ${styles.words}`}>
          <p
            className={`flex items-baseline gap-2 text-note text-muted tabular-nums max-2xl:group-data-[place=side]:invisible ${styles.title}`}
          >
            <span className="font-display text-card leading-none">{id}</span>
            {` of ${total}`}
          </p>
        </div>
        <StarChart
          className={`w-50 sm:w-68 ${fadedClass}`}
          figure={constellations[slug]}
          size="card"
          tier="gold"
        />
      </div>
      <div className="flex flex-col items-start px-5 py-6 sm:px-8 sm:pt-7 sm:pb-8">
        <div className={`w-full ${styles.words}`}>
          <h3 className={`${cardTitleClass} ${styles.title}`}>{title}</h3>
          <p className={`text-muted ${centerOnlyClass}`} dir="auto">
            {benefit}
          </p>
        </div>
        <p className={`mt-auto flex w-full flex-wrap items-center gap-x-8 gap-y-2 pt-6 ${centerOnlyClass}`}>
          <SiteLink className={exploreLinkClass()} href={path} draggable={false}>
            <span>
              {explore}
              {named}
            </span>
          </SiteLink>
          <PurchaseLink className={purchaseLinkClass} item={slug} place="carousel">
            {purchase + priceAfterWords(slug)}
            {named}
          </PurchaseLink>
        </p>
      </div>
    </article>
  );
}

const { title, all, bundle, note } = landing.workflows;

const slides = workflows.map((workflow) => ({
  slug: workflow.slug,
  name: workflow.title,
  card: <WorkflowCard workflow={workflow} total={workflows.length} />,
}));

/** The workflows, with one in the center (R34). */
export function WorkflowCarousel() {
  return (
    <section
      className="section overflow-x-clip border-y border-line bg-band"
      // As the carousels of services: slides from the left, and words by their own script.
      dir="ltr"
      aria-roledescription="carousel"
      aria-labelledby="workflows"
    >
      <div className="wrap">
        <h2 className="mx-auto mb-10 max-w-[11.82em] text-center text-section sm:mb-16" id="workflows">
          <UnbrokenWords>{title}</UnbrokenWords>
        </h2>
      </div>
      <WorkflowSlides slides={slides} label={title} />
      <div className="wrap mt-10 flex flex-wrap items-center justify-center gap-x-8 gap-y-3 text-center">
        <PurchaseLink
          className={`${buttonClass({ variant: 'line' })} max-sm:w-full`}
          item="bundle"
          place="carousel"
        >
          {bundle + priceAfterWords('bundle')}
        </PurchaseLink>
        <ArrowLink href={paths.workflows}>{all}</ArrowLink>
        <p className="mt-3 w-full max-w-none text-note text-muted">
          {workflowCopy.warning.madeFor}
          <br />
          <PurchaseTerms />
        </p>
        <StarredNote text={note} />
      </div>
    </section>
  );
}
