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

/** @param awaited an expression about the stored assessment `a`: whether the page will open with it */
const openingScript = (awaited: string) =>
  `try{let a=JSON.parse(sessionStorage.${assessmentStorageKey});a.isDismissed||${awaited}&&(document.documentElement.dataset.awaits=1)}catch{}`;

/**
 * These decide as `openedPath` does, but before anything is painted: if a page will open with words that only the
 * browser knows, they mark the document, and the style sheet keeps the first screen free. Their texts must never vary,
 * because each page's policy allows its script by hash.
 */
const awaitedOpeningScripts = {
  answer: openingScript('a.recommendation.servicePath==location.pathname'),
  failure: openingScript(`!a.recommendation&&a.failure&&location.pathname=='${paths.contact}'`),
} as const;

/** The page has its words by now, or continues without them. */
function endAwaitedOpening() {
  delete document.documentElement.dataset.awaits;
}

const LazyAnswerOpening = lazy(loadAnswerOpening);
const LazyFailureOpening = lazy(loadFailureOpening);

type AssessmentOpeningProps = { of?: keyof typeof awaitedOpeningScripts };

/**
 * What a page opens with for a visitor who comes to it from an assessment: the answer (decision 0081), or why there is
 * none. It is empty for everybody else. The script runs before the page is painted. Because a client component renders
 * it, it is in the HTML once; a server component would put it there twice.
 */
export function AssessmentOpening({ of = 'answer' }: AssessmentOpeningProps) {
  return (
    <>
      <script>{awaitedOpeningScripts[of]}</script>
      <StoredOpening />
    </>
  );
}

/** Its code is loaded only where it is shown. Without a Suspense boundary the page waits for it, and nothing below shifts. */
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
