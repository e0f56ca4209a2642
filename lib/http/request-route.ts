import { serviceSlugs } from '@/content/services/service';
import { workflowSlugs } from '@/content/workflows/workflow';
import {
  assessmentsEndpoint,
  eventsEndpoint,
  formTokenEndpoint,
  paths,
  servicePath,
  workflowPath,
} from '@/lib/paths';

/** Where programs of the operator and of providers ask. */
const operatorAddresses = ['/api/health', '/api/webhooks/calendar', '/api/webhooks/checkout', '/metrics'];

const knownAddresses = new Set<string>([
  ...Object.values(paths),
  ...serviceSlugs.map(servicePath),
  ...workflowSlugs.map(workflowPath),
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
