import { expect, it } from 'vitest';
import { eventsEndpoint } from '@/lib/paths';
import { send } from './send';
import { startSite } from './site';
import { api } from './writes';

const manyEvents = JSON.stringify({ sessions: [{ events: Array(20_000).fill({}), journey: [] }] });

it.each([
  ['batches of 20,000 events', eventsEndpoint, manyEvents, 'application/json', 400, 100],
  ['half batches', eventsEndpoint, '{"sessions":', 'application/json', 400, 100],
  ['half assessments', api.path, '{"answers":', 'application/json', 400, 5],
  ['texts that are no JSON', api.path, 'x', 'text/plain', 415, 5],
])(
  '%s are refused unread long before as many as could be read',
  async (_what, path, body, type, status, most) => {
    // A site of its own: what the address has used up is used up for the next test too.
    const site = await startSite();
    const statuses: (number | undefined)[] = [];
    for (let sent = 0; sent <= most; sent += 1) {
      const headers = { 'content-type': type };
      statuses.push((await send(site.origin + path, { method: 'POST', headers, body })).status);
    }
    expect(statuses).toEqual([...Array(most).fill(status), 429]);
    await site.stop();
  },
);
