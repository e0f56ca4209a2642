/**
 * Next calls this in each process before it answers requests: counting and tracing start, the secret that all
 * instances share is fetched for the first visitor's token, and leads begin to be delivered.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { siteSecret } = await import('@/lib/http/agreed-secret');
  // Builds call it too, and must not deliver anything.
  if (process.env.NEXT_PHASE === 'phase-production-build') return void (await siteSecret());
  const { METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT } = (await import('@/lib/env')).envOrExit();
  // Each is loaded only if it is used.
  if (METRICS_TOKEN) (await import('@/lib/metrics/registry')).startMetrics();
  if (OTEL_EXPORTER_OTLP_ENDPOINT) (await import('@/lib/tracing')).startTracing();
  await siteSecret();
  const { startLeadWorker } = await import('@/lib/leads/deliver-leads');
  startLeadWorker();
}
