import { serviceSlugs } from '@/content/services/service';
import { workflowSlugs } from '@/content/workflows/workflow';
import { paths, type SitePath, servicePath, workflowPath } from '@/lib/paths';

const sitePaths: ReadonlySet<string> = new Set([
  ...Object.values(paths),
  ...serviceSlugs.map(servicePath),
  ...workflowSlugs.map(workflowPath),
]);

/** Whether an address that arrived from outside is exactly one of this site's pages. */
export const isSitePath = (path: string): path is SitePath => sitePaths.has(path);
