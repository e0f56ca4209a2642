import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entryLimit } from '@/lib/browser/outbox';
import { assessmentsEndpoint, eventsEndpoint } from '@/lib/paths';
import { keptRecords, recordsInRequest, watched, watchOutbox } from './kept-records';
import { verdictOf } from './ledger';

const batch = JSON.stringify({
  sessions: [
    { id: 's1', events: [{ id: 'e1' }, { id: 'e2' }], journey: [{ id: 'j1' }] },
    { id: 's2', events: [{ id: 'e3' }], journey: [] },
  ],
});
const assessment = '{"id":"a1"}';

test('what a request carries is told by its kind', () => {
  expect(recordsInRequest(eventsEndpoint, batch)).toEqual([
    { kind: 'events', id: 'e1' },
    { kind: 'events', id: 'e2' },
    { kind: 'events', id: 'e3' },
    { kind: 'steps', id: 'j1' },
  ]);
  const kept = { kind: 'assessments', id: 'a1' };
  expect(recordsInRequest(assessmentsEndpoint, assessment)).toEqual([kept]);
  expect(recordsInRequest(`${assessmentsEndpoint}#refused`, assessment)).toEqual([kept]);
  expect(recordsInRequest('/elsewhere', 'no JSON')).toEqual([]);
  expect(recordsInRequest(eventsEndpoint, '[]')).toEqual([]);
});

test.each([
  [eventsEndpoint, 204, '', 'acknowledged'],
  [eventsEndpoint, 200, '{"refused":1}', 'refused'],
  [eventsEndpoint, 400, '', 'refused'],
  [eventsEndpoint, 429, '', 'none'],
  [eventsEndpoint, 503, '', 'none'],
  [assessmentsEndpoint, 200, '{"stored":true}', 'acknowledged'],
  [assessmentsEndpoint, 200, '{"stored":false}', 'none'],
  [assessmentsEndpoint, 200, '', 'none'],
  [assessmentsEndpoint, 409, '', 'refused'],
])('%s answered %i %s: %s', (path, status, text, verdict) => {
  expect(verdictOf(path, status, text)).toBe(verdict);
});

/** As much of a browser's storage as the outbox uses. Its keys are its own properties, as in a browser. */
class FakeStorage {
  [key: string]: unknown;
}
const shared = {
  getItem(this: FakeStorage, key: string) {
    return this[key] ?? null;
  },
  setItem(this: FakeStorage, key: string, text: string) {
    this[key] = text;
  },
  removeItem(this: FakeStorage, key: string) {
    delete this[key];
  },
};

type Kept = Record<string, string>;

let storage: Storage;
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  class BrowserStorage extends FakeStorage {}
  Object.assign(BrowserStorage.prototype, shared);
  for (const name of Object.keys(shared))
    Object.defineProperty(BrowserStorage.prototype, name, { enumerable: false, writable: true });
  vi.stubGlobal('Storage', BrowserStorage);
  storage = new BrowserStorage() as unknown as Storage;
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', { fetch: answer });
  watchOutbox(watched);
});
afterEach(() => vi.unstubAllGlobals());

const add = (id: string, path: string, body: string) =>
  storage.setItem(watched.prefix + id, JSON.stringify({ path, body }));
const known = () => keptRecords({ ...storage } as unknown as Kept);

test('what entered the outbox and what has left it stays known', () => {
  storage.setItem('theme', 'dark');
  add('1', eventsEndpoint, batch);
  add('2', assessmentsEndpoint, assessment);
  storage.removeItem(`${watched.prefix}1`);
  storage.removeItem('theme');
  const { made, left, dropped } = known();
  expect([...made]).toEqual([
    ['e1', 'events'],
    ['e2', 'events'],
    ['e3', 'events'],
    ['j1', 'steps'],
    ['a1', 'assessments'],
  ]);
  expect([...left]).toEqual(['e1', 'e2', 'e3', 'j1']);
  expect(dropped.size).toBe(0);
  expect(storage).not.toHaveProperty([`${watched.prefix}1`]);
  expect(storage).toHaveProperty([`${watched.prefix}2`]);
});

test('what leaves a box over its bounds is known as dropped', () => {
  add('1', eventsEndpoint, batch);
  for (let more = 0; more < entryLimit; more += 1) add(`more ${more}`, '/elsewhere', '{}');
  storage.removeItem(`${watched.prefix}1`);
  storage.removeItem(`${watched.prefix}more 1`);
  const { left, dropped } = known();
  expect([...dropped]).toEqual(['e1', 'e2', 'e3', 'j1']);
  expect(left).toEqual(dropped);
});

test('what was answered is known before the page hears of it, and the page hears all of it', async () => {
  answer.mockResolvedValueOnce(Response.json({ stored: true }));
  const heard = await window.fetch(assessmentsEndpoint, { method: 'POST', body: assessment });
  expect([...known().acknowledged]).toEqual(['a1']);
  expect(await heard.json()).toEqual({ stored: true });
  answer.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await window.fetch(eventsEndpoint, { method: 'POST', body: batch });
  expect(known().acknowledged.size).toBe(1);
  answer.mockResolvedValueOnce(new Response(null, { status: 400 }));
  await window.fetch(eventsEndpoint, { method: 'POST', body: batch });
  expect([...known().refused]).toEqual(['e1', 'e2', 'e3', 'j1']);
});
