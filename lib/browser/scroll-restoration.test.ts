import { afterEach, describe, expect, it, vi } from 'vitest';
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
