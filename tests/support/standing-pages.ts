import { workflowSlugs } from '@/content/workflows/workflow';
import { paths, workflowPath } from '@/lib/paths';

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
