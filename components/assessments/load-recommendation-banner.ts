import type { ComponentProps, ComponentType } from 'react';
import type { RecommendationBanner } from './recommendation-banner';

type LoadedBanner = { default: ComponentType<ComponentProps<typeof RecommendationBanner>> };

let loadingBanner: Promise<LoadedBanner> | undefined;

async function importBanner(): Promise<LoadedBanner> {
  try {
    const loaded = await import('./recommendation-banner');
    return { default: loaded.RecommendationBanner };
  } catch {
    // The service page is worth having without the note.
    loadingBanner = undefined;
    return { default: () => null };
  }
}

/** Fetches the note's body, once: the loading screen asks early, so that the page it leads to need not wait. */
export function loadRecommendationBanner(): Promise<LoadedBanner> {
  loadingBanner ??= importBanner();
  return loadingBanner;
}
