import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { site } from '@/content/site';
import { cacheHeaders, contentSecurityPolicy, type PolicySources } from '@/lib/http/response-headers';
import { scenePolicy, sceneUrl } from '@/lib/spline-scene';
import { pageRewriter } from './page-data/compact';

/**
 * What pages need beyond the strict policy: the only place where it is loosened. A policy belongs to the document, and
 * moving around the site never loads another document: a visitor can open the calendar on `/contact`, or come to the
 * scene of `/`, after arriving on any page, so each document must allow both (decision 0233).
 */
function policyOfEveryPage(): PolicySources[] {
  const calendar: PolicySources = { 'frame-src': [new URL(site.calendarUrl).origin] };
  const scene = sceneUrl();
  return scene ? [calendar, scenePolicy(scene)] : [calendar];
}

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const sourceAttribute = /\ssrc=/i;
// A block of data (JSON-LD) is not a script: browsers do not run it, and do not check it against the policy.
const dataType = /\stype="application\/(ld\+)?json"/i;

/** The hashes of a page's inline `<script>` and `<style>` elements, as sources of a policy. */
export function inlineSources(html: string): PolicySources {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag = '', attributes = '', content = ''] of html.matchAll(inlineElement)) {
    if (sourceAttribute.test(attributes) || dataType.test(attributes)) continue;
    hashes[tag.toLowerCase() === 'style' ? 'style' : 'script'].add(sourceHash(content));
  }
  return { 'script-src': [...hashes.script], 'style-src': [...hashes.style] };
}

const sourceHash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const prerenderManifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      routeType: z.enum(['page', 'route']),
      srcRoute: z.string().nullable(),
      initialRevalidateSeconds: z.union([z.literal(false), z.number()]),
    }),
  ),
  dynamicRoutes: z.record(
    z.string(),
    z.object({ fallback: z.union([z.literal(false), z.null(), z.string()]) }),
  ),
});
const appPaths = z.record(z.string(), z.string());

/**
 * The addresses of the pages that a build has rendered.
 * @param build the `.next` folder
 * @throws when a page is, or may later be, rendered outside the build: it would be served without its policy
 */
export async function staticPages(build: string): Promise<string[]> {
  const { routes, dynamicRoutes } = prerenderManifest.parse(
    await readBuildJson(build, 'prerender-manifest.json'),
  );
  const pages = Object.entries(routes).filter(([, route]) => route.routeType === 'page');
  for (const [address, route] of pages) {
    refuseIf(route.initialRevalidateSeconds !== false, address, 'is revalidated');
  }
  for (const address of await pagesOfTheApp(build)) {
    refuseIf(!pages.some(([, route]) => route.srcRoute === address), address, 'is rendered on request');
    // `null` means that an address unknown to the build is rendered on its first request; only `false` answers 404.
    const { fallback } = dynamicRoutes[address] ?? { fallback: false };
    refuseIf(fallback !== false, address, 'has a fallback');
  }
  return pages.map(([address]) => address);
}

async function pagesOfTheApp(build: string): Promise<string[]> {
  const routes = appPaths.parse(await readBuildJson(build, 'app-path-routes-manifest.json'));
  return Object.entries(routes).flatMap(([file, address]) => (file.endsWith('/page') ? [address] : []));
}

function refuseIf(wrong: boolean, address: string, what: string): void {
  if (wrong) throw new Error(`The page ${address} ${what}, so it would lose its Content-Security-Policy.`);
}

const readBuildJson = async (build: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(build, file), 'utf8'));

// The file beside each page with the headers that Next sends. Its format is undocumented, so any other is refused.
const pageMeta = z.looseObject({
  headers: z.looseObject({ 'x-nextjs-prerender': z.literal('1') }),
});

/**
 * Gives every static page its Content-Security-Policy, with the hashes of its own inline scripts and styles, and says
 * how long the page may be cached. Must run after each `next build`, before the first request; running it twice
 * changes nothing.
 * @param root the folder of the project
 * @throws when a page could be served without its policy, or the build is not of the known format
 */
export async function writePolicies(root: string): Promise<{ pages: number }> {
  const build = join(root, '.next');
  const addresses = await staticPages(build);
  if (addresses.length === 0) throw new Error(`No static page found in ${build}.`);
  await Promise.all(addresses.map((address) => writePolicy(build, address)));
  return { pages: addresses.length };
}

/** The path of a page's files in a build, without their extensions. */
const pageAt = (build: string, address: string) =>
  join(build, 'server', 'app', address === '/' ? 'index' : address);

/** The HTML file of a page in a build. */
export const pageFile = (build: string, address: string) => `${pageAt(build, address)}.html`;

async function writePolicy(build: string, address: string): Promise<void> {
  const page = pageAt(build, address);
  await writeMeta(page, headersOf(address, await policyOf(`${page}.html`)));
}

async function policyOf(htmlFile: string): Promise<string> {
  const html = await readFile(htmlFile, 'utf8');
  return contentSecurityPolicy(inlineSources(html), ...policyOfEveryPage());
}

/** The headers of a page. Those for what is not found or fails are not to be kept, whatever their status is. */
const headersOf = (address: string, policy: string) => ({
  'content-security-policy': policy,
  ...(/\/_(not-found|global-error)$/.test(address) ? undefined : cacheHeaders),
});

/** @param page the page's file, without its extension */
async function writeMeta(page: string, headers: Record<string, string>): Promise<void> {
  const meta = pageMeta.parse(JSON.parse(await readFile(`${page}.meta`, 'utf8')));
  Object.assign(meta.headers, headers);
  await writeFile(`${page}.meta`, JSON.stringify(meta));
}

type Headers = Record<string, string | string[]>;

/** What Next passes to a host's adapter, as far as policies need it. */
type HostOutputs = {
  prerenders: readonly {
    pathname: string;
    fallback?: { filePath: string | undefined; initialHeaders?: Headers };
  }[];
  staticFiles: readonly { pathname: string; filePath: string }[];
};

/**
 * The same for a build that another host serves: each policy is added to the headers that the host is told to send,
 * and beside the page for a standalone server. With a plain file, such as the page of a 404, a host sends no headers
 * of ours: there the policy is in the document. Must run when the build is complete, before the host's adapter or the
 * copy.
 * @returns how many pages have a policy
 * @throws when a page could be served without its policy
 */
export async function giveOutputsPolicies(
  build: string,
  { prerenders, staticFiles }: HostOutputs,
): Promise<number> {
  const rewritePage = pageRewriter(build);
  const given = new Set<string>();
  for (const { pathname, fallback } of prerenders) {
    if (!fallback?.filePath?.endsWith('.html')) continue;
    await rewritePage(fallback.filePath);
    const headers = headersOf(pathname, await policyOf(fallback.filePath));
    fallback.initialHeaders = { ...fallback.initialHeaders, ...headers };
    await writeMeta(fallback.filePath.slice(0, -'.html'.length), headers);
    given.add(pathname);
  }
  for (const { pathname, filePath } of staticFiles.filter((file) => file.filePath.endsWith('.html'))) {
    await writePolicyIntoDocument(filePath);
    if (pathname !== '/404') continue;
    await writeBesideNotFound(build);
    given.add('/_not-found');
  }
  for (const address of await staticPages(build)) {
    refuseIf(!given.has(address), address, 'is not handed to the host');
  }
  return given.size;
}

/** The same page again, where a standalone server finds it: none of the outputs names that copy. */
async function writeBesideNotFound(build: string): Promise<void> {
  const server = join(build, 'server');
  const files = (await readdir(server, { recursive: true })).filter((file) =>
    /(^|[/\\])_not-found\.html$/.test(file),
  );
  for (const file of files) {
    const page = join(server, file.slice(0, -'.html'.length));
    await writeMeta(page, headersOf('/_not-found', await policyOf(`${page}.html`)));
  }
}

const firstInHead = /<head[^>]*>/;

/** For a page that is sent without headers of its own. */
export async function writePolicyIntoDocument(file: string): Promise<void> {
  const policy = await policyOf(file);
  const html = await readFile(file, 'utf8');
  if (!firstInHead.test(html)) throw new Error(`${file} has no head for its Content-Security-Policy.`);
  // Browsers ignore this directive in a document; X-Frame-Options says the same.
  const taken = policy.replace(/; frame-ancestors [^;]+/, '');
  const element = `<meta http-equiv="Content-Security-Policy" content="${taken}"/>`;
  if (!html.includes(element)) await writeFile(file, html.replace(firstInHead, `$&${element}`));
}
