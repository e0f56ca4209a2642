/** The loading screen's words and times (R95 to R98; docs/lifecycle.md). Durations in milliseconds. */
export const loadingTitle = 'AI Analysis in Progress';
/** What decides, whatever the title and the steps sound like (claims C34). */
export const loadingBasis = 'Fixed rules compare your answers with our services.';
export const loadingDescription = `${loadingBasis} The result opens by itself.`;

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
  reading: 'We are reading your answers now.',
  ready: 'Your result is ready. It opens by itself in a few seconds.',
  question: 'We have one question first. It opens by itself in a few seconds.',
  matched: 'Perfect match found! Redirecting to your personalized service page...',
  startingPoint: 'We have a starting point for you. Taking you to its page...',
  clarification: 'We have a question before we recommend. Taking you to your consultation page...',
  waiting: 'This takes longer than usual. We try for a few seconds more.',
} as const;

/** Of the button that opens the result before the steps are over. */
export const showNowLabels = { result: 'Show my result now', question: 'Show the question now' } as const;
