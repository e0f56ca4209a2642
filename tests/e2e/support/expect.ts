import { expect as playwrightExpect } from '@playwright/test';

/**
 * Milliseconds between the looks of `expect.poll`, the last again and again. Playwright's own are ever farther apart: what
 * comes after 0.4 s is seen after 0.9, and what comes after 0.9 s after 1.9.
 */
export const lookAgainAfter = [20, 50, 100, 150, 250];

/** Playwright's, with other looks. For `toPass` they stand in its configuration, which has none for `poll`. */
export const expect = playwrightExpect.configure({});

expect.poll = (actual, messageOrOptions) => {
  const options = typeof messageOrOptions === 'string' ? { message: messageOrOptions } : messageOrOptions;
  return playwrightExpect.poll(actual, { intervals: lookAgainAfter, ...options });
};
