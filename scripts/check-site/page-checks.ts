import { contentSecurityPolicy } from '@/lib/http/security-headers';
import { inlineSources } from '../policies';

/** What a deployed site answered with a page, as far as its checks ask. */
export type ServedPage = { address: string; status: number; headers: Headers; html: string };

const metaPolicy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i;
const canonicalLink = /<link rel="canonical" href="([^"]*)"/i;

/** The policies a browser holds a page to. */
function policiesOf({ headers, html }: ServedPage): string[] {
  const ofDocument = metaPolicy.exec(html)?.[1];
  return [headers.get('content-security-policy') ?? '', ofDocument ?? ''].filter((policy) => policy !== '');
}

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

/** What the strict policy asks for that a page's own has not, or has loosened. */
function policyFaults(page: ServedPage): string[] {
  const policies = policiesOf(page);
  if (policies.length === 0) return ['has no Content-Security-Policy: the host left it out'];
  if (policies.length > 1) return ['has two policies, and browsers hold it to both'];
  const given = directivesOf(policies[0] ?? '');
  const faults: string[] = [];
  for (const [name] of directivesOf(contentSecurityPolicy())) {
    if (name !== 'frame-ancestors' && !given.has(name)) faults.push(`has no ${name} in its policy`);
  }
  const scripts = given.get('script-src') ?? [];
  if (scripts.some((source) => /unsafe|\*|^https?:$/.test(source))) faults.push('lets any script run');
  const missing = inlineSources(page.html)['script-src']?.filter((source) => !scripts.includes(source)) ?? [];
  if (missing.length > 0)
    faults.push(`blocks ${missing.length} of its own scripts: something changed its HTML`);
  return faults;
}

const wanted: Record<string, RegExp> = {
  'content-type': /^text\/html; charset=utf-8$/i,
  'x-content-type-options': /^nosniff$/i,
  'x-frame-options': /^DENY$/i,
  'referrer-policy': /^strict-origin-when-cross-origin$/i,
  'permissions-policy': /camera=\(\)/,
};

function headerFaults({ headers }: ServedPage, isSecure: boolean): string[] {
  const all = isSecure ? { ...wanted, 'strict-transport-security': /max-age=(0$|\d{7,})/ } : wanted;
  const faults = Object.entries(all)
    .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
    .map(([name]) => `does not send ${name} as it should (${headers.get(name) ?? 'nothing'})`);
  if (headers.has('set-cookie')) faults.push('sets a cookie, which no page of the site does');
  return faults;
}

const isOfOrigin = (address: string, origin: string) =>
  URL.canParse(address) && new URL(address).origin === origin;

/** An address that search engines would take for the page's own, where it is another. */
function canonicalFaults({ html }: ServedPage, origin: string): string[] {
  const canonical = canonicalLink.exec(html)?.[1];
  if (!canonical || isOfOrigin(canonical, origin)) return [];
  const named = URL.canParse(canonical) ? new URL(canonical).origin : canonical;
  return [`says its address is on ${named}: set SITE_URL to ${origin} and build again`];
}

/** Everything wrong with a page as it was served, in words for an operator; the same for every address. */
export const pageFaults = (page: ServedPage, origin: string): string[] => [
  ...policyFaults(page),
  ...headerFaults(page, origin.startsWith('https:')),
  ...canonicalFaults(page, origin),
];
