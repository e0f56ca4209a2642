import { ArrowIcon } from '@/components/ui/icons';
import { type SiteHref, SiteLink } from '@/components/ui/site-link';
import { paths, type SitePath } from '@/lib/paths';
import { HistoryLink } from './history-link';

type BackLinkProps = {
  /** Where it always leads, whatever the history. */
  to?: SitePath;
  /** Where it leads if the visitor has no history on this site. */
  fallback?: SiteHref;
};

/** The Back in a page's header. A link and not a button, so that it leads somewhere without JavaScript. */
export function BackLink({ to, fallback = paths.home }: BackLinkProps) {
  const Link = to ? SiteLink : HistoryLink;
  return (
    <Link
      href={to ?? fallback}
      className="inline-flex min-h-11 min-w-11 items-center gap-2.5 text-small no-underline hover:underline"
    >
      <ArrowIcon direction="back" />
      <span className="max-xs:sr-only">Back</span>
    </Link>
  );
}
