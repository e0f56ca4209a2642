import { site } from '@/content/site';
import { env } from '@/lib/env';

/** The 3D scene of the landing page: the environment's at build time, else the content's; undefined without either. */
export const sceneUrl = (): string | undefined =>
  env().NEXT_PUBLIC_SPLINE_SCENE_URL ?? site.sceneUrl ?? undefined;
