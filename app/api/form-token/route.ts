import { signFormToken } from '@/lib/http/form-token';
import { problem } from '@/lib/http/problem';
import { refuseWrite } from '@/lib/http/refuse-write';
import { siteSecret } from '@/lib/http/site-secret';

/** A token that says when a visitor first touched a form; never the same twice, so never prerendered or kept. */
export async function POST(request: Request) {
  const refusal = refuseWrite(request);
  if (refusal) return problem(refusal);

  const token = signFormToken(Date.now(), await siteSecret());
  return Response.json({ token }, { headers: { 'cache-control': 'no-store' } });
}
