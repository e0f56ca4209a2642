/** What a page stands on in each theme; alone, because each page's scripts name it. */
export const groundColors = { dark: '#080c16', light: '#f7f2e8' } as const;

/** Colors of app/globals.css where no stylesheet reaches: cards, icons, the manifest. tests/structure/brand-colors.test.ts compares them. */
export const brandColors = {
  dark: {
    ground: groundColors.dark,
    surface: '#0e1320',
    control: '#7f8696',
    ink: '#f3f0e7',
    muted: '#b3b9c5',
    'gold-mark': '#efc971',
    purple: '#c9a3f8',
    silver: '#adc1cf',
    error: '#fd8c7e',
    star: '#f8f5eb',
    link: '#9aa5bb',
  },
  light: { ground: groundColors.light },
} as const;

/** A square icon, drawn at build into public/. `margin` is the share of each edge left free. */
export type SiteIcon = {
  path: `/icons/${string}.png`;
  size: number;
  margin: number;
  purpose: 'any' | 'maskable';
};

/** The icons of the manifest; of a maskable one the platform cuts off as much as an outer fifth. */
export const siteIcons: readonly SiteIcon[] = [
  { path: '/icons/192.png', size: 192, margin: 0.1, purpose: 'any' },
  { path: '/icons/512.png', size: 512, margin: 0.1, purpose: 'any' },
  { path: '/icons/maskable-192.png', size: 192, margin: 0.22, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', size: 512, margin: 0.22, purpose: 'maskable' },
];

/** For an iPhone's home screen. */
export const touchIcon = { path: '/icons/touch.png', size: 180, margin: 0.14 } as const;

/** For whoever asks for /favicon.ico without reading a page; pages name app/icon.svg. */
export const favicon = { path: '/favicon.ico', size: 48, margin: 0.06 } as const;
