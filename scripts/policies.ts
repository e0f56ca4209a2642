import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { contentSecurityPolicy, type PolicySources } from '@/lib/http/content-security-policy';
import { policyExtensions, policyOfEveryPage } from '@/lib/http/policy-extensions';
import { inlineSources } from './policies/inline-sources';
import { staticPages } from './policies/static-pages';

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
