import { workflowSlugs } from '@/content/workflows/workflow';
import { paths, servicePath, workflowPath } from '@/lib/paths';
import { FULL_TAG } from '@/scripts/gate/runner-report';

/** The catalogues, the workflow pages and the other pages that need no state. */
export const standingPages = [
  paths.services,
  paths.workflows,
  paths.about,
  paths.contact,
  paths.demo,
  paths.privacy,
  paths.terms,
  paths.accessibility,
  ...workflowSlugs.map(workflowPath),
];

/** The ten workflow pages share one layout: one page without a note and one with a note represent them all. */
export const distinctPages = standingPages.filter(
  (address) =>
    !address.startsWith('/workflows/') ||
    address === workflowPath('viral-reels-factory') ||
    address === workflowPath('product-visualization-funnels'),
);

/** A page of each kind of layout: what the gate asks of these, `npm run test:full` asks of all. */
export const pagesOfEachKind: readonly string[] = [
  paths.home,
  paths.services,
  servicePath('ai-phone-callers'),
  workflowPath('viral-reels-factory'),
  paths.backendForm,
  paths.hiring,
  paths.contact,
];

/** For a test of every page with Vitest: the gate runs it of each kind, and of an address without a page (decision 0229). */
export const tagsOfPage = (address: string) =>
  [...pagesOfEachKind, '/no-such-page'].includes(address) ? {} : { tags: FULL_TAG };
