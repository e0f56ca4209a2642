import { cacheHeaders } from '@/lib/http/response-headers';
import { securityText } from '@/lib/seo/crawlers';

export const dynamic = 'force-static';

/** Where a weakness can be reported (RFC 9116); missing until an operator says where. */
export function GET(): Response {
  const text = securityText();
  if (!text) {
    const headers = { 'cache-control': 'no-store' };
    return new Response('There is no security.txt here yet.\n', { status: 404, headers });
  }
  return new Response(text, { headers: { ...cacheHeaders, 'content-type': 'text/plain; charset=utf-8' } });
}
