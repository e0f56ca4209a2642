import { expect, it } from 'vitest';
import { brandColors } from '@/content/brand';
import { hexOf, themeColors } from './theme-colors';

const colors = Object.entries(brandColors).flatMap(([theme, tokens]) =>
  Object.entries(tokens).map(([name, hex]) => ({ theme, name, hex })),
);

it.each(colors)('--$name of the $theme theme is $hex', ({ theme, name, hex }) => {
  const color = themeColors(theme).get(name);
  expect(color && hexOf(color)).toBe(hex);
});
