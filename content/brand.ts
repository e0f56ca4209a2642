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
    star: '#f8f5eb',
    link: '#9aa5bb',
  },
  light: { ground: groundColors.light },
} as const;
