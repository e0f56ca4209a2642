import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandColors } from '@/content/brand';
import { hexOf, themeColors } from './theme-colors';

const colors = (['dark', 'light'] as const).flatMap((theme) =>
  Object.entries(brandColors[theme]).map(([name, hex]) => ({ theme, name, hex })),
);

function tokenHex(theme: 'dark' | 'light', name: string): string | undefined {
  const color = themeColors(theme).get(name);
  return color && hexOf(color);
}

it.each(colors)('--$name of the $theme theme is $hex', ({ theme, name, hex }) => {
  expect(tokenHex(theme, name)).toBe(hex);
});

it('app/icon.svg has the lines, stars and gold of the light theme, then of the dark one', () => {
  const written = readFileSync('app/icon.svg', 'utf8').match(/#[0-9a-f]{6}/g);
  const tokens = ['link', 'star', 'gold-mark'];
  expect(written).toEqual(
    (['light', 'dark'] as const).flatMap((theme) => tokens.map((name) => tokenHex(theme, name))),
  );
});
