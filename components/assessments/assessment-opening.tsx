'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, lazy, useEffect, useLayoutEffect, useState } from 'react';
import {
  assessmentStorageKey,
  type CurrentAssessment,
  openedPath,
  useCurrentAssessment,
} from '@/lib/assessments/browser/current-assessment';
import { useAfterHydration } from '@/lib/browser/browser-values';
import { loadUntilThere } from '@/lib/browser/lost-scripts';
import { paths } from '@/lib/paths';

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

type Opening = ComponentType<{ current: CurrentAssessment }>;
type LoadedOpening = { default: Opening };

/** The loaded opening as soon as it is there; nothing until then. */
function useOnceLoaded(load: () => Promise<LoadedOpening>): Opening | undefined {
  const [loaded, setLoaded] = useState<LoadedOpening>();
  useEffect(() => {
    let isLeft = false;
    loadUntilThere(load).then((opening) => !isLeft && setLoaded(opening));
    return () => {
      isLeft = true;
    };
  }, [load]);
  return loaded?.default;
}

type LateOpeningProps = { load: () => Promise<LoadedOpening>; current: CurrentAssessment };

function LateOpening({ load, current }: LateOpeningProps) {
  const Opening = useOnceLoaded(load);
  return Opening && <Opening current={current} />;
}

/**
 * An opening whose code is loaded only where it is shown. If that fails, the page is shown without it and keeps asking
 * for it: a visitor who has answered every question came for these words.
 */
const lazyOpening = (load: () => Promise<LoadedOpening>) =>
  lazy(() =>
    load().catch(
      (): LoadedOpening => ({
        default: ({ current }) => <LateOpening load={load} current={current} />,
      }),
    ),
  );

const LazyAnswerOpening = lazyOpening(async () => ({
  default: (await import('./answer-opening')).AnswerOpening,
}));

const LazyFailureOpening = lazyOpening(async () => ({
  default: (await import('./failure-opening')).FailureOpening,
}));

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

/** Without a Suspense boundary the page waits for the opening, and nothing below shifts. */
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
