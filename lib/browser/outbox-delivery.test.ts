import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addToOutbox, discardFromOutbox, outboxEntries, removeFromOutbox } from './outbox';
import { deliverAtOnce, deliverOutbox } from './outbox-delivery';

const path = '/api/assessments';
const ids = [uuidv7(), uuidv7(), uuidv7()];

beforeEach(() => {
  for (const id of ids) addToOutbox({ id, path, body: `{"id":"${id}"}` });
});

afterEach(() => {
  discardFromOutbox(path);
  vi.unstubAllGlobals();
});

/** What the server says to one request after the other. @returns the bodies it was sent */
function answerWith(...answers: (() => Response)[]): string[] {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(body);
    return answers.shift()?.() ?? new Response(null, { status: 204 });
  });
  return bodies;
}

const waiting = () => outboxEntries().map(({ id }) => ids.indexOf(id));
const answer = (status: number, headers?: Record<string, string>) => () =>
  new Response(null, { status, headers });

it('sends what waits, oldest first, and keeps nothing that was taken', async () => {
  const bodies = answerWith();
  expect(await deliverOutbox(path)).toBeNull();
  expect(bodies).toEqual(ids.map((id) => `{"id":"${id}"}`));
  expect(waiting()).toEqual([]);
});

it('sends each as it is by its turn: what is taken back or added to while another was sent', async () => {
  const [, takenBack = '', addedTo = ''] = ids;
  const bodies = answerWith(() => {
    removeFromOutbox(takenBack);
    addToOutbox({ id: addedTo, path, body: '{"added":true}' });
    return answer(204)();
  });
  expect(await deliverOutbox(path)).toBeNull();
  expect(bodies).toEqual([`{"id":"${ids[0]}"}`, '{"added":true}']);
  expect(waiting()).toEqual([]);
});

it.each([408, 429, 500, 502, 503, 504])(
  'keeps all from an answer of %d on, and stops there',
  async (status) => {
    const bodies = answerWith(answer(204), answer(status, { 'retry-after': '7' }));
    const problem = { code: status, retryAfter: 7, isFinal: false };
    expect(await deliverOutbox(path)).toEqual(problem);
    expect(bodies).toHaveLength(2);
    expect(waiting()).toEqual([1, 2]);
  },
);

it.each([400, 401, 403, 404, 409, 413, 415, 422])(
  'drops what is answered with %d, says so, and goes on',
  async (status) => {
    answerWith(answer(204), answer(status));
    const problems = vi.fn();
    expect(await deliverOutbox(path, problems)).toBeNull();
    expect(problems).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: ids[1] }), {
      code: status,
      retryAfter: 0,
      isFinal: true,
    });
    expect(waiting()).toEqual([]);
  },
);

it.each<[what: string, reply: () => Response, code: string]>([
  ['no database', () => Response.json({ stored: false }), 'NOT_STORED'],
  ['an answer that cannot be read', () => new Response('<html>'), 'SyntaxError'],
  [
    'a network that is away',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'TypeError',
  ],
])('keeps all behind %s', async (_, reply, code) => {
  answerWith(reply);
  expect(await deliverOutbox(path)).toEqual({ code, retryAfter: 0, isFinal: false });
  expect(waiting()).toEqual([0, 1, 2]);
});

it.each([
  ['cannot let a request outlive the page', {}, answer(204), ids.length],
  ['can, and does', { keepalive: true }, answer(204), 0],
  [
    'can, and will not this time',
    { keepalive: true },
    () => {
      throw new TypeError('Failed to fetch');
    },
    ids.length,
  ],
])('a browser that %s sends as many beacons as are needed', async (_, prototype, reply, beacons) => {
  answerWith(...ids.map(() => reply));
  const sendBeacon = vi.fn((_path: string, _body: Blob) => true);
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('Request', { prototype });
  deliverAtOnce(path);
  await vi.waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(beacons), 60_000);
  await new Promise((resolve) => setTimeout(resolve));
  expect(sendBeacon).toHaveBeenCalledTimes(beacons);
  const bodies = await Promise.all(sendBeacon.mock.calls.map(([, body]) => body.text()));
  expect(bodies).toEqual(ids.slice(0, beacons).map((id) => `{"id":"${id}"}`));
});
