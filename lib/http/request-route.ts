import { serviceSlugs } from '@/content/services/service';
import { workflowSlugs } from '@/content/workflows/workflow';
import {
  assessmentsEndpoint,
  eventsEndpoint,
  formTokenEndpoint,
  paths,
  type SitePath,
  servicePath,
  workflowPath,
} from '@/lib/paths';

/** The address of every page. */
export const pageAddresses: readonly SitePath[] = [
  ...Object.values(paths),
  ...serviceSlugs.map(servicePath),
  ...workflowSlugs.map(workflowPath),
];

/** Where programs of the operator and of providers ask. */
const operatorAddresses = ['/api/health', '/api/webhooks/calendar', '/api/webhooks/checkout', '/metrics'];

const knownAddresses = new Set<string>([
  ...pageAddresses,
  ...operatorAddresses,
  assessmentsEndpoint,
  eventsEndpoint,
  formTokenEndpoint,
]);

/** What begins so is one thing to whoever counts. */
const families = ['/api/', '/_next/'];

/**
 * What a request is counted and logged under: an address of ours, or `…` for any other, of which there are as many as
 * clients like, and in which anything may stand.
 */
export function routeOf(method: string, target: string): string {
  const [path = ''] = target.split('?');
  if (knownAddresses.has(path)) return `${method} ${path}`;
  const family = families.find((start) => path.startsWith(start)) ?? '/';
  return `${method} ${family}…`;
}
