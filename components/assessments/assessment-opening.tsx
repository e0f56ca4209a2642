'use client';

import { usePathname } from 'next/navigation';
import { lazy, useLayoutEffect } from 'react';
import { awaitedOpeningScripts, endAwaitedOpening } from '@/lib/assessments/browser/awaited-opening';
import { openedPath } from '@/lib/assessments/browser/current-assessment';
import { useCurrentAssessment } from '@/lib/assessments/browser/use-current-assessment';
import { useAfterHydration } from '@/lib/browser/browser-values';
import { loadAnswerOpening, loadFailureOpening } from './load-openings';

const LazyAnswerOpening = lazy(loadAnswerOpening);
const LazyFailureOpening = lazy(loadFailureOpening);

type AssessmentOpeningProps = { of?: keyof typeof awaitedOpeningScripts };

/**
 * The place where a page opens for whom an assessment led to it: with the answer (decision 0081), or with why there is
 * none. For everybody else there is nothing here. The script runs before the page is painted; from here it stands once in
 * the HTML, from a server component twice.
 */
export function AssessmentOpening({ of = 'answer' }: AssessmentOpeningProps) {
  return (
    <>
      <script>{awaitedOpeningScripts[of]}</script>
      <StoredOpening />
    </>
  );
}

/** Its body is loaded there alone. No boundary catches the wait: the page arrives with it, and nothing under it shifts. */
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
