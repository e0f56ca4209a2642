import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import type { HeaderReader } from '@/lib/http/client-address';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** In the same time whatever was sent. */
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));

/**
 * What this process has counted, for whoever knows the token. `unset`: nobody collects it here. `refused`: the token is
 * missing or another.
 */
export async function readMetrics(
  headers: HeaderReader,
): Promise<'unset' | 'refused' | { text: string; contentType: string }> {
  const { METRICS_TOKEN } = env();
  const metrics = globalThis.siteMetrics;
  if (!METRICS_TOKEN || !metrics) return 'unset';
  if (!isSame(headers.get('authorization') ?? '', `Bearer ${METRICS_TOKEN}`)) return 'refused';
  return { text: await metrics.text(), contentType: metrics.contentType };
}
