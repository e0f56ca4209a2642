import { afterEach, expect, test, vi } from 'vitest';
import { assessmentsEndpoint, eventsEndpoint } from '@/lib/paths';
import { idsInRequest, keptRecords, watched, watchOutbox } from './kept-records';

const batch = JSON.stringify({
  sessions: [
    { id: 's1', events: [{ id: 'e1' }, { id: 'e2' }], journey: [{ id: 'j1' }] },
    { id: 's2', events: [{ id: 'e3' }], journey: [] },
  ],
});

test('what a request carries is told by its kind', () => {
  expect(idsInRequest(eventsEndpoint, batch)).toEqual({ events: ['e1', 'e2', 'e3'], steps: ['j1'] });
  expect(idsInRequest(assessmentsEndpoint, '{"id":"a1"}')).toEqual({ assessments: ['a1'] });
  expect(idsInRequest('/elsewhere', '{"id":"a1"}')).toEqual({});
  expect(idsInRequest(eventsEndpoint, '[]')).toEqual({});
});

/** As much of a browser's storage as the outbox uses. */
class FakeStorage {
  readonly kept: Record<string, string> = {};
  getItem(key: string) {
    return this.kept[key] ?? null;
  }
  setItem(key: string, text: string) {
    this.kept[key] = text;
  }
  removeItem(key: string) {
    delete this.kept[key];
  }
}

afterEach(() => vi.unstubAllGlobals());

test('what entered the outbox and what has left it stays known', () => {
  vi.stubGlobal('Storage', class extends FakeStorage {});
  watchOutbox(watched);
  const storage = new Storage() as unknown as FakeStorage;
  const events = JSON.stringify({ path: eventsEndpoint, body: batch });
  storage.setItem('theme', 'dark');
  storage.setItem(`${watched.prefix}1`, events);
  storage.setItem(`${watched.prefix}2`, JSON.stringify({ path: assessmentsEndpoint, body: '{"id":"a1"}' }));
  storage.removeItem(`${watched.prefix}1`);
  storage.removeItem('theme');
  const { made, gone } = keptRecords(storage.kept);
  expect([...made]).toEqual([
    ['e1', 'events'],
    ['e2', 'events'],
    ['e3', 'events'],
    ['j1', 'steps'],
    ['a1', 'assessments'],
  ]);
  expect([...gone]).toEqual(['e1', 'e2', 'e3', 'j1']);
  expect(storage.kept).not.toHaveProperty([`${watched.prefix}1`]);
  expect(storage.kept).toHaveProperty([`${watched.prefix}2`]);
});
