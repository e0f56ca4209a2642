import { codeOf, warnOnce } from './warn-once';

type Details = typeof import('./details');

/** What a page needs seldom, or late, comes as a chunk of its own. */
export const loadDetails = (): Promise<Details> => import('./details');

/** Notes an event once the code for it is there, with the time at which it happened. */
export const inDetail =
  <Noted extends Event>(pick: (details: Details) => (event: Noted, at: number) => void) =>
  (event: Noted) => {
    const at = Date.now();
    loadDetails()
      .then((details) => pick(details)(event, at))
      .catch((error) => warnOnce('event', codeOf(error)));
  };
