import { type ServiceSlug, serviceSlugs } from '@/content/services/service';
import { servicePath } from '@/lib/paths';

/** The service a page belongs to, or `undefined` where it belongs to none of the nine. */
export const serviceSlugOf = (path: string): ServiceSlug | undefined =>
  serviceSlugs.find((slug) => servicePath(slug) === path);
