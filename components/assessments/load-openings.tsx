import { type ComponentType, useEffect, useState } from 'react';
import type { CurrentAssessment } from '@/lib/assessments/browser/current-assessment';
import { loadUntilThere } from '@/lib/browser/lost-scripts';

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
 * Loads an opening lazily, and only once. If that fails, the page is shown without it and keeps asking for it: a
 * visitor who has answered every question came for these words.
 */
function lazyOpening(load: () => Promise<LoadedOpening>): () => Promise<LoadedOpening> {
  let loading: Promise<LoadedOpening> | undefined;
  return () => {
    loading ??= load().catch(() => {
      loading = undefined;
      return { default: ({ current }) => <LateOpening load={load} current={current} /> };
    });
    return loading;
  };
}

/** The loading screen requests it early, so that the page it leads to need not wait. */
export const loadAnswerOpening = lazyOpening(async () => ({
  default: (await import('./answer-opening')).AnswerOpening,
}));

export const loadFailureOpening = lazyOpening(async () => ({
  default: (await import('./failure-opening')).FailureOpening,
}));
