import { describe, expect, it } from 'vitest';
import { linearRgb, type Oklch, themeColors } from './theme-colors';

function luminance(color: Oklch): number {
  const [r, g, b] = linearRgb(color).map((value) => Math.min(1, Math.max(0, value)));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Contrast ratio of two colors by WCAG 2. */
function contrast(one: Oklch, other: Oklch): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const grounds = ['ground', 'surface', 'raised', 'band', 'sky-tint'];
const least: [ratio: number, why: string, colors: string[]][] = [
  [7, 'body text', ['ink', 'muted']],
  [4.5, 'text', ['gold', 'purple', 'silver', 'error']],
  [3, 'borders of controls and chart inks', ['control', 'gold-mark', 'star', 'link']],
];
const pairs: [ratio: number, color: string, ground: string][] = [
  ...least.flatMap(([ratio, , colors]) =>
    colors.flatMap((color) => grounds.map((ground): [number, string, string] => [ratio, color, ground])),
  ),
  [7, 'on-gold', 'gold-fill'],
  [7, 'on-gold', 'gold-fill-hover'],
  [7, 'on-warning', 'warning'],
];

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  const tokens = themeColors(theme);
  const color = (name: string): Oklch => {
    const found = tokens.get(name);
    if (!found) throw new Error(`app/globals.css has no opaque --${name} in the ${theme} theme`);
    return found;
  };

  it.each(pairs)('at least %d : 1 between %s and %s', (ratio, name, ground) => {
    expect(contrast(color(name), color(ground))).toBeGreaterThanOrEqual(ratio);
  });

  it('every color can be shown in sRGB', () => {
    const outside = [...tokens].filter(([, value]) =>
      linearRgb(value).some((part) => part < -0.002 || part > 1.002),
    );
    expect(outside).toEqual([]);
  });
});
