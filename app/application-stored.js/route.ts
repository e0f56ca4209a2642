import { forgetApplicationScript } from '@/lib/careers/forget-application';
import { cacheHeaders } from '@/lib/http/cache-headers';

export const dynamic = 'force-static';

/** Loaded by the confirmation of an application posted before the page's scripts ran (decision 0255). */
export const GET = () =>
  new Response(forgetApplicationScript, {
    headers: { ...cacheHeaders, 'content-type': 'text/javascript; charset=utf-8' },
  });
