import { tokensOfTheme } from '@/scripts/report/style';

export type Oklch = readonly [lightness: number, chroma: number, hue: number];
type Tokens = ReadonlyMap<string, Oklch>;

/** The opaque colors of one theme, by token name. Hairlines are translucent and carry nothing alone. */
export function themeColors(theme: 'dark' | 'light'): Tokens {
  const colors = tokensOfTheme(theme).matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return new Map([...colors].map(([, name, l, c, h]) => [name ?? '', [Number(l), Number(c), Number(h)]]));
}

/** Linear sRGB of an OKLCH color (Ottosson's matrices). */
export function linearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
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

const encoded = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

/** As `#080c16`, for where no stylesheet reaches. */
export const hexOf = (color: Oklch): string =>
  `#${linearRgb(color)
    .map((part) => Math.round(encoded(Math.min(1, Math.max(0, part))) * 255))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
