import { groundColors } from '@/content/brand';
import { barSelector, themeKey } from './theme';

/*
 * Scripts in the head of every page, which run before anything is painted or can be pressed. Their text must never
 * vary, because each page's policy allows them by their hash. They are kept apart from the code that takes over from
 * them, so that they end up in no chunk. They use single quotes: each page holds them twice, and React's copy escapes
 * double ones.
 */

/** No page flashes in the wrong theme. Pages are sent dark, and stay so where storage throws. */
export const initialThemeScript = `try{localStorage.${themeKey}=='light'&&(document.documentElement.dataset.theme='light',document.querySelector('${barSelector}').content='${groundColors.light}')}catch{}`;

/**
 * Keeps the first ten clicks, and the first five errors and unhandled rejections: the tracker, which records them, comes
 * after the page, and most of what fails does so while a page starts.
 */
export const earlyEventsScript = `earlyClicks=[];addEventListener('click',e=>earlyClicks[9]||earlyClicks.push(e));earlyErrors=[];for(let n of['error','unhandledrejection'])addEventListener(n,e=>earlyErrors[4]||earlyErrors.push(e));`;

/**
 * Keeps the last press of a button that needs scripts, and marks the button as busy, until `repeatEarlyPress` repeats
 * it; links, submit buttons and popovers work without. Nobody else hears of the press, so that it counts once, however
 * far the scripts have got.
 */
export const earlyPressScript = `addEventListener('click',earlyPress=(e,b=e.target.closest('[type=button]:not([popovertarget])'))=>b&&(e.stopImmediatePropagation(),(earlyPress.button||b).ariaBusy=null,earlyPress.button=b,earlyPress.event=e,b.ariaBusy=!0),!0)`;
