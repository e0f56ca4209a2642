import { groundColors } from '@/content/brand';

/** Light or dark mode; dark is the default (R16). */
export type Theme = 'dark' | 'light';

export const defaultTheme: Theme = 'dark';

/** Where a choice is kept, as the bare word (R16). */
export const themeKey = 'theme';

/** The theme the document is shown in. */
export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';

/** The element that gives the bar of a phone's browser its color. */
export const barSelector = 'meta[name=theme-color]';

/** Changes the theme and keeps the choice; where the browser refuses storage it lasts as long as the document. */
function setTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  document.querySelector(barSelector)?.setAttribute('content', groundColors[theme]);
  try {
    window.localStorage.setItem(themeKey, theme);
  } catch {
    // Nothing to keep it in: the visitor sees the theme all the same.
  }
}

export const toggleTheme = () => setTheme(currentTheme() === 'dark' ? 'light' : 'dark');
