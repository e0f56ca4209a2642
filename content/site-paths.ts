// biome-ignore lint/style/noRestrictedImports: next.config.ts loads this file, and Next finds no "@/" from there.
import { paths, type SitePath, servicePath, workflowPath } from '../lib/paths';
import { serviceSlugs } from './services/service';
import { workflowSlugs } from './workflows/workflow';

/** Every address with a page, `/main` too. Apart from `paths`, so that no page is sent the slugs for a link's sake. */
export const sitePaths: readonly SitePath[] = [
  ...Object.values(paths),
  ...serviceSlugs.map(servicePath),
  ...workflowSlugs.map(workflowPath),
];
