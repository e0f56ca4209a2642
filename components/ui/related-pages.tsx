import { stretchedLinkClass } from '@/components/ui/links';
import { SiteLink } from '@/components/ui/site-link';
import { StarChart } from '@/components/ui/star-chart/star-chart';
import type { RelatedPage } from '@/content/related-pages';

const rowClass =
  'group relative grid grid-cols-[--spacing(10)_minmax(0,1fr)] items-center gap-x-5 gap-y-1 border-line border-t py-4';

/** What else the same buyer has a use for, each with why: the whole row leads there. */
export function RelatedPages({ pages }: { pages: readonly RelatedPage[] }) {
  return (
    <ul className="border-line border-b">
      {pages.map(({ slug, path, name, figure, tier, why }) => (
        <li key={slug} className={rowClass}>
          <StarChart className="row-span-2 w-10" figure={figure} size="icon" tier={tier} />
          <SiteLink
            className={`justify-self-start font-label no-underline ${stretchedLinkClass}`}
            href={path}
            data-cta={`related-${slug}`}
          >
            <span className="rule-under group-hover:bg-size-[0_1px] group-hover:bg-position-[100%_100%]">
              {name}
            </span>
          </SiteLink>
          <p className="col-start-2 text-muted">{why}</p>
        </li>
      ))}
    </ul>
  );
}
