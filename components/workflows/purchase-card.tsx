import { buttonClass } from '@/components/ui/button-class';
import { quietLinkClass } from '@/components/ui/link-class';
import { Price } from '@/components/ui/price';
import { SiteLink } from '@/components/ui/site-link';
import { UnbrokenWords } from '@/components/ui/unbroken-words';
import { workflowPrices } from '@/content/prices';
import { workflows } from '@/content/workflows';
import { workflowCopy } from '@/content/workflows/shared-copy';
import type { Workflow } from '@/content/workflows/workflow';
import { paths } from '@/lib/paths';
import { PurchaseLink } from './purchase-link';

function WarningTriangle() {
  return (
    <svg
      className="flex-none"
      width="30"
      height="28"
      viewBox="0 0 30 28"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className="fill-warning stroke-on-warning" d="M15 2.5L28 25.5H2zM15 10.5v7.5M15 21v1.6" />
    </svg>
  );
}

/** For whom the workflows are made (R47). Only edge and sign are yellow, so that they do not outshine the way to buy. */
export function BuyerWarning() {
  const { title, text } = workflowCopy.warning;
  return (
    <div role="note" className="flex gap-3.5 border-warning border-l-4 bg-surface px-5.5 pt-5 pb-5.5">
      <WarningTriangle />
      <div>
        <p className="text-reading leading-snug font-[600]">{title}</p>
        <p className="mt-1.5 text-muted text-small">{text}</p>
      </div>
    </div>
  );
}

const { deliverables, price: priceTerm, refunds, orders, purchase, purchaseAll, help } = workflowCopy;

/** What happens when a buyer wants the money back, with a link to the clause that says so. */
function RefundFact() {
  return (
    <>
      {`${refunds.fact} (`}
      <SiteLink className="prose-link" href={`${paths.terms}#payments-and-subscriptions`}>
        {refunds.link}
      </SiteLink>
      )
    </>
  );
}

export const hasPrice = ({ slug }: Workflow) => typeof workflowPrices[slug] === 'number';

/** The terms of all workflows, where several are sold at once. If any has no price, they say where to find prices. */
export function PurchaseTerms() {
  return (
    <>
      {!workflows.every(hasPrice) && (
        <>
          {`${priceTerm.term}: ${priceTerm.fact}`}
          <br />
        </>
      )}
      {`${refunds.term}: `}
      <RefundFact />
    </>
  );
}

/** What a buyer receives, with the price once an operator has set it. */
function DeliverableFacts({ price }: { price: number | null }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 py-2 text-small md:max-lg:row-span-2">
      {deliverables.map(({ term, fact, ...row }) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="text-right">
            {'isPrice' in row && price !== null ? <Price dollars={price} /> : fact}
          </dd>
        </div>
      ))}
      <div className="contents">
        <dt className="text-muted">{refunds.term}</dt>
        <dd className="text-right">
          <RefundFact />
        </dd>
      </div>
      <div className="contents">
        <dt className="text-muted">{orders.term}</dt>
        <dd className="text-right">
          <SiteLink className="prose-link" href={`${paths.terms}#contact-us`}>
            {orders.link}
          </SiteLink>
        </dd>
      </div>
    </dl>
  );
}

/** For buyers who cannot set a workflow up: an expert or, until there is one, a call. */
function PurchaseHelp() {
  return (
    <div className="mt-4 border-t border-line pt-6 md:max-lg:col-start-1 md:max-lg:row-start-3 md:max-lg:mt-0">
      <h2 className="mb-1 font-sans text-body leading-snug font-label">{help.title}</h2>
      <p className="text-small text-muted">{help.text}</p>
      <p className="text-small text-muted">
        {help.until}{' '}
        <SiteLink className="prose-link" href={paths.contact} data-cta="workflow-help">
          {help.action}
        </SiteLink>
      </p>
    </div>
  );
}

type PurchaseCardProps = { workflow: Workflow; className?: string };

const cardColumns = 'grid max-w-112 gap-x-10 gap-y-4 md:max-lg:max-w-none md:max-lg:grid-cols-2';
// Sticky only if the window has room for all of it: in a lower one, its last link would be focused out of view.
const inSight = 'lg:[@media(min-height:58rem)]:sticky lg:[@media(min-height:58rem)]:top-24';

/** What a buyer receives, for whom it is made, and the way to pay; stays in view if the window is high enough. */
export function PurchaseCard({ workflow: { slug, title }, className = '' }: PurchaseCardProps) {
  return (
    <aside
      id="purchase"
      aria-labelledby="purchase-title"
      className={`lg:scroll-mt-4 border-t-2 border-gold-mark pt-6 ${cardColumns} ${inSight} ${className}`}
    >
      <h2 id="purchase-title" className="text-title md:max-lg:col-span-2">
        <UnbrokenWords>{title}</UnbrokenWords>
      </h2>
      <BuyerWarning />
      <DeliverableFacts price={workflowPrices[slug]} />
      <PurchaseLink
        item={slug}
        place="workflow"
        className={`${buttonClass({ size: 'wide' })} md:max-lg:col-start-2`}
      >
        <span className="block">{`${purchase} `}</span>
        <UnbrokenWords>{title}</UnbrokenWords>
      </PurchaseLink>
      <PurchaseLink
        item="bundle"
        place="workflow"
        className={`${quietLinkClass} justify-self-start md:max-lg:col-start-2`}
      >
        {purchaseAll}
        <Price className="ml-2" dollars={workflowPrices.bundle} />
      </PurchaseLink>
      <PurchaseHelp />
    </aside>
  );
}
