import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { earlyEventsScript, initialThemeScript } from './head-scripts';

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

it('the first ten clicks and five errors of a page are kept, in their order', () => {
  const page = new EventTarget();
  const kept: { earlyClicks: Event[]; earlyErrors: Event[] } = { earlyClicks: [], earlyErrors: [] };
  const scope = Object.assign(kept, { addEventListener: page.addEventListener.bind(page) });
  runInNewContext(earlyEventsScript, scope);
  const names = Array.from({ length: 12 }, () => ['error', 'scroll', 'unhandledrejection', 'click']).flat();
  const events = names.map((name) => new Event(name));
  for (const event of events) page.dispatchEvent(event);
  const ofType = (...types: string[]) => events.filter(({ type }) => types.includes(type));
  expect(scope.earlyClicks).toEqual(ofType('click').slice(0, 10));
  expect(scope.earlyErrors).toEqual(ofType('error', 'unhandledrejection').slice(0, 5));
});
