import type { JourneyAction } from '@/content/analytics';
import { paths } from '@/lib/paths';

const followUpActions: Partial<Record<string, JourneyAction>> = {
  [paths.contact]: 'contact',
  [paths.demo]: 'see_demo',
};

/**
 * Calls back when the visitor takes one of a page's own ways on, to a person or to the demo.
 * @returns a function that ends the watch
 */
export function watchFollowUpLinks(call: (action: JourneyAction) => void): () => void {
  const stop = new AbortController();
  const note = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const action = link && link.origin === location.origin && followUpActions[link.pathname];
    if (action) call(action);
  };
  addEventListener('click', note, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
