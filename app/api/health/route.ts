import { checkHealth } from '@/lib/health';

/**
 * For load balancers. `?ready=1` also checks the database: for an alarm, as all instances share the one, and a balancer
 * that asked would find none of them ready at once, though all have pages to serve.
 */
export async function GET(request: Request) {
  const asked = new URL(request.url).searchParams.get('ready') === '1' ? 'ready' : 'alive';

  const health = await checkHealth(asked);

  const status = health.status === 'ok' ? 200 : 503;
  return Response.json(health, { status, headers: { 'cache-control': 'no-store' } });
}
