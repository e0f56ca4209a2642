import { signFormToken } from '@/lib/http/form-token';
import { siteSecret } from '@/lib/http/site-secret';

/** A token that says when a visitor first touched a form; never the same twice, so never prerendered or kept. */
export async function POST() {
  const token = signFormToken(Date.now(), await siteSecret());
  return Response.json({ token }, { headers: { 'cache-control': 'no-store' } });
}
