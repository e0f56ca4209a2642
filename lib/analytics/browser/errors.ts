import { describeError, type ErrorFacts, fingerprint, type Problem } from './error-facts';
import { currentView, type PageView } from './page-views';
import { record } from './record';

const mostErrors = 5;

/** What one view has told of already. */
let told: { view: PageView; fingerprints: Set<string> } | undefined;

/** @param at milliseconds since 1970 */
export const noteError = ({ message, filename, lineno, error }: ErrorEvent, at: number) =>
  tell({ message, file: filename, line: lineno, thrown: error }, at);

/** @param at milliseconds since 1970 */
export const noteRejection = ({ reason }: PromiseRejectionEvent, at: number) => tell({ thrown: reason }, at);

/** At most five a page, and the same one once: an error in a loop would tell nothing new. */
function tell(problem: Problem, at: number) {
  const facts: ErrorFacts = describeError(problem);
  const view = currentView();
  if (told?.view !== view) told = { view, fingerprints: new Set() };
  const { fingerprints } = told;
  const known = fingerprint(facts);
  if (fingerprints.has(known) || fingerprints.size >= mostErrors) return;
  fingerprints.add(known);
  record({ type: 'error', at, ...facts });
}
