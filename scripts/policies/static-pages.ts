import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

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
  const { routes, dynamicRoutes } = prerenderManifest.parse(await json(build, 'prerender-manifest.json'));
  const pages = Object.entries(routes).filter(([, route]) => route.routeType === 'page');
  for (const [address, route] of pages) {
    refuseIf(route.initialRevalidateSeconds !== false, address, 'is revalidated');
  }
  for (const address of await pagesOfTheApp(build)) {
    refuseIf(!pages.some(([, route]) => route.srcRoute === address), address, 'is rendered on request');
    refuseIf((dynamicRoutes[address]?.fallback ?? false) !== false, address, 'has a fallback');
  }
  return pages.map(([address]) => address);
}

async function pagesOfTheApp(build: string): Promise<string[]> {
  const routes = appPaths.parse(await json(build, 'app-path-routes-manifest.json'));
  return Object.entries(routes).flatMap(([file, address]) => (file.endsWith('/page') ? [address] : []));
}

function refuseIf(wrong: boolean, address: string, what: string): void {
  if (wrong) throw new Error(`The page ${address} ${what}, so it would lose its Content-Security-Policy.`);
}

const json = async (build: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(build, file), 'utf8'));
