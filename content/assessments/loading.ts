/** The loading screen's words and times (R95 to R98; docs/lifecycle.md). Durations in milliseconds. */
export const loadingTitle = 'AI Analysis in Progress';
export const loadingDescription =
  'Fixed rules compare your answers with our services. The result opens by itself.';

export const loadingSteps = [
  { text: 'Analyzing your requirements...', duration: 2000 },
  { text: 'Matching optimal AI solutions...', duration: 3000 },
  { text: 'Preparing your personalized recommendation...', duration: 2500 },
  { text: 'Analysis complete!', duration: 500 },
] as const;

/** From the end of the last step to leaving. */
export const redirectDelay = 500;
export const progressInterval = 50;
/** How long a server that does not answer is waited for before the visitor is sent to a person. */
export const longestLoadingWait = 15_000;

export const loadingOutcomes = {
  matched: 'Perfect match found! Redirecting to your personalized service page...',
  startingPoint: 'We have a starting point for you. Taking you to its page...',
  clarification: 'We have a question before we recommend. Taking you to your consultation page...',
  waiting: 'Still working…',
  offline: 'You are offline. Your answers are kept, and sent as soon as you are back.',
} as const;
