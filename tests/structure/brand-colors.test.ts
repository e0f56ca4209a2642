import { expect, it } from 'vitest';
import { brandColors } from '@/content/brand';
import { hexOf, themeColors } from './theme-colors';

const colors = (['dark', 'light'] as const).flatMap((theme) =>
  Object.entries(brandColors[theme]).map(([name, hex]) => ({ theme, name, hex })),
);

it.each(colors)('--$name of the $theme theme is $hex', ({ theme, name, hex }) => {
  const color = themeColors(theme).get(name);
  expect(color && hexOf(color)).toBe(hex);
});
