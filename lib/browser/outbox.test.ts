import { describe, expect, test } from 'vitest';
import { assessmentsEndpoint, eventsEndpoint } from '@/lib/paths';
import { entriesToDrop, type SizedEntry } from './outbox';

const entry = (path: string, size: number) => (_: unknown, index: number) => ({
  id: `${path} ${index}`,
  path,
  size,
});
const assessments = (count: number, size = 1000): SizedEntry[] =>
  Array.from({ length: count }, entry(assessmentsEndpoint, size));
const events = (count: number, size = 1000): SizedEntry[] =>
  Array.from({ length: count }, entry(eventsEndpoint, size));
const ids = (entries: SizedEntry[]) => entriesToDrop(entries).map(({ id }) => id);

describe('what has to go from the outbox', () => {
  test('nothing, up to 20 entries and 256 KB', () => {
    expect(ids(events(20))).toEqual([]);
    expect(ids(events(4, 64 * 1024))).toEqual([]);
  });

  test('the oldest, when there are too many or they are too long', () => {
    expect(ids(events(22))).toEqual([`${eventsEndpoint} 0`, `${eventsEndpoint} 1`]);
    expect(ids(events(5, 64 * 1024))).toEqual([`${eventsEndpoint} 0`]);
  });

  test('events before assessments, however new', () => {
    expect(ids([...assessments(19), ...events(3)])).toEqual([`${eventsEndpoint} 0`, `${eventsEndpoint} 1`]);
    expect(ids([...assessments(3, 64 * 1024), ...events(1, 65 * 1024)])).toEqual([`${eventsEndpoint} 0`]);
  });

  test('a new event, when assessments have taken every place', () => {
    expect(ids([...assessments(20), ...events(1)])).toEqual([`${eventsEndpoint} 0`]);
  });

  test('the oldest assessment, only when a newer one needs its place', () => {
    expect(ids([...events(2), ...assessments(21)])).toEqual([
      `${eventsEndpoint} 0`,
      `${eventsEndpoint} 1`,
      `${assessmentsEndpoint} 0`,
    ]);
  });
});
