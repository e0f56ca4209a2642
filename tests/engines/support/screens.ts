/** Where pictures go, to be laid side by side. */
export const screensFolder = process.env.ENGINE_SCREENS ?? 'test-results/engines/screens';
