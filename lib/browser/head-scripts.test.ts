import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { earlyErrorsScript, initialThemeScript } from './head-scripts';

/** The theme a document that came dark wears after the script, with this kept under `theme`. */
function themeAfter(kept: () => string | undefined) {
  const dataset = { theme: 'dark' };
  runInNewContext(initialThemeScript, {
    get localStorage() {
      return { theme: kept() };
    },
    document: { documentElement: { dataset }, querySelector: () => ({}) },
  });
  return dataset.theme;
}

describe('the theme before the first paint', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    [undefined, 'dark'],
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

it('the first five errors of a page are kept, in their order', () => {
  const page = new EventTarget();
  const scope = { addEventListener: page.addEventListener.bind(page), earlyErrors: [] as Event[] };
  runInNewContext(earlyErrorsScript, scope);
  const names = ['error', 'unhandledrejection', 'error', 'click', 'error', 'error', 'error'];
  const events = names.map((name) => new Event(name));
  for (const event of events) page.dispatchEvent(event);
  expect(scope.earlyErrors).toEqual(events.filter(({ type }) => type !== 'click').slice(0, 5));
});
