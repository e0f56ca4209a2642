import type { ServiceSlug } from '@/content/services/service';
import type { WorkflowSlug } from '@/content/workflows/workflow';

/** Every address of the site (R1). Links are built from here and never typed by hand. */
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
  accessibility: '/accessibility',
  integratedOffer: '/services/integrated-offer',
} as const;

/** The Markdown twin of a page (decision 0088), and the picture on its card. */
export const markdownPath = <Path extends PagePath>(path: Path): `${Path}.md` => `${path}.md`;
export const cardPath = (path: PagePath): `/cards/${string}.png` =>
  `/cards/${path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** Pixels of that picture. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Where the loading screen and the outbox send assessments. */
export const assessmentsEndpoint = '/api/assessments';

/** Where pages send what a visit recorded. */
export const eventsEndpoint = '/api/events';

/** Where a form gets the token for its first touch. */
export const formTokenEndpoint = '/api/form-token';

export type ServicePath = `/services/${ServiceSlug}`;
export type WorkflowPath = `/workflows/${WorkflowSlug}`;
/** The one address of each page; `/main` also shows the landing page. */
export type PagePath = Exclude<SitePath, '/main'>;
export type SitePath = (typeof paths)[keyof typeof paths] | ServicePath | WorkflowPath;

export const servicePath = <Slug extends ServiceSlug>(slug: Slug): `/services/${Slug}` => `/services/${slug}`;
export const workflowPath = <Slug extends WorkflowSlug>(slug: Slug): `/workflows/${Slug}` =>
  `/workflows/${slug}`;

/** The landing page has two addresses. */
export const isLandingPage = (path: string): boolean => path === paths.home || path === paths.homeAlias;

export type MenuName = 'landing' | 'inner' | 'workflow';

/** Which menu a page has (R8, R11, R12). */
export function menuNameOf(path: string): MenuName {
  if (isLandingPage(path)) return 'landing';
  return path.startsWith('/workflows/') ? 'workflow' : 'inner';
}
