import { pages } from '@/content/pages';
import { sitePaths } from '@/content/site-paths';
import { errorCode } from '@/lib/error-code';
import { contentSecurityPolicy } from '@/lib/http/response-headers';
import { readBytes } from '@/lib/http/write-guard';
import { type Ask, requestChecks } from './check-site/request-checks';
import { readArguments } from './options';
import { inlineSources } from './policies';
import { Refusal } from './refusal';

/** What a deployed site answered with a page, as far as the checks need it. */
export type ServedPage = { address: string; status: number; headers: Headers; html: string };

const metaPolicy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i;
const canonicalLink = /<link rel="canonical" href="([^"]*)"/i;

/** The policies that a browser applies to a page. */
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

/** What the strict policy demands and a page's own lacks or has loosened. */
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
  // A scene needs 'wasm-unsafe-eval', which runs no script.
  if (scripts.some((source) => /^'unsafe|\*|^https?:$/.test(source))) faults.push('lets any script run');
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

/** The pages that search engines are told to leave out, which have no canonical address (decision 0089). */
const leftOut = new Set<string>(pages.filter(({ kind }) => kind === 'step').map(({ path }) => path));

/** Whether a host, which does so with what it takes for a preview, keeps a page out that is to be found. */
function robotsFaults({ address, headers }: ServedPage): string[] {
  const robots = headers.get('x-robots-tag') ?? '';
  if (leftOut.has(address) || !/\b(noindex|none)\b/i.test(robots)) return [];
  return [`is kept out of search engines by x-robots-tag: ${robots}`];
}

/** Whether search engines would take another site's address for the page's own, or learn of none. */
function canonicalFaults({ address, html }: ServedPage, origin: string): string[] {
  const canonical = canonicalLink.exec(html)?.[1];
  if (!canonical)
    return leftOut.has(address) ? [] : ['names no canonical address: something changed its HTML'];
  if (isOfOrigin(canonical, origin)) return [];
  const named = URL.canParse(canonical) ? new URL(canonical).origin : canonical;
  return [`says its address is on ${named}: set SITE_URL to ${origin} and build again`];
}

/** Everything that is wrong with a page as it was served, in words for an operator. */
export const pageFaults = (page: ServedPage, origin: string): string[] => [
  ...policyFaults(page),
  ...headerFaults(page, origin.startsWith('https:')),
  ...robotsFaults(page),
  ...canonicalFaults(page, origin),
];

const help = `npm run check-site -- https://www.example.com [--json]

Asks a deployed site for every page and for a few writes that store nothing, and says what a host, a proxy or a
forgotten variable has changed: policies, headers, what search engines are told, canonical addresses, status codes, redirects, sitemap.xml, robots.txt,
pictures of shared links, the write boundary, health.
Exit code 0: all is well; 1: something is wrong, or was not looked at, and a line says what.`;

/** A line of the result: what was requested, and everything that is wrong with the answer. */
type Finding = { what: string; faults: string[] };

const TIMEOUT_MS = 15_000;

/** No page, list or picture of the site is nearly as long. */
const MOST_BYTES = 10_000_000;

/** @throws {Refusal} naming what is wrong with the arguments */
export function readCheckArguments(args: string[]): { origin: string; isJson: boolean } | undefined {
  const read = readArguments(args, { json: { type: 'boolean', default: false } }, help, 'an address');
  if (!read) return;
  const { argument: address, options } = read;
  if (!address || !/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Refusal('Name the site to check: npm run check-site -- https://www.example.com');
  }
  return { origin: new URL(address).origin, isJson: options.json };
}

const wordsOf = (error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // OpenSSL's messages are lines from its own source.
  const isOfTls = errorCode(cause).startsWith('ERR_SSL_');
  return cause instanceof Error && !isOfTls ? cause.message : errorCode(cause);
};

async function tried(what: string, look: () => Promise<string[]>): Promise<Finding> {
  try {
    return { what, faults: await look() };
  } catch (error) {
    return { what, faults: [`gave no answer (${wordsOf(error)})`] };
  }
}

/** Why there is no point in asking for more: every page would time out, or have the same fault. */
async function whyNothingElse(ask: Ask, origin: string): Promise<string | undefined> {
  try {
    const response = await ask('/');
    await response.text();
    const location = response.headers.get('location') ?? '';
    if (!URL.canParse(location, origin)) return undefined;
    const elsewhere = new URL(location, origin).origin;
    return elsewhere === origin
      ? undefined
      : `leads to ${elsewhere}: check that address, if it is the site's; nothing else was asked for`;
  } catch (error) {
    return `gave no answer (${wordsOf(error)}); nothing else was asked for`;
  }
}

/** Every page, then every request, one after another: a site is checked, not loaded. */
export async function* siteFindings(
  origin: string,
  only: readonly string[] = sitePaths,
): AsyncGenerator<Finding> {
  const ask: Ask = async (path, init) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(origin + path, { redirect: 'manual', signal, ...init });
    // The whole answer is read here, where a site that sends half of one cannot hold up what reads it later.
    const bytes = await readBytes(response.body, MOST_BYTES, signal);
    if (bytes === 'too long') throw new RangeError(`more than ${MOST_BYTES / 1_000_000} MB`);
    return new Response(response.body && Buffer.from(bytes), response);
  };
  const fault = await whyNothingElse(ask, origin);
  if (fault) {
    yield { what: '/', faults: [fault] };
    return;
  }
  for (const address of only) {
    yield tried(address, async () => {
      const response = await ask(address);
      if (response.status !== 200) return [`answers ${response.status} instead of 200`];
      const page = { address, status: 200, headers: response.headers, html: await response.text() };
      return pageFaults(page, origin);
    });
  }
  for (const check of requestChecks) {
    yield tried(check.what, async () => {
      const response = await check.ask(ask, origin);
      if (response.status !== check.status)
        return [`is answered ${response.status} instead of ${check.status}. ${check.hint}`];
      return (await check.look?.(response, ask, origin)) ?? [];
    });
  }
}

/** Each fault once, with where it occurs: a forgotten variable shows on every page. */
export function faultLines(wrong: readonly Finding[]): string[] {
  const places = new Map<string, string[]>();
  for (const { what, faults } of wrong) {
    for (const fault of faults) places.set(fault, [...(places.get(fault) ?? []), what]);
  }
  return [...places].map(([fault, [first, ...others]]) =>
    others.length > 0 ? `${first} and ${others.length} more: ${fault}` : `${first}: ${fault}`,
  );
}

/** `npm run check-site -- URL`: what a deployed site really serves. */
export async function checkSite(args: string[]): Promise<void> {
  const wanted = readCheckArguments(args);
  if (!wanted) return;
  const findings: Finding[] = [];
  for await (const finding of siteFindings(wanted.origin)) findings.push(finding);
  const wrong = findings.filter(({ faults }) => faults.length > 0);
  if (wanted.isJson) {
    console.log(JSON.stringify({ site: wanted.origin, checked: findings.length, wrong }, null, 2));
  } else {
    for (const line of faultLines(wrong)) console.log(line);
    console.log(`${findings.length} checked on ${wanted.origin}, ${wrong.length} wrong.`);
  }
  if (wrong.length > 0) process.exitCode = 1;
}
