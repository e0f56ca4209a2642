import { once } from 'node:events';
import { createServer, get, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';

/** What Next writes down of a build: the file of each page and handler. */
const pagesManifest = z.record(z.string(), z.string());

/** And of its server actions: the pages that have each, with the module they know it by. */
const actionsManifest = z.object({
  node: z.record(
    z.string(),
    z.object({ workers: z.record(z.string(), z.object({ moduleId: z.union([z.string(), z.number()]) })) }),
  ),
});

type BuiltPage = { __next_app__: { require(moduleId: string | number): unknown } };

/** One request of a kind that the middleware is asked about too; on a port of its own, so that nobody counts it. */
async function askOnce(answer: RequestListener): Promise<void> {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const headers = { 'next-action': 'none' };
  // Without the agent of all requests: a proxy of this machine (NODE_USE_ENV_PROXY) is not asked.
  const request = get({ host: '127.0.0.1', port, path: '/robots.txt', headers, agent: false });
  const [response] = await once(request, 'response');
  await buffer(response);
  server.close();
}

/** Pages and handlers, and the actions, which Next loads when the first form of a page is sent. */
async function loadPages(build: string): Promise<void> {
  const folder = join(process.cwd(), build, 'server');
  const load = createRequire(join(folder, 'load-ahead.js'));
  const pages = pagesManifest.parse(load('./app-paths-manifest.json'));
  for (const file of Object.values(pages)) await load(`./${file}`);
  const actions = Object.values(actionsManifest.parse(load('./server-reference-manifest.json')).node);
  for (const [page, { moduleId }] of actions.flatMap(({ workers }) => Object.entries(workers))) {
    const built: BuiltPage = await load(`./${page}.js`);
    await built.__next_app__.require(moduleId);
  }
}

/**
 * Loads what Next leaves to the first request of its kind. By then `npm ci` may have taken the packages away beside the
 * running site, or put others in their place, and what could not be loaded once fails until the next start (decision 0224).
 * @param build its folder
 * @param answer Next's own answers
 */
export async function loadAhead(build: string, answer: RequestListener): Promise<void> {
  await askOnce(answer);
  await loadPages(build);
}
