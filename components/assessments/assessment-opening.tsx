'use client';

import { usePathname } from 'next/navigation';
import { lazy, useLayoutEffect } from 'react';
import {
  assessmentStorageKey,
  openedPath,
  useCurrentAssessment,
} from '@/lib/assessments/browser/current-assessment';
import { useAfterHydration } from '@/lib/browser/browser-values';
import { paths } from '@/lib/paths';
import { loadAnswerOpening, loadFailureOpening } from './load-openings';

/** @param awaited an expression of the stored assessment `a`: whether the page will open with it */
const openingScript = (awaited: string) =>
  `try{let a=JSON.parse(sessionStorage.${assessmentStorageKey});a.isDismissed||${awaited}&&(document.documentElement.dataset.awaits=1)}catch{}`;

/**
 * They decide as `openedPath` does, but before anything is painted: where a page will open with words that only the browser
 * knows, they mark the document, and the style sheet keeps the first screen free. Always the same texts: each page's policy
 * allows its own by its hash.
 */
const awaitedOpeningScripts = {
  answer: openingScript('a.recommendation.servicePath==location.pathname'),
  failure: openingScript(`!a.recommendation&&a.failure&&location.pathname=='${paths.contact}'`),
} as const;

/** The page has its words, or goes on without them. */
function endAwaitedOpening() {
  delete document.documentElement.dataset.awaits;
}

const LazyAnswerOpening = lazy(loadAnswerOpening);
const LazyFailureOpening = lazy(loadFailureOpening);

type AssessmentOpeningProps = { of?: keyof typeof awaitedOpeningScripts };

/**
 * What a page opens with for a visitor whom an assessment led to it: the answer (decision 0081), or why there is none. For
 * everybody else it is empty. The script runs before the page is painted. Rendered by a client component, as here, it
 * stands in the HTML once; by a server component it would stand there twice.
 */
export function AssessmentOpening({ of = 'answer' }: AssessmentOpeningProps) {
  return (
    <>
      <script>{awaitedOpeningScripts[of]}</script>
      <StoredOpening />
    </>
  );
}

/** Its code is loaded only where it is shown. There is no Suspense boundary: the page waits for it, and nothing below it shifts. */
function StoredOpening() {
  const path = usePathname();
  const mayWait = useAfterHydration();
  const current = useCurrentAssessment();
  useLayoutEffect(() => {
    if (mayWait) endAwaitedOpening();
  }, [mayWait]);
  if (!mayWait || !current || openedPath(current) !== path) return null;
  return current.recommendation ? (
    <LazyAnswerOpening current={current} />
  ) : (
    <LazyFailureOpening current={current} />
  );
}
