import { paths } from '@/lib/paths';
import { assessmentStorageKey } from './current-assessment';

/** @param awaited of the stored assessment `a`: whether the page will open with it */
const openingScript = (awaited: string) =>
  `try{let a=JSON.parse(sessionStorage.${assessmentStorageKey});a.isDismissed||${awaited}&&(document.documentElement.dataset.awaits=1)}catch{}`;

/**
 * Say what `openedPath` says before anything is painted: where a page will open with words that only the browser knows,
 * the document is marked, and the style sheet keeps the first screen free for them. Always the same texts: each page's
 * policy allows its own by its hash.
 */
export const awaitedOpeningScripts = {
  answer: openingScript('a.recommendation.servicePath==location.pathname'),
  failure: openingScript(`!a.recommendation&&a.failure&&location.pathname=='${paths.contact}'`),
} as const;

/** The page has its words, or goes on without them. */
export function endAwaitedOpening() {
  delete document.documentElement.dataset.awaits;
}
