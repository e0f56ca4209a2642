import { groundColors } from '@/content/brand';
import { barSelector, themeKey } from './theme';

/*
 * Scripts in the head of every page, which run before anything is painted or can be pressed. Their texts are always the
 * same, since each page's policy allows them by their hash. They stand apart from the code that takes over from them, so
 * that no chunk carries them. Their quotes are single ones: each page holds them twice, and React's copy escapes double ones.
 */

/** No page flashes in the other theme. Pages come dark: that is how they stay, where storage throws as well. */
export const initialThemeScript = `try{if(localStorage.getItem('${themeKey}')=='light'){document.documentElement.dataset.theme='light';document.querySelector('${barSelector}').content='${groundColors.light}'}}catch{}`;

/**
 * Keeps the last press on a button that only scripts can answer, and marks the button as busy, until `repeatEarlyPress`;
 * links, submit buttons and popovers are the browser's. Nobody else hears of the press, so that it counts once however far
 * the scripts have come.
 */
export const earlyPressScript = `addEventListener('click',earlyPress=e=>{let b=e.target.closest('[type=button]:not([popovertarget])'),k=earlyPress;b&&(e.stopImmediatePropagation(),k.button&&(k.button.ariaBusy=null),k.button=b,k.event=e,b.ariaBusy=!0)},!0)`;
