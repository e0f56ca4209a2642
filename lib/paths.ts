import { type ServiceSlug, serviceSlugs } from '@/content/services/service';
import { type WorkflowSlug, workflowSlugs } from '@/content/workflows/workflow';

/** Every address of the site (part 1 and 2, section 2). Links are built from here, never typed by hand. */
export const paths = {
  home: '/',
  homeAlias: '/main',
  about: '/about',
  services: '/fullservice',
  workflows: '/eworkflows',
  welcome: '/welcome',
  twoChoices: '/2path',
  smartDecision: '/smart-decision',
  backendForm: '/backend-form',
  incomeForm: '/income-form',
  analysisLoading: '/analysis-loading',
  contact: '/contact',
  hiring: '/hiring',
  demo: '/demo',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  integratedOffer: '/services/integrated-offer',
} as const;

/** Where the loading screen and the outbox send assessments. */
export const assessmentsEndpoint = '/api/assessments';

/** Where pages send what a visit recorded. */
export const eventsEndpoint = '/api/events';

/** Where a form gets the token of its first touch. */
export const formTokenEndpoint = '/api/form-token';

export type ServicePath = `/services/${ServiceSlug}`;
export type WorkflowPath = `/workflows/${WorkflowSlug}`;
export type SitePath = (typeof paths)[keyof typeof paths] | ServicePath | WorkflowPath;

export const servicePath = <Slug extends ServiceSlug>(slug: Slug): `/services/${Slug}` => `/services/${slug}`;
export const workflowPath = <Slug extends WorkflowSlug>(slug: Slug): `/workflows/${Slug}` =>
  `/workflows/${slug}`;

const sitePaths: ReadonlySet<string> = new Set([
  ...Object.values(paths),
  ...serviceSlugs.map(servicePath),
  ...workflowSlugs.map(workflowPath),
]);

/** Whether an address that arrived from outside is exactly one of this site's pages. */
export const isSitePath = (path: string): path is SitePath => sitePaths.has(path);

/** The service a page belongs to, or `undefined` where it belongs to none of the nine. */
export const serviceSlugOf = (path: string): ServiceSlug | undefined =>
  serviceSlugs.find((slug) => servicePath(slug) === path);
