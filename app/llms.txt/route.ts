import { cacheHeaders } from '@/lib/http/response-headers';
import { llmsText } from '@/lib/seo/page-markdown';

export const dynamic = 'force-static';

/** What the site contains, for programs that read it instead of showing it. */
export const GET = () =>
  new Response(llmsText(), { headers: { ...cacheHeaders, 'content-type': 'text/plain; charset=utf-8' } });
