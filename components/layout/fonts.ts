import localFont from 'next/font/local';

/** Display face (headings, figures): never under 26 px, one weight. OFL, latin, 24 KB. */
export const caslonFont = localFont({
  src: '../../node_modules/@fontsource/libre-caslon-display/files/libre-caslon-display-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-caslon',
  adjustFontFallback: 'Times New Roman',
});

/** Text face (everything else), variable weight. OFL, latin, 35 KB. */
export const hankenFont = localFont({
  src: '../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-hanken',
});
