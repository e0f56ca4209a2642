/** Said by a form and by the loading screen. Alone in its file: a form needs nothing else of the loading screen's words. */
export const offlineText =
  'You are offline. Your answers are kept in this browser and sent once you are back online.';
