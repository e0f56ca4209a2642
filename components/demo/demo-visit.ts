import { serviceSlugs } from '@/content/services/service';
import { workflowSlugs } from '@/content/workflows/workflow';
import { paths, type SitePath, servicePath, workflowPath } from '@/lib/paths';

const sitePaths: ReadonlySet<string> = new Set([
  ...Object.values(paths),
  ...serviceSlugs.map(servicePath),
  ...workflowSlugs.map(workflowPath),
]);

/** Whether an address that arrived from outside is exactly one of this site's pages. */
const isSitePath = (path: string): path is SitePath => sitePaths.has(path);

/** Where a visitor of the demo screen came from. */
export type DemoVisit = {
  /** The name of a service, where one is known. */
  service?: string;
  from: SitePath;
};

/** What holds when the address does not say (R67). */
const unknownVisit: DemoVisit = { from: paths.home };

/** Going back to these would lead nowhere. */
const isNoWayBack = (path: SitePath) => path === paths.demo || path === paths.analysisLoading;

/**
 * Reads `?service=<slug>&from=<path>` (decision 0004): known services and pages of this site, nothing else.
 * @param names the name of each service by its slug
 */
export function demoVisit(
  query: Pick<URLSearchParams, 'get'>,
  names: ReadonlyMap<string, string>,
): DemoVisit {
  const from = query.get('from') ?? '';
  return {
    service: names.get(query.get('service') ?? ''),
    from: isSitePath(from) && !isNoWayBack(from) ? from : unknownVisit.from,
  };
}
