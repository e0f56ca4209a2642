import { themeKey } from './browser/theme';

/**
 * Runs in the head before anything is painted, so that no page flashes in the other theme. Always the same text: each
 * page's policy allows it by its hash. Storage that throws leaves the theme the page came with.
 */
export const initialThemeScript = `try{var t=localStorage.getItem("${themeKey}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch(e){}`;
