import { cacheHeaders } from '@/lib/http/cache-headers';

export const dynamic = 'force-static';

/** Names of `applicationDraftStore` and `reloadStore`. Storage that the browser refuses has kept nothing. */
const forgetDraft = `try {
  for (const name of ['application', 'application_reload']) sessionStorage.removeItem(name);
} catch {}
`;

/** Loaded by the confirmation of an application posted before the page's scripts ran (decision 0255). */
export const GET = () =>
  new Response(forgetDraft, {
    headers: { ...cacheHeaders, 'content-type': 'text/javascript; charset=utf-8' },
  });
