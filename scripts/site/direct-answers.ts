import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { receiveEvents } from '@/lib/analytics/receive-events';
import { env } from '@/lib/env';
import { headerReader } from '@/lib/http/request-headers';
import { eventsEndpoint } from '@/lib/paths';
import { brotliOf } from '@/scripts/page-data/brotli-ahead';
import { answerCache } from './answer-cache';

/** What this process answers by itself, before Next. */
export type DirectAnswers = {
  /** @returns false where Next has to answer */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Resolves once the work that answers have left behind is done. */
  ended(): Promise<void>;
};

const header = z.object({ key: z.string(), value: z.string() });
const row = z.object({ regex: z.string(), has: z.array(z.object({ type: z.string() })).default([]) });

/** The part that we use of what Next writes down about a build's addresses. */
const routesManifest = z.object({
  headers: z.array(row.extend({ headers: z.array(header) })),
  redirects: z.array(row),
  rewrites: z.object({ beforeFiles: z.array(row), afterFiles: z.array(row), fallback: z.array(row) }),
});

type Routes = z.infer<typeof routesManifest>;

const routesOf = (build: string): Routes =>
  routesManifest.parse(JSON.parse(readFileSync(join(build, 'routes-manifest.json'), 'utf8')));

/** The headers that a build adds to each answer at an address. */
const headersOf = ({ headers }: Routes, path: string) =>
  headers
    .filter(({ regex }) => new RegExp(regex).test(path))
    .flatMap((matching) => matching.headers.map(({ key, value }): [string, string] => [key, value]));

/** Tells for which paths a build looks at the query. */
function queryReader({ redirects, rewrites }: Routes): (path: string) => boolean {
  const rows = [redirects, ...Object.values(rewrites)].flat();
  const reading = rows.filter(({ has }) => has.some(({ type }) => type === 'query'));
  const patterns = reading.map(({ regex }) => new RegExp(regex));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

async function send(response: ServerResponse, answer: Response, headers: [string, string][]): Promise<void> {
  for (const [name, value] of headers) response.setHeader(name, value);
  answer.headers.forEach((value, name) => void response.setHeader(name, value));
  response.writeHead(answer.status);
  response.end(answer.body ? Buffer.from(await answer.arrayBuffer()) : undefined);
}

/** Answers batches of events as their route does, which calls the same function. */
function eventsAnswers(headers: [name: string, value: string][]): DirectAnswers {
  const working = new Set<Promise<void>>();
  const later = (work: () => Promise<void>) => {
    const done = work().finally(() => working.delete(done));
    working.add(done);
  };
  return {
    async answer(request, response) {
      const { method = '', url, headers: sent } = request;
      if (method !== 'POST' || url !== eventsEndpoint) return false;
      const write = { method, url: `http://localhost${url}`, headers: headerReader(sent), body: request };
      await send(response, await receiveEvents(write, later), headers);
      return true;
    },
    ended: async () => void (await Promise.all(working)),
  };
}

const none: DirectAnswers = { answer: async () => false, ended: async () => {} };

/**
 * Answers with pages and scripts of a build that were sent before, and accepts batches of events: both are what a
 * visit asks for most, and with Next they would take longer than everything else (decision 0160). Must be loaded after
 * Next is ready, because parts of it look for what Next sets up.
 * @param build its folder; undefined where the sources are served, which may change with each request
 */
export function directAnswers(build: string | undefined): DirectAnswers {
  // Traces show only what Next answers.
  if (build === undefined || env().OTEL_EXPORTER_OTLP_ENDPOINT) return none;
  const routes = routesOf(build);
  const events = eventsAnswers(headersOf(routes, eventsEndpoint));
  const answerFromCache = answerCache({ readsQuery: queryReader(routes), brotliOf: brotliOf(build) });
  return {
    answer: async (request, response) =>
      answerFromCache(request, response) || events.answer(request, response),
    ended: events.ended,
  };
}
