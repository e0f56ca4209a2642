import { groundColors } from '@/content/brand';
import { barSelector, themeKey } from './theme';

/*
 * Scripts in the head of every page, which run before anything is painted or can be pressed. Their text must never
 * vary, because each page's policy allows them by their hash. They are kept apart from the code that takes over from
 * them, so that they end up in no chunk. They use single quotes: each page holds them twice, and React's copy escapes
 * double ones.
 */

/** No page flashes in the wrong theme. Pages are sent dark, and stay so where storage throws. */
export const initialThemeScript = `try{if(localStorage.getItem('${themeKey}')=='light'){document.documentElement.dataset.theme='light';document.querySelector('${barSelector}').content='${groundColors.light}'}}catch{}`;

/**
 * Keeps the last press of a button that needs scripts, and marks the button as busy, until `repeatEarlyPress` repeats
 * it; links, submit buttons and popovers work without. Nobody else hears of the press, so that it counts once, however
 * far the scripts have got.
 */
export const earlyPressScript = `addEventListener('click',earlyPress=e=>{let b=e.target.closest('[type=button]:not([popovertarget])'),k=earlyPress;b&&(e.stopImmediatePropagation(),k.button&&(k.button.ariaBusy=null),k.button=b,k.event=e,b.ariaBusy=!0)},!0)`;
