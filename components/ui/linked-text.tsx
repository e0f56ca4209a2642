import { linkNames } from '@/content/linked-names';
import type { SitePath } from '@/lib/paths';
import { SiteLink } from './site-link';
import { withUnbrokenSpaces } from './unbroken-words';

type LinkedTextProps = {
  children: string;
  /** The page on which the text stands, to which it does not link. */
  here?: SitePath;
};

/** A sentence in which the names of services, workflows and pages are links. Only for server components. */
export function LinkedText({ children, here }: LinkedTextProps) {
  return linkNames(children, here).map(({ text, href }) =>
    href ? (
      <SiteLink key={text} className="prose-link" href={href}>
        {withUnbrokenSpaces(text)}
      </SiteLink>
    ) : (
      withUnbrokenSpaces(text)
    ),
  );
}
