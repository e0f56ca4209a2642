import { type NextRequest, NextResponse } from 'next/server';
import { type HttpProblem, refusalPrefix } from './lib/http/problem';
import { limitWrites } from './lib/http/rate-limit';
import { contentSecurityPolicy } from './lib/http/response-headers';
import { refuseMisdirected, refuseWrite } from './lib/http/write-guard';

/**
 * Runs before every form and before no page view: refuses what comes from another site or is too long, before it is
 * parsed. The file keeps a name that Next 16 deprecates (decision 0025).
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const refusal = refuseWrite(request);
  if (refusal) return refuseForm(refusal);
  if (request.method !== 'POST') return NextResponse.next();
  const misdirected = refuseMisdirected(request.headers);
  if (misdirected) return refuseForm(misdirected);
  // A server action cannot set a status, so this is the only place that can answer 429.
  const limit = await limitWrites('form', request.headers);
  return limit.ok ? NextResponse.next({ headers: policyOfAnswer(request) }) : refuseForm(limit);
}

const strictPolicy = { 'content-security-policy': contentSecurityPolicy() };

/** A page rendered in answer to a form without JavaScript has no policy of its own; a call of an action returns no page. */
const policyOfAnswer = ({ headers }: NextRequest) => (headers.has('next-action') ? undefined : strictPolicy);

/** As words that a visitor without JavaScript can read. Next passes only this exact content type on to the form. */
function refuseForm({ status, message, retryAfter }: HttpProblem): Response {
  const headers = new Headers({ 'content-type': 'text/plain', 'cache-control': 'no-store' });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return new Response(`${refusalPrefix}${message}`, { status, headers });
}

// A matcher cannot ask for the method. These three headers are what makes Next run an action, or try to. The API
// judges and limits its own requests: Next copies the body of whatever passes here, and a batch would take 1.7 times
// as long.
export const config = {
  runtime: 'nodejs',
  matcher: [
    { source: '/((?!api/).*)', has: [{ type: 'header', key: 'next-action' }] },
    {
      source: '/((?!api/).*)',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
    {
      source: '/((?!api/).*)',
      has: [{ type: 'header', key: 'content-type', value: 'application/x-www-form-urlencoded.*' }],
    },
  ],
};
