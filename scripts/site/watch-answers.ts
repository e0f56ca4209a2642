import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sitePaths } from '@/content/site-paths';
import { endpoints } from '@/lib/endpoints';
import { env } from '@/lib/env';
import { type AnsweredRequest, inRequest, logCounted } from '@/lib/log';
import { countMetric } from '@/lib/metrics/counters';

/** The header in which a proxy names the request, and in which the answer does. */
const requestIdHeader = 'x-request-id';

/**
 * Ids as proxies make them: a UUID, or hexadecimal digits (nginx's `$request_id`). A proxy may pass on whatever the
 * visitor wrote, and it will be in the log.
 */
const wellFormed = /^[0-9a-f]{16,64}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a request: the proxy's, if a trusted proxy gave a well-formed one, and otherwise one of our own. */
export const requestIdOf = (given: string | undefined, trustedProxyHops: number): string =>
  trustedProxyHops > 0 && given !== undefined && wellFormed.test(given) ? given : randomUUID();

const knownAddresses = new Set<string>([...sitePaths, ...Object.values(endpoints)]);

/** All addresses that begin with one of these are counted as one. */
const families = ['/api/', '/_next/'];

/**
 * The name under which a request is counted and logged: one of our addresses, or `…` for all others, because clients
 * can invent as many as they like, with anything in them.
 */
export function routeOf(method: string, target: string): string {
  const [path = ''] = target.split('?');
  if (knownAddresses.has(path)) return `${method} ${path}`;
  const family = families.find((start) => path.startsWith(start)) ?? '/';
  return `${method} ${family}…`;
}

/** What the log calls a request. @param path undefined where the request has none */
export function nameRequest({ method = '', headers }: IncomingMessage, path = ''): AnsweredRequest {
  const given = headers[requestIdHeader]?.toString();
  return { requestId: requestIdOf(given, env().TRUSTED_PROXY_HOPS), route: routeOf(method, path) };
}

/** nginx's status for a client that left before it was answered; it is never sent. */
const CLIENT_LEFT = 499;

/** Neither a page that does not exist nor a visitor who leaves is worth logging. */
const isNews = (method: string, status: number) =>
  status !== CLIENT_LEFT && (status >= 500 || status === 401 || (status >= 400 && method === 'POST'));

/**
 * Adds the request's id to every answer that refuses or fails, and to every answer to a POST. Answers that a shared
 * cache may keep stay without it: everybody would get the id of the first request.
 */
function nameInAnswer(response: ServerResponse, requestId: string, isSent: boolean): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status >= 400 || isSent) response.setHeader(requestIdHeader, requestId);
    return Reflect.apply(writeHead, response, [status, ...rest]);
  };
}

/** Counts each answer by route and status, and logs those that refuse or fail. */
export function watchAnswer(
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  named: AnsweredRequest,
): void {
  nameInAnswer(response, named.requestId, method === 'POST');
  response.once('close', () => {
    const status = response.headersSent ? response.statusCode : CLIENT_LEFT;
    const { route } = named;
    countMetric('requests', { route, status });
    if (isNews(method, status)) inRequest(named, () => logCounted('request_refused', { route, status }));
  });
}

/** Node's error for a request whose body ended before its announced length. */
export const isBrokenUpload = (value: unknown) =>
  value instanceof Error && value.message === 'aborted' && 'code' in value && value.code === 'ECONNRESET';

/** The errors about a text that is no JSON, or no number, whose messages repeat it or its first letters. */
const quotesText = (value: unknown) =>
  value instanceof SyntaxError && /(is not valid JSON|to a BigInt)$/.test(value.message);

/** What Next says of an action that this build does not have, mostly with the name that the client gave it. */
const namesUnknownAction = (value: unknown) =>
  value instanceof Error &&
  /^(Failed to find Server Action|The Server Reference ID did not match|Invalid Server Actions request)/.test(
    value.message,
  );

/**
 * What Next says of a body that `middleware.ts` refuses, counts and logs, with the address as it was sent; and of a form
 * without `Origin`, as programs send it, which is marked where it is stored (decision 0038).
 */
const isToldAlready = (value: unknown) =>
  typeof value === 'string' &&
  /Request body exceeded .+ for \/|Missing `origin` header from a forwarded Server Actions/.test(value);

/**
 * Next prints four lines for each upload that a visitor breaks off, which nothing limits and which is nobody's fault,
 * letters of what an action was called with where it cannot read that, the name and a stack of each action that it
 * does not know, and the whole address of a body that is too long. The only way to change this is the console to which
 * it writes.
 */
export function shortenNextsErrors(): void {
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      if (words.some(isBrokenUpload)) return logCounted('uploads_broken_off');
      if (words.some(quotesText)) return logCounted('request_refused', { code: 'UNREADABLE' });
      if (words.some(namesUnknownAction)) return logCounted('request_refused', { code: 'UNKNOWN_ACTION' });
      if (words.some(isToldAlready)) return;
      print(...words);
    };
  }
}
