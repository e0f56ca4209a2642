import type { ServerResponse } from 'node:http';
import { afterAll, expect, it, vi } from 'vitest';
import { startLeadWorker, stopLeadWorker } from '@/lib/leads/deliver-leads';
import { startLeadReceiver } from '../support/lead-receiver';
import { deliveriesOf, storeLead } from '../support/leads';
import { siteDatabase } from '../support/site-database';

const database = siteDatabase();
vi.spyOn(console, 'error').mockImplementation(() => {});
const receiver = await startLeadReceiver();
afterAll(() => receiver.close());
process.env.LEAD_WEBHOOK_URL = receiver.url;
process.env.LEAD_WEBHOOK_FORMAT = 'slack';

it('delivers what waits, many turns of it, and lets what is under way end when it is stopped', async () => {
  const ids = await Promise.all(Array.from({ length: 25 }, () => storeLead(['webhook'])));
  const held: ServerResponse[] = [];
  receiver.answerWith((_, response) => {
    if (receiver.received.length < ids.length) response.writeHead(204).end();
    else held.push(response);
  });
  startLeadWorker();
  await receiver.hasReceived(ids.length);
  const stopped = stopLeadWorker();
  for (const response of held) response.end();
  await stopped;
  const states = await Promise.all(ids.map((id) => deliveriesOf(database.current.sql, id)));
  expect(new Set(states.flat().map(({ state }) => state))).toEqual(new Set(['delivered']));

  const later = await storeLead(['webhook']);
  expect(await deliveriesOf(database.current.sql, later)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
});

it('is one, however often it is started', async () => {
  receiver.answerWith((_, response) => response.writeHead(204).end());
  startLeadWorker();
  const first = globalThis.leadWorker;
  startLeadWorker();
  expect(globalThis.leadWorker).toBe(first);
  await receiver.hasReceived(1);
  await stopLeadWorker();
  expect(receiver.received).toHaveLength(1);
});
