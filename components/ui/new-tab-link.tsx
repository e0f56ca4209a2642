import type { ComponentProps, ReactNode } from 'react';
import { NewTab } from './icons/new-tab';

type NewTabLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string };

/** Words with the icon held to the last of them, so that it never stands alone on a line. */
function Marked({ words }: { words: ReactNode }) {
  const [, start = '', last = ''] = (typeof words === 'string' && /^(.*\s)?(\S+)$/s.exec(words)) || [];
  if (!last) {
    return (
      <>
        <span>{words}</span>
        <NewTab className="ml-2" />
      </>
    );
  }
  return (
    <span>
      {start}
      <span className="whitespace-nowrap">
        {last}
        <NewTab className="ml-2" />
      </span>
    </span>
  );
}

/** A link to another site, in a new tab; the icon shows it and the words say it to a screen reader. */
export function NewTabLink({ children, ...rest }: NewTabLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      <Marked words={children} />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
