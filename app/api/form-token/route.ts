import { siteSecret } from '@/lib/http/agreed-secret';
import { problemResponse } from '@/lib/http/problem';
import { signFormToken } from '@/lib/http/suspect-form';
import { refuseWrite } from '@/lib/http/write-guard';

/** A token that says when a visitor first touched a form. No two are the same, so it is never prerendered or cached. */
export async function POST(request: Request) {
  const refusal = refuseWrite(request);
  if (refusal) return problemResponse(refusal);

  const token = signFormToken(Date.now(), await siteSecret());
  return Response.json({ token }, { headers: { 'cache-control': 'no-store' } });
}
