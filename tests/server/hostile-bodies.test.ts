import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsEndpoint } from '@/lib/paths';
import { send } from './send';
import { type Site, startSite } from './site';
import { api } from './writes';

const manyEvents = JSON.stringify({ sessions: [{ events: Array(20_000).fill({}), journey: [] }] });

let site: Site;
beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXY_HOPS: '1' });
});
afterAll(() => site.stop());

it.each([
  ['batches of 20,000 events', '203.0.113.1', eventsEndpoint, manyEvents, 'application/json', 400, 100],
  ['half batches', '203.0.113.2', eventsEndpoint, '{"sessions":', 'application/json', 400, 100],
  ['half assessments', '203.0.113.3', api.path, '{"answers":', 'application/json', 400, 5],
  ['texts that are no JSON', '203.0.113.4', api.path, 'x', 'text/plain', 415, 5],
])(
  '%s are refused unread long before as many as could be read',
  // From an address of its own: what one has used up is used up for the next test too.
  async (_what, address, path, body, type, status, most) => {
    const statuses: (number | undefined)[] = [];
    for (let sent = 0; sent <= most; sent += 1) {
      const headers = { 'content-type': type, 'x-forwarded-for': address };
      statuses.push((await send(site.origin + path, { method: 'POST', headers, body })).status);
    }
    expect(statuses).toEqual([...Array(most).fill(status), 429]);
  },
);
