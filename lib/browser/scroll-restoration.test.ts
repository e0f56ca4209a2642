import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollSmoothly } from './scroll-restoration';

afterEach(() => vi.unstubAllGlobals());

/** How a window 600 px high, scrolled to `scrollY`, is asked to scroll. */
function asked({ from, to, scrollY = from }: { from: number; to: number; scrollY?: number }) {
  const scrollTo = vi.fn();
  vi.stubGlobal('window', { scrollY, innerHeight: 600, matchMedia: () => ({ matches: false }), scrollTo });
  scrollSmoothly({ x: 0, y: to }, from);
  return scrollTo.mock.calls.map(([{ top, behavior }]) => `${behavior} ${top}`);
}

describe('a page that replaces another', () => {
  it('scrolls on from where the other was left', () => {
    expect(asked({ from: 500, to: 0 })).toEqual(['smooth 0']);
  });

  it('returns to there when it has jumped to its top already', () => {
    expect(asked({ from: 500, to: 0, scrollY: 0 })).toEqual(['instant 500', 'smooth 0']);
  });

  it('jumps near first when it is more than a screen away', () => {
    expect(asked({ from: 4000, to: 0 })).toEqual(['instant 600', 'smooth 0']);
    expect(asked({ from: 0, to: 3000 })).toEqual(['instant 2400', 'smooth 3000']);
  });

  it('stays where it is when it is there', () => {
    expect(asked({ from: 0, to: 0 })).toEqual(['smooth 0']);
  });
});

describe('the places that are kept', () => {
  const minute = 60_000;
  let kept: Map<string, string>;
  let records: typeof import('./scroll-restoration');

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
    records = await import('./scroll-restoration');
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
    records.saveLeavingPosition('/', at(700), '/about');
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
});
