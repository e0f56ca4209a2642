import { workflowBlocks } from '@/content/workflows/shared-blocks';
import type { Workflow } from '@/content/workflows/workflow';
import { paths } from '@/lib/paths';
import { buttonClass } from '../ui/button-class';
import { SiteLink } from '../ui/site-link';
import { Unbroken } from '../ui/unbroken';
import { goLinkClass } from './go-link-class';
import { PurchaseLink } from './purchase-link';
import { Warning } from './warning';

const { deliverables, purchase, purchaseAll, help } = workflowBlocks;

/** What a buyer receives, for whom it is made, and the way to pay. */
export function PurchaseCard({ workflow: { slug, title } }: { workflow: Workflow }) {
  return (
    <aside
      id="purchase"
      aria-labelledby="purchase-title"
      className="grid max-w-112 scroll-mt-4 gap-4 border-t-2 border-gold-mark pt-6 lg:sticky lg:top-24"
    >
      <h2 id="purchase-title" className="text-title">
        <Unbroken>{title}</Unbroken>
      </h2>
      <Warning />
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 py-2 text-small">
        {deliverables.map(({ term, fact }) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="text-right">{fact}</dd>
          </div>
        ))}
      </dl>
      <PurchaseLink item={slug} className={buttonClass({ size: 'wide' })}>
        <span className="block">{purchase(title).replace(title, '')}</span>
        <Unbroken>{title}</Unbroken>
      </PurchaseLink>
      <PurchaseLink item="bundle" className={`${goLinkClass} justify-self-start`}>
        {purchaseAll}
      </PurchaseLink>
      <div className="mt-4 border-t border-line pt-6">
        <h2 className="mb-1 font-sans text-body leading-snug font-label">{help.title}</h2>
        <p className="text-small text-muted">{help.text}</p>
        <p className="text-small text-muted">
          {help.until}{' '}
          <SiteLink className="prose-link" href={paths.contact}>
            {help.action}
          </SiteLink>
        </p>
      </div>
    </aside>
  );
}
