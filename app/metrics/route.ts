import { readMetrics } from '@/lib/metrics/counters';

/** What this process has counted, in Prometheus' format, for whoever has METRICS_TOKEN; 404 where that is not set. */
export async function GET(request: Request) {
  const metrics = await readMetrics(request.headers);

  const headers = { 'cache-control': 'no-store' };
  if (metrics === 'unset') return new Response('Not found.', { status: 404, headers });
  if (metrics === 'refused') {
    return new Response('The token is missing or wrong.', {
      status: 401,
      headers: { ...headers, 'www-authenticate': 'Bearer' },
    });
  }
  return new Response(metrics.text, { headers: { ...headers, 'content-type': metrics.contentType } });
}
