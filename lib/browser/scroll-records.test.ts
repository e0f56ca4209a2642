import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const minute = 60_000;
let kept: Map<string, string>;
let records: typeof import('./scroll-records');

const storage = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const stored = (key: string): unknown => JSON.parse(kept.get(key) ?? 'null');
const at = (y: number) => ({ x: 0, y, timestamp: Date.now() });

beforeEach(async () => {
  kept = new Map();
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('window', { sessionStorage: storage() });
  vi.resetModules();
  records = await import('./scroll-records');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps a place under its path', () => {
  records.saveScrollPosition('/', at(700));
  expect(stored('scroll_positions')).toEqual({ '/': { x: 0, y: 700, timestamp: 0 } });
  expect(records.savedScrollPosition('/')?.y).toBe(700);
  expect(records.savedScrollPosition('/about')).toBeNull();
});

it('forgets a place after 30 minutes', () => {
  records.saveScrollPosition('/', at(700));
  vi.setSystemTime(30 * minute - 1);
  expect(records.savedScrollPosition('/')?.y).toBe(700);
  vi.setSystemTime(30 * minute);
  expect(records.savedScrollPosition('/')).toBeNull();
});

it('lets go of forgotten places when it keeps a new one', () => {
  records.saveScrollPosition('/', at(700));
  vi.setSystemTime(31 * minute);
  records.saveScrollPosition('/about', at(5));
  expect(stored('scroll_positions')).toEqual({ '/about': { x: 0, y: 5, timestamp: 31 * minute } });
});

it('records where a page was left, and where to', () => {
  records.saveLeavingPosition({ path: '/', ...at(700), targetPath: '/about' });
  expect(stored('scroll_before_navigation')).toEqual({
    path: '/',
    x: 0,
    y: 700,
    timestamp: 0,
    targetPath: '/about',
  });
  expect(records.savedScrollPosition('/')?.y).toBe(700);
});

describe('storage of another hand', () => {
  it.each(['', '{', '[]', '{"/":{"y":"far"}}', '{"/":null}'])('%j is no place', (text) => {
    kept.set('scroll_positions', text);
    expect(records.savedScrollPosition('/')).toBeNull();
  });
});

it('goes on in page memory where storage throws', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('window', { sessionStorage: { getItem: refuse, setItem: refuse } });
  records.saveScrollPosition('/', at(700));
  expect(records.savedScrollPosition('/')?.y).toBe(700);
});
