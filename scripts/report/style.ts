import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The tokens of one theme, taken from the site's own style sheet. @throws {Error} when that has none any more */
export function tokensOfTheme(theme: 'dark' | 'light'): string {
  const css = readFileSync(fileOf('app/globals.css'), 'utf8');
  const selector = { dark: '\\[data-theme="dark"\\]', light: ':root' }[theme];
  const block = new RegExp(`\\n *${selector} \\{([^}]*)\\}`).exec(css)?.[1];
  if (!block) throw new Error(`app/globals.css has no theme "${theme}".`);
  return block;
}

const fonts = {
  Caslon: '@fontsource/libre-caslon-display/files/libre-caslon-display-latin-400-normal.woff2',
  Hanken: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
};

/** Embedded in the file, so that it looks the same wherever it is opened. */
const fontFace = ([family, path]: [string, string]) => `
@font-face { font-family: ${family}; font-weight: 100 900; font-display: swap;
  src: url(data:font/woff2;base64,${readFileSync(fileOf(`node_modules/${path}`), 'base64')}) format("woff2"); }`;

/** All the styles that the report's one file needs to look like the site: light, dark, and printed. */
export const reportStyle = (): string => `
${Object.entries(fonts).map(fontFace).join('')}
:root {${tokensOfTheme('light')}}
@media (prefers-color-scheme: dark) { @media not print { :root {${tokensOfTheme('dark')}} } }
${readFileSync(fileOf('scripts/report/report.css'), 'utf8')}`;
