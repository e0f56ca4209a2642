import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { CalendarButton, CheckoutButton } from '@/content/analytics';

/** Marks a link that opens in a new tab. */
function NewTabIcon() {
  return (
    <svg
      className="ml-2 inline flex-none"
      width="11"
      height="11"
      viewBox="0 0 11 11"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M1.5 9.5l8-8M3 1.5h6.5V8" />
    </svg>
  );
}

export type NewTabLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string };

/** Words with the icon attached to the last of them, so that it never stands alone on a line. */
function WordsWithIcon({ words }: { words: ReactNode }) {
  const [, start = '', last = ''] = (typeof words === 'string' && /^(.*\s)?(\S+)$/s.exec(words)) || [];
  if (!last) {
    return (
      <>
        <span>{words}</span>
        <NewTabIcon />
      </>
    );
  }
  return (
    <span>
      {start}
      <span className="whitespace-nowrap">
        {last}
        <NewTabIcon />
      </span>
    </span>
  );
}

/** Whether the words themselves already say that a new tab opens. */
const saysNewTab = (words: ReactNode) => typeof words === 'string' && /new tab/i.test(words);

/** A link to another site, in a new tab; the icon shows that, and screen readers are told once. */
export function NewTabLink({ children, ...rest }: NewTabLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      <WordsWithIcon words={children} />
      {!saysNewTab(children) && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}

type HandOffLinkProps = NewTabLinkProps & {
  /** The provider's address with what it may know about the visitor. */
  addressAtPress: () => string;
  /** By its name the views for staff know a press that led to a provider. */
  'data-cta': CalendarButton | CheckoutButton;
};

/** Leads to a provider's page in a new tab. The visitor's reference is added only when the link is followed, by any button. */
export function HandOffLink({ addressAtPress, ...link }: HandOffLinkProps) {
  const refer = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = addressAtPress();
  };
  return <NewTabLink {...link} onClick={refer} onAuxClick={refer} onContextMenu={refer} />;
}
