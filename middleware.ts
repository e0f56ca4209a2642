import { type NextRequest, NextResponse } from 'next/server';
import { isInterface } from '@/lib/http/is-interface';
import { problem } from '@/lib/http/problem';
import { refuseWrite } from '@/lib/http/refuse-write';

/** Stands before every write and no page view: refuses what comes from other sites, or is too long, unparsed. */
export function middleware(request: NextRequest): Response {
  const { pathname } = request.nextUrl;
  const refusal = refuseWrite({ method: request.method, pathname, headers: request.headers });
  if (!refusal) return NextResponse.next();
  if (isInterface(pathname)) return problem(refusal);
  return new Response(refusal.message, { status: refusal.status });
}

// A matcher cannot ask for the method. These three headers are what makes Next run an action, or try to.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/api/:path*',
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    { source: '/:path*', has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }] },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'content-type', value: 'application/x-www-form-urlencoded.*' }],
    },
  ],
};
