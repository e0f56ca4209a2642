/**
 * Next calls this in each process before it answers: the first visitor's token has the secret all instances share, and
 * leads begin to leave.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { siteSecret } = await import('@/lib/http/site-secret');
  await siteSecret();
  // Builds call it too, and deliver nothing.
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  const { startLeadWorker } = await import('@/lib/leads/lead-worker');
  startLeadWorker();
}
