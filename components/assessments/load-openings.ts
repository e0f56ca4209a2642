import type { ComponentType } from 'react';
import type { CurrentAssessment } from '@/lib/assessments/browser/current-assessment';

type LoadedOpening = { default: ComponentType<{ current: CurrentAssessment }> };

/** Fetches an opening once. Where that fails, the page is worth having without it, and the next one asks again. */
function lazyOpening(load: () => Promise<LoadedOpening>): () => Promise<LoadedOpening> {
  let loading: Promise<LoadedOpening> | undefined;
  return () => {
    loading ??= load().catch(() => {
      loading = undefined;
      return { default: () => null };
    });
    return loading;
  };
}

/** The loading screen asks for it early, so that the page it leads to need not wait. */
export const loadAnswerOpening = lazyOpening(async () => ({
  default: (await import('./answer-opening')).AnswerOpening,
}));

export const loadFailureOpening = lazyOpening(async () => ({
  default: (await import('./failure-opening')).FailureOpening,
}));
