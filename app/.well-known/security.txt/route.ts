import { securityText } from '@/lib/seo/crawlers';

export const dynamic = 'force-static';

/** Where a weakness can be reported (RFC 9116); not there until an operator says where. */
export function GET(): Response {
  const text = securityText();
  if (!text) return new Response('There is no security.txt here yet.\n', { status: 404 });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
