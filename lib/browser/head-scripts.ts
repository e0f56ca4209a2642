import { groundColors } from '@/content/brand-colors';
import { barSelector, themeKey } from './theme';

/*
 * What runs in the head of every page before anything is painted or can be pressed. Always the same texts: each page's
 * policy allows them by their hash. Apart from the code that goes on where they end, so that no chunk carries them, and in
 * single quotes, since each page holds them twice and React's copy escapes the others.
 */

/** No page flashes in the other theme. Pages come dark: that is how they stay, where storage throws as well. */
export const initialThemeScript = `try{if(localStorage.getItem('${themeKey}')=='light'){document.documentElement.dataset.theme='light';document.querySelector('${barSelector}').content='${groundColors.light}'}}catch{}`;

/**
 * Keeps the last press on a button that only scripts can answer, and marks the button as busy, until `repeatEarlyPress`;
 * links, submit buttons and popovers are the browser's. Nobody else hears of the press, so that it counts once however far
 * the scripts have come.
 */
export const earlyPressScript = `addEventListener('click',earlyPress=e=>{let b=e.target.closest('[type=button]:not([popovertarget])'),k=earlyPress;b&&(e.stopImmediatePropagation(),k.button&&(k.button.ariaBusy=null),k.button=b,k.event=e,b.ariaBusy=!0)},!0)`;
