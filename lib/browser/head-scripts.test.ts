import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { initialThemeScript } from './head-scripts';

/** The theme a document that came dark wears after the script, with this kept under `theme`. */
function themeAfter(getItem: () => string | null) {
  const dataset = { theme: 'dark' };
  runInNewContext(initialThemeScript, {
    localStorage: { getItem },
    document: { documentElement: { dataset } },
  });
  return dataset.theme;
}

describe('the theme before the first paint', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    [null, 'dark'],
    ['"light"', 'dark'],
    ['solarized', 'dark'],
  ])('kept %s is %s', (kept, theme) => {
    expect(themeAfter(() => kept)).toBe(theme);
  });

  it('stays dark where storage throws', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    expect(themeAfter(refuse)).toBe('dark');
  });
});
