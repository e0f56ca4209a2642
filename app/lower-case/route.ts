import type { NextRequest } from 'next/server';

/** An address with capitals, which next.config.ts sends here: the page has one address, in lower case. */
export function GET({ nextUrl: { pathname, search } }: NextRequest): Response {
  const address = pathname.toLowerCase();
  if (address === pathname) return new Response('Nothing stands at this address.\n', { status: 404 });
  return new Response(null, { status: 308, headers: { location: address + search } });
}
