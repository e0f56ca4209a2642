/**
 * Next calls this in each process before it answers: what is counted and traced begins, the first visitor's token has the
 * secret all instances share, and leads begin to leave.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { siteSecret } = await import('@/lib/http/suspect-form');
  // Builds call it too, and deliver nothing.
  if (process.env.NEXT_PHASE === 'phase-production-build') return void (await siteSecret());
  const { METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT } = (await import('@/lib/env')).envOrExit();
  // Each is loaded only where it is wanted.
  if (METRICS_TOKEN) (await import('@/lib/metrics/registry')).startMetrics();
  if (OTEL_EXPORTER_OTLP_ENDPOINT) (await import('@/lib/tracing')).startTracing();
  await siteSecret();
  const { startLeadWorker } = await import('@/lib/leads/deliver-leads');
  startLeadWorker();
}
