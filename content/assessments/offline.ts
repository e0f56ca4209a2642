/**
 * Said by a form and by the loading screen. Alone in its file: a form needs nothing else of the loading screen's words,
 * nor other pages with questions this.
 * @param isLasting whether the browser keeps the answers; where it refuses storage, the open page does
 */
export const offlineText = (isLasting: boolean) =>
  `You are offline. Your answers are kept ${isLasting ? 'in this browser' : 'while this page stays open'} and sent once you are back online.`;
