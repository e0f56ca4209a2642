import { StarGlyph } from '@/components/ui/star-glyph';
import { type HiringFacts, hiringFacts } from '@/content/hiring-facts';
import type { IconName } from '@/content/icon-names';
import { hiringPitch, positionTerms } from '@/content/job-offer';

type Item = { icon?: IconName; title: string; description: string };
type ItemsProps = { heading: string; items: readonly Item[] };

function Items({ heading, items }: ItemsProps) {
  return (
    <div>
      <h2 className="pb-4 text-title">{heading}</h2>
      <dl>
        {items.map(({ icon, title, description }) => (
          <div
            key={title}
            className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="flex gap-4 font-label wrap-anywhere">
              {icon && <StarGlyph name={icon} />}
              {title}
            </dt>
            <dd className={icon ? 'text-muted max-sm:pl-11' : 'text-muted'}>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What is required and what is offered, in full, as the landing page only names these; and what else is decided. */
export function JobOffer({ facts = hiringFacts }: { facts?: HiringFacts }) {
  const { requirementsTitle, requirements, offersTitle, offers } = hiringPitch;
  const terms = positionTerms(facts);
  return (
    <section className="wrap grid gap-columns pb-(--section) lg:grid-cols-2">
      {terms && <p className="lg:col-span-2">{terms}</p>}
      <Items heading={requirementsTitle} items={requirements} />
      <Items heading={offersTitle} items={offers} />
    </section>
  );
}
