import { groundColors } from '@/content/brand';

/** Light or dark mode; dark is the default (R16). */
export type Theme = 'dark' | 'light';

export const defaultTheme: Theme = 'dark';

/** Where the choice is stored, as the bare word (R16). */
export const themeKey = 'theme';

const isLight = () => typeof window !== 'undefined' && document.documentElement.dataset.theme === 'light';

/** The theme in which the document is shown; on the server, the default. */
export const currentTheme = (): Theme => (isLight() ? 'light' : defaultTheme);

/** The element that colors the toolbar of a phone's browser. */
export const barSelector = '[name=theme-color]';

/** Changes the theme and stores the choice; where the browser refuses storage, it lasts as long as the document. */
export function toggleTheme() {
  const theme = isLight() ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  document.querySelector(barSelector)?.setAttribute('content', groundColors[theme]);
  try {
    localStorage[themeKey] = theme;
  } catch {
    // There is nowhere to store it; the visitor sees the theme all the same.
  }
}

/** Follows a choice made in another tab, or on a later page from which the visitor came back to this one as it was. */
export function followKeptTheme() {
  window.onstorage = window.onpageshow = () => {
    try {
      if ((localStorage[themeKey] === 'light') !== isLight()) toggleTheme();
    } catch {
      // Storage is refused: the document keeps the theme it shows.
    }
  };
}
