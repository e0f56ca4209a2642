import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { contentSecurityPolicy, type PolicySources } from '@/lib/http/content-security-policy';
import { policyExtensions, policyOfEveryPage } from '@/lib/http/policy-extensions';

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const sourceAttribute = /\ssrc=/i;
// A block of data (JSON-LD) is not a script: browsers neither run it nor hold it against the policy.
const dataType = /\stype="application\/(ld\+)?json"/i;

/** The hashes of a page's inline `<script>` and `<style>` elements, as policy sources. */
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
 * The addresses of the pages a build has rendered.
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
    // `null` renders an address the build does not know on its first request; only `false` answers 404.
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

// The file beside each page whose headers Next sends with it. Undocumented, so whatever is not as known is refused.
const pageMeta = z.looseObject({
  headers: z.looseObject({ 'x-nextjs-prerender': z.literal('1') }),
});

/**
 * Gives every static page its Content-Security-Policy, with the hashes of its own inline scripts. To be run after each
 * `next build`, before the first request; running it twice changes nothing.
 * @param root the folder of the project
 * @throws when a page could be served without its policy, or the build is not of the known format
 */
export async function writePolicies(root: string): Promise<{ pages: number }> {
  const build = join(root, '.next');
  const addresses = await staticPages(build);
  if (addresses.length === 0) throw new Error(`No static page found in ${build}.`);
  const extensions = new Map<string, PolicySources>(Object.entries(policyExtensions()));
  await Promise.all(addresses.map((address) => writePolicy(build, address, extensions.get(address) ?? {})));
  return { pages: addresses.length };
}

async function writePolicy(build: string, address: string, extension: PolicySources): Promise<void> {
  const page = join(build, 'server', 'app', address === '/' ? 'index' : address);
  const html = await readFile(`${page}.html`, 'utf8');
  const meta = pageMeta.parse(JSON.parse(await readFile(`${page}.meta`, 'utf8')));
  const policy = contentSecurityPolicy(inlineSources(html), policyOfEveryPage(), extension);
  meta.headers['content-security-policy'] = policy;
  await writeFile(`${page}.meta`, JSON.stringify(meta));
}
