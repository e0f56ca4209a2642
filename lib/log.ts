import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';
import { logLevel } from './env';

/** Every kind of log line, and its level. */
const levels = {
  address_unknown: 'warn',
  application_not_stored: 'error',
  assessment_lost: 'error',
  database_away: 'error',
  database_back: 'info',
  database_refused_data: 'error',
  database_still_away: 'error',
  database_unset: 'error',
  embedded_database_ended: 'error',
  embedded_database_not_started: 'error',
  embedded_database_started_again: 'warn',
  events_refused: 'warn',
  'Failed to get location data:': 'warn',
  lead_given_up: 'error',
  lead_not_delivered: 'warn',
  lead_worker_failed: 'error',
  maintenance_failed: 'error',
  provider_event_not_believed: 'warn',
  provider_event_not_understood: 'warn',
  proxy_address: 'warn',
  proxy_hops: 'warn',
  proxy_host: 'warn',
  request_failed: 'error',
  request_refused: 'warn',
  traces_not_sent: 'warn',
  uploads_broken_off: 'info',
} as const satisfies Record<string, 'error' | 'warn' | 'info'>;

export type LogEvent = keyof typeof levels;

/** What may be in the log: codes, counts and names of our own, never what a visitor wrote. */
type Details = Record<string, string | number | boolean | undefined>;

/** Which request a line is about. The route is a name of ours, never an address as it was sent. */
export type AnsweredRequest = { requestId: string; route: string };

declare global {
  // On globalThis: the server has another copy of this module than the pages have.
  var answeredRequest: AsyncLocalStorage<AnsweredRequest> | undefined;
  var outsideOfRequests: ReturnType<typeof AsyncLocalStorage.snapshot> | undefined;
}

globalThis.answeredRequest ??= new AsyncLocalStorage();
const answered = globalThis.answeredRequest;
// A request may be the first to load this module: without `exit`, lines that belong to no request would name that one.
globalThis.outsideOfRequests ??= answered.exit(() => AsyncLocalStorage.snapshot());
const outside = globalThis.outsideOfRequests;

/** Runs work so that each line it logs, however deep, names this request. */
export const inRequest = <Value>(request: AnsweredRequest, work: () => Value): Value =>
  answered.run(request, work);

/** Runs work on behalf of no request, or of several. What it starts keeps nothing of the request it was called in. */
export const outsideRequests = <Value>(work: () => Value): Value => outside(work);

/** Through the console, so that our lines and Next's stay in order, and whatever wraps the console sees both. */
const stderr = { write: (line: string) => console.error(line.trimEnd()) };

/** Created with the first line, because the `.env` files may not have been read before. */
let writer: pino.Logger | undefined;

const logger = () => {
  writer ??= pino(
    {
      level: logLevel(),
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      mixin: () => answered.getStore() ?? {},
      // A line that already names a request or a route keeps its own.
      mixinMergeStrategy: (line, request) => ({ ...request, ...line }),
    },
    stderr,
  );
  return writer;
};

/** Writes one line of JSON to stderr, where a host's log collector finds it. */
export function log(event: LogEvent, details: Details = {}): void {
  logger()[levels[event]]({ event, ...details });
}

/** Milliseconds during which an event that happens again is only counted. */
const WINDOW_MS = 60_000;

/** How many of the latest requests are named for events that were only counted. */
const NAMED_REQUESTS = 10;

type Counted = { event: LogEvent; details: Details; count: number; requestIds: string[] };

declare global {
  // On globalThis: a bundler may give each route its own copy of this module, and each would log the event at once.
  var countedLines: Map<string, Counted> | undefined;
}

function counts(): Map<string, Counted> {
  globalThis.countedLines ??= new Map();
  return globalThis.countedLines;
}

/**
 * The same for an event that any visitor can cause as often as they like: logged at once, and while it continues once
 * a minute, with how often it happened and for which requests. With `LOG_LEVEL=debug` each one has a line of its own.
 */
export function logCounted(event: LogEvent, details: Details = {}, count = 1): void {
  const key = JSON.stringify([event, details]);
  const known = counts().get(key);
  if (!known) {
    log(event, { ...details, count });
    openWindow(key, { event, details, count: 0, requestIds: [] });
    return;
  }
  logger().debug({ event, ...details, count });
  known.count += count;
  const { requestId } = answered.getStore() ?? {};
  if (requestId) known.requestIds = [...known.requestIds.slice(1 - NAMED_REQUESTS), requestId];
}

function openWindow(key: string, counted: Counted): void {
  counts().set(key, counted);
  // Outside of the request that opened the window, because the line that closes it is about others.
  outsideRequests(() => setTimeout(() => closeWindow(key), WINDOW_MS).unref());
}

function closeWindow(key: string): void {
  const counted = counts().get(key);
  counts().delete(key);
  if (!counted || counted.count === 0) return;
  const { event, details, count, requestIds } = counted;
  logger()[levels[event]]({ event, ...details, count, ...(requestIds.length > 0 && { requestIds }) });
  openWindow(key, { event, details, count: 0, requestIds: [] });
}
