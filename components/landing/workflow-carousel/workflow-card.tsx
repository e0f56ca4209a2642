import { buttonClass } from '@/components/ui/button-class';
import { Constellation } from '@/components/ui/constellation/constellation';
import { SiteLink } from '@/components/ui/site-link';
import { PurchaseLink } from '@/components/workflows/purchase-link';
import { constellations } from '@/content/constellations';
import { landing } from '@/content/landing';
import type { Workflow } from '@/content/workflows/workflow';
import styles from './workflow-stage.module.css';

const { explore, purchase } = landing.workflows;

// `place` is set by the stage around it. Neighbours fade by half ink and muted words, never by transparent text.
const card = 'plate grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] [--sheet:var(--raised)]';
const faded = 'transition-opacity duration-500 group-data-[place=side]:opacity-50';
const name =
  'mb-2 text-[clamp(2rem,1.7rem+1.1vw,2.625rem)] leading-tight transition-colors duration-500 group-data-[place=side]:text-muted group-data-[place=side]:max-w-[68%] max-[80rem]:group-data-[place=side]:invisible';
const centreOnly = 'group-data-[place=side]:invisible';
const stretched =
  'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-gold';
const buy =
  'relative z-1 inline-flex items-center py-2.5 font-link no-underline [&>span:first-child]:rule-under [&>span:first-child]:hover:bg-size-[0_1px] [&>span:first-child]:hover:bg-position-[100%_100%]';

/** One workflow: Explore covers the whole card, Purchase lies above it. */
export function WorkflowCard({ workflow, total }: { workflow: Workflow; total: number }) {
  const { id, slug, path, title, benefit } = workflow;
  return (
    <article className={card}>
      <div className="relative grid place-items-center border-b border-line px-5 pt-12 pb-5 sm:p-8">
        <div className={`absolute inset-x-5 top-4 sm:inset-x-8 sm:top-6 ${styles.words}`}>
          <p
            className={`flex items-baseline gap-2 text-note text-muted tabular-nums max-[80rem]:group-data-[place=side]:invisible ${styles.title}`}
          >
            <span className="font-display text-[1.875rem] leading-none">{id}</span> of {total}
          </p>
        </div>
        <Constellation
          className={`w-50 sm:w-68 ${faded}`}
          figure={constellations[slug]}
          size="card"
          metal="gold"
        />
      </div>
      <div className="flex flex-col items-start px-5 py-6 sm:px-8 sm:pt-7 sm:pb-8">
        <div className={`w-full ${styles.words}`}>
          <h3 className={`${name} ${styles.title}`}>{title}</h3>
          <p className={`text-muted ${centreOnly}`}>{benefit}</p>
        </div>
        <p className={`mt-auto flex flex-wrap items-center gap-x-8 gap-y-2 pt-6 ${centreOnly}`}>
          <SiteLink className={`${buttonClass({})} ${stretched}`} href={path} draggable={false}>
            <span>
              {explore}
              <span className="sr-only"> {title}</span>
            </span>
          </SiteLink>
          <PurchaseLink className={buy} item={slug}>
            {purchase}
            <span className="sr-only"> {title}</span>
          </PurchaseLink>
        </p>
      </div>
    </article>
  );
}
