import { applicationDraftKey, applicationReloadKey } from '@/lib/careers/application-draft';
import { cacheHeaders } from '@/lib/http/response-headers';

export const dynamic = 'force-static';

/** For a page that React does not take over. Storage that the browser refuses has kept nothing. */
const forgetApplicationScript = `try {
  for (const name of ${JSON.stringify([applicationDraftKey, applicationReloadKey])}) sessionStorage.removeItem(name);
} catch {}
`;

/** Loaded by the confirmation of an application posted before the page's scripts ran (decision 0255). */
export const GET = () =>
  new Response(forgetApplicationScript, {
    headers: { ...cacheHeaders, 'content-type': 'text/javascript; charset=utf-8' },
  });
