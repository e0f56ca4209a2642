/** Next calls this in each process before it answers: the first visitor's token has the secret all instances share. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { siteSecret } = await import('@/lib/http/site-secret');
  await siteSecret();
}
