import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import type { HeaderReader } from '@/lib/http/request-headers';

/** Divided by what became of each, as a closed list, or by labels of which nobody can say all values. */
type CounterRow = { name: string; help: string } & (
  | { outcomes: readonly string[] }
  | { labels: readonly string[] }
);

/** What is counted: its name for the collector, what it means, and what divides it. */
export const counters = {
  requests: {
    name: 'site_http_requests_total',
    help: 'Requests answered, by route and status.',
    labels: ['route', 'status'],
  },
  events: {
    name: 'site_events_total',
    help: 'Events of visits: accepted as readable, refused for good, stored.',
    outcomes: ['accepted', 'stored', 'refused'],
  },
  assessments: {
    name: 'site_assessments_total',
    help: 'Assessments answered: stored, to be sent again later, refused.',
    outcomes: ['stored', 'later', 'refused'],
  },
  applications: {
    name: 'site_applications_total',
    help: 'Job applications: stored, or not.',
    outcomes: ['stored', 'not_stored'],
  },
} as const satisfies Record<string, CounterRow>;

export type CounterName = keyof typeof counters;

/** Only names of ours: a label that visitors could invent as often as they like would fill the memory. */
export type Labels<Name extends CounterName> = (typeof counters)[Name] extends {
  outcomes: readonly (infer Outcome extends string)[];
}
  ? { outcome: Outcome }
  : { route: string; status: number };

type Metrics = {
  count(name: CounterName, labels: Record<string, string | number>, amount: number): void;
  /** In Prometheus' format. */
  text(): Promise<string>;
  contentType: string;
};

declare global {
  // On globalThis: the server has another copy of this module than the pages have.
  var siteMetrics: Metrics | undefined;
}

/** Counts, if somebody collects the counts; otherwise nothing happens. */
export function countMetric<Name extends CounterName>(name: Name, labels: Labels<Name>, amount = 1): void {
  if (amount > 0) globalThis.siteMetrics?.count(name, labels, amount);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes the same time whatever was sent. */
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));

/**
 * What this process has counted, for whoever knows the token. `unset`: nobody collects it here. `refused`: the token
 * is missing or wrong.
 */
export async function readMetrics(
  headers: HeaderReader,
): Promise<'unset' | 'refused' | { text: string; contentType: string }> {
  const { METRICS_TOKEN } = env();
  const metrics = globalThis.siteMetrics;
  if (!METRICS_TOKEN || !metrics) return 'unset';
  // The word before the token may be in upper or lower case (RFC 9110).
  const given = headers.get('authorization')?.replace(/^bearer /i, 'Bearer ') ?? '';
  if (!isSame(given, `Bearer ${METRICS_TOKEN}`)) return 'refused';
  return { text: await metrics.text(), contentType: metrics.contentType };
}
