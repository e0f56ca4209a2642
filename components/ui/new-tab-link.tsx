import type { ReactNode } from 'react';
import { NewTab } from './icons/new-tab';

type NewTabLinkProps = { href: string; className?: string; children: ReactNode };

/** A link to another site, in a new tab; the icon shows it and the words say it to a screen reader. */
export function NewTabLink({ href, className = '', children }: NewTabLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <NewTab className="ml-1" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
