import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources';

type Oklch = readonly [lightness: number, chroma: number, hue: number];
type Tokens = ReadonlyMap<string, Oklch>;

const css = readFileSync(path.join(root, 'app/globals.css'), 'utf8');

/** The opaque colours of one theme, by token name. Hairlines are translucent and carry nothing alone. */
function tokensOf(theme: 'dark' | 'light'): Tokens {
  const block =
    css.match(new RegExp(`\\n(?::root,\\n)?\\[data-theme="${theme}"\\] \\{([^}]*)\\}`))?.[1] ?? '';
  const colours = block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return new Map([...colours].map(([, name, l, c, h]) => [name ?? '', [Number(l), Number(c), Number(h)]]));
}

/** Linear sRGB of an OKLCH colour (Ottosson's matrices). */
function linearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function luminance(colour: Oklch): number {
  const [r, g, b] = linearRgb(colour).map((value) => Math.min(1, Math.max(0, value)));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Contrast ratio of two colours by WCAG 2. */
function contrast(one: Oklch, other: Oklch): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const grounds = ['ground', 'surface', 'raised', 'band', 'sky-tint'];
const least: [ratio: number, why: string, colours: string[]][] = [
  [7, 'body text', ['ink', 'muted']],
  [4.5, 'text', ['gold', 'purple', 'silver', 'error']],
  [3, 'borders of controls and chart inks', ['control', 'gold-mark', 'star', 'link']],
];
const pairs: [ratio: number, colour: string, ground: string][] = [
  ...least.flatMap(([ratio, , colours]) =>
    colours.flatMap((colour) => grounds.map((ground): [number, string, string] => [ratio, colour, ground])),
  ),
  [7, 'on-gold', 'gold-fill'],
  [7, 'on-gold', 'gold-fill-hover'],
  [7, 'on-warning', 'warning'],
];

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  const tokens = tokensOf(theme);
  const colour = (name: string): Oklch => {
    const found = tokens.get(name);
    if (!found) throw new Error(`app/globals.css has no opaque --${name} in the ${theme} theme`);
    return found;
  };

  it.each(pairs)('at least %d : 1 between %s and %s', (ratio, name, ground) => {
    expect(contrast(colour(name), colour(ground))).toBeGreaterThanOrEqual(ratio);
  });

  it('every colour can be shown in sRGB', () => {
    const outside = [...tokens].filter(([, value]) =>
      linearRgb(value).some((part) => part < -0.002 || part > 1.002),
    );
    expect(outside).toEqual([]);
  });
});
