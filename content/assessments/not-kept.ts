import type { RecommendedService } from './intents';

/**
 * To a visitor without JavaScript whose answers the database refuses.
 * @param service what fits them; `null` where that is still to be asked
 */
export const answersNotKept = (service: RecommendedService | null): string => {
  const answer = service ? `${service} fits your answers; its page is under Services. ` : '';
  return `${answer}We could not keep your answers, and the fault is ours. They are still here: please send them again later today, or book a call from the Contact page.`;
};
