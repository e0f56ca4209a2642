import type { ComponentProps } from 'react';
import { NewTab } from './icons/new-tab';

type NewTabLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string };

/** A link to another site, in a new tab; the icon shows it and the words say it to a screen reader. */
export function NewTabLink({ children, ...rest }: NewTabLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <NewTab className="ml-2" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
