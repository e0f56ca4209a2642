import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { z } from 'zod';
import { listening } from './listening';

type Headers = Record<string, string | string[]>;

const handed = z.object({
  prerenders: z.array(
    z.object({
      pathname: z.string(),
      fallback: z
        .object({
          filePath: z.string(),
          initialHeaders: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
        })
        .optional(),
    }),
  ),
  staticFiles: z.array(z.object({ pathname: z.string(), filePath: z.string() })),
  beforeMiddleware: z.array(
    z.object({ sourceRegex: z.string(), headers: z.record(z.string(), z.string()).optional() }),
  ),
});

/**
 * A host that serves the pages of a build only as its adapter was given them: with a page's headers, the site's
 * headers, and files without headers of their own.
 * @param build the folder of a build made with `recording-adapter.mjs`
 */
export async function startSmallHost(build: string) {
  const { prerenders, staticFiles, beforeMiddleware } = handed.parse(
    JSON.parse(readFileSync(`${build}/handed-to-host.json`, 'utf8')),
  );
  const pages = new Map(prerenders.map(({ pathname, fallback }) => [pathname, fallback]));
  const files = new Map(staticFiles.map(({ pathname, filePath }) => [pathname, filePath]));
  const answerWith = (file: string, status: number, headers: Headers) => ({ file, status, headers });
  /** What is at an address: a page with its headers, a file without any, or the page of a 404. */
  function answerAt(pathname: string) {
    const page = pages.get(pathname);
    if (page) return answerWith(page.filePath, 200, page.initialHeaders);
    const file = files.get(pathname);
    const headers: Headers = (file ?? '').endsWith('.js')
      ? {}
      : { 'content-type': 'text/html; charset=utf-8' };
    return file ? answerWith(file, 200, headers) : answerWith(files.get('/404') ?? '', 404, headers);
  }
  const siteHeaders = (pathname: string): Headers =>
    Object.assign(
      {},
      ...beforeMiddleware
        .filter(({ sourceRegex }) => new RegExp(sourceRegex).test(pathname))
        .map(({ headers }) => headers),
    );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const { file, status, headers } = answerAt(pathname);
    response.writeHead(status, { ...siteHeaders(pathname), ...headers });
    response.end(readFileSync(file));
  });
  const { port, close } = await listening(server);
  return { origin: `http://127.0.0.1:${port}`, stop: close };
}
