import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { receiveEvents } from '@/lib/analytics/receive-events';
import { eventsEndpoint } from '@/lib/paths';
import type { DirectAnswers } from './direct-answers';

const routesManifest = z.object({
  headers: z.array(
    z.object({ regex: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
});

/** The headers that a build gives each answer at an address. */
function headersOfBuild(build: string, path: string): [name: string, value: string][] {
  const manifest = JSON.parse(readFileSync(join(build, 'routes-manifest.json'), 'utf8'));
  return routesManifest
    .parse(manifest)
    .headers.filter(({ regex }) => new RegExp(regex).test(path))
    .flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value]));
}

async function send(response: ServerResponse, answer: Response, headers: [string, string][]): Promise<void> {
  for (const [name, value] of headers) response.setHeader(name, value);
  answer.headers.forEach((value, name) => void response.setHeader(name, value));
  response.writeHead(answer.status);
  response.end(answer.body ? Buffer.from(await answer.arrayBuffer()) : undefined);
}

/**
 * Answers batches of events before Next, which takes longer for its part of each than reading and storing it does. What
 * is answered is the same: the route of a host that knows only Next calls the same function.
 * @param build its folder
 */
export function eventsAnswerer(build: string): DirectAnswers {
  const headers = headersOfBuild(build, eventsEndpoint);
  const working = new Set<Promise<void>>();
  const later = (work: () => Promise<void>) => {
    const done = work().finally(() => working.delete(done));
    working.add(done);
  };
  return {
    async answer(request, response) {
      const { method = '', url } = request;
      if (method !== 'POST' || url !== eventsEndpoint) return false;
      const reader = { get: (name: string) => request.headers[name]?.toString() ?? null };
      const write = { method, url: `http://localhost${url}`, headers: reader, body: request };
      await send(response, await receiveEvents(write, later), headers);
      return true;
    },
    ended: async () => void (await Promise.all(working)),
  };
}
