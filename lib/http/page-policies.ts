import { site } from '@/content/site';
import { paths, type SitePath } from '@/lib/paths';
import { scenePolicy, sceneUrl } from '@/lib/spline-scene';
import type { PolicySources } from './security-headers';

/** The pages that need more than the strict policy, and what: the one place where it is loosened, page by page. */
export function policyExtensions(): Partial<Record<SitePath, PolicySources>> {
  const scene = sceneUrl();
  return scene ? { [paths.home]: scenePolicy(scene), [paths.homeAlias]: scenePolicy(scene) } : {};
}

/**
 * What every page needs. A policy belongs to the document, and moving inside the site never loads another one: whoever
 * came in anywhere can open the calendar on `/contact`, so each document must be allowed to frame it.
 */
export const policyOfEveryPage = (): PolicySources => ({
  'frame-src': [new URL(site.calendarUrl).origin],
});
