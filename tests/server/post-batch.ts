import type { Batch } from '@/lib/analytics/batch-schema';
import { eventsEndpoint } from '@/lib/paths';
import { type Answer, send } from './send';
import type { Site } from './site';

type Headers = Record<string, string>;

/** What Firefox sends with a batch of one of our pages. */
export const browserHeaders = ({ origin }: Site): Headers => ({
  origin,
  'sec-fetch-site': 'same-origin',
  'accept-language': 'en-US,en;q=0.5',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'content-type': 'application/json',
});

/** Any body, with exactly these headers. */
export const postBody = (site: Site, body: string | Uint8Array, headers: Headers): Promise<Answer> =>
  send(site.origin + eventsEndpoint, { method: 'POST', headers, body });

/** A batch as a browser sends it; some headers may be others. */
export const postBatch = (site: Site, batch: Batch, headers: Headers = {}): Promise<Answer> =>
  postBody(site, JSON.stringify(batch), { ...browserHeaders(site), ...headers });

/** The fields an answer blames, and what it says of all. */
export function blame({ body }: Answer): { error: string; fields: string[]; messages: string[] } {
  const { error, issues = [] } = JSON.parse(body.toString());
  return {
    error,
    fields: issues.map(({ field }: { field: string }) => field),
    messages: issues.map(({ message }: { message: string }) => message),
  };
}
