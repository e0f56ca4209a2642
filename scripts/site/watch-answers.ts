import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sitePaths } from '@/content/site-paths';
import { endpoints } from '@/lib/endpoints';
import { env } from '@/lib/env';
import { type AnsweredRequest, inRequest, logCounted } from '@/lib/log';
import { countMetric } from '@/lib/metrics/counters';

/** Where a proxy says which request this is, and where the answer does. */
const requestIdHeader = 'x-request-id';

/**
 * As proxies make them: a UUID, or hexadecimal digits (nginx's `$request_id`). A visitor's proxy may pass on whatever the
 * visitor wrote, and it will stand in the log.
 */
const wellFormed = /^[0-9a-f]{16,64}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a request: the proxy's, if there is one that may be believed, else one of our own. */
export const requestIdOf = (given: string | undefined, trustedProxyHops: number): string =>
  trustedProxyHops > 0 && given !== undefined && wellFormed.test(given) ? given : randomUUID();

const knownAddresses = new Set<string>([...sitePaths, ...Object.values(endpoints)]);

/** What begins so is one thing to whoever counts. */
const families = ['/api/', '/_next/'];

/**
 * What a request is counted and logged under: an address of ours, or `…` for any other, of which there are as many as
 * clients like, and in which anything may stand.
 */
export function routeOf(method: string, target: string): string {
  const [path = ''] = target.split('?');
  if (knownAddresses.has(path)) return `${method} ${path}`;
  const family = families.find((start) => path.startsWith(start)) ?? '/';
  return `${method} ${family}…`;
}

/** What the log calls a request. @param path undefined where it asks for none */
export function nameRequest({ method = '', headers }: IncomingMessage, path = ''): AnsweredRequest {
  const given = headers[requestIdHeader]?.toString();
  return { requestId: requestIdOf(given, env().TRUSTED_PROXY_HOPS), route: routeOf(method, path) };
}

/** nginx's status for a client that left before it was answered: nobody was sent one. */
const CLIENT_LEFT = 499;

/** A page that does not exist is no news, nor a visitor who leaves. */
const isNews = (method: string, status: number) =>
  status !== CLIENT_LEFT && (status >= 500 || status === 401 || (status >= 400 && method === 'POST'));

/**
 * Names the request in what is refused or fails, and in the answer to whatever was sent. What a shared cache may keep
 * stays as it is: everybody would be told the id of the first.
 */
function nameInAnswer(response: ServerResponse, requestId: string, isSent: boolean): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status >= 400 || isSent) response.setHeader(requestIdHeader, requestId);
    return Reflect.apply(writeHead, response, [status, ...rest]);
  };
}

/** Counts each answer, and in the log what was refused or has failed, by route and status. */
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

/** As Node says it of a request whose body ended before its length. */
export const isBrokenUpload = (value: unknown) =>
  value instanceof Error && value.message === 'aborted' && 'code' in value && value.code === 'ECONNRESET';

/**
 * Next prints four lines for each upload that a visitor breaks off, which no limit counts and which is nobody's fault.
 * It offers no way to say otherwise but the console it writes to.
 */
export function shortenBrokenUploads(): void {
  const print = console.error.bind(console);
  console.error = (...words: unknown[]) =>
    words.some(isBrokenUpload) ? logCounted('uploads_broken_off') : print(...words);
}
