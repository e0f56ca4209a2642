import type { MouseEvent } from 'react';
import { NewTabLink, type NewTabLinkProps } from './new-tab-link';

type HandOffLinkProps = NewTabLinkProps & {
  /** The provider's address with what it may know of the visitor. */
  addressAtPress: () => string;
};

/** Leads to a provider's page in a new tab. Only when it is followed, with whatever button, does the address learn who comes. */
export function HandOffLink({ addressAtPress, ...link }: HandOffLinkProps) {
  const refer = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = addressAtPress();
  };
  return <NewTabLink {...link} onClick={refer} onAuxClick={refer} onContextMenu={refer} />;
}
