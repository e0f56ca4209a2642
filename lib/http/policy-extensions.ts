import { paths, type SitePath } from '@/lib/paths';
import { scenePolicy } from '@/lib/spline/scene-policy';
import { sceneUrl } from '@/lib/spline/scene-url';
import type { PolicySources } from './content-security-policy';

const scene = sceneUrl();

/** The pages that need more than the strict policy, and what: the one place where it is loosened, page by page. */
export const policyExtensions: Partial<Record<SitePath, PolicySources>> = scene
  ? { [paths.home]: scenePolicy(scene), [paths.homeAlias]: scenePolicy(scene) }
  : {};
