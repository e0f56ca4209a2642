/**
 * Next calls this in each process before it answers: what is counted and traced begins, the first visitor's token has the
 * secret all instances share, and leads begin to leave.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // Builds call it too, and deliver nothing.
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
  if (!isBuild) await observe();
  const { siteSecret } = await import('@/lib/http/site-secret');
  await siteSecret();
  if (isBuild) return;
  const { startLeadWorker } = await import('@/lib/leads/lead-worker');
  startLeadWorker();
}

/** Each is loaded only where it is wanted. */
async function observe(): Promise<void> {
  const { env } = await import('@/lib/env');
  const { METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT } = env();
  if (METRICS_TOKEN) (await import('@/lib/metrics/registry')).startMetrics();
  if (OTEL_EXPORTER_OTLP_ENDPOINT) (await import('@/lib/tracing')).startTracing();
}
