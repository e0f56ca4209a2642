import { type ExpectMatcherState, type Page, expect as playwrightExpect } from '@playwright/test';

/**
 * Milliseconds between the looks of `expect.poll`, the last again and again. Playwright's own are ever farther apart: what
 * comes after 0.4 s is seen after 0.9, and what comes after 0.9 s after 1.9.
 */
export const lookAgainAfter = [20, 50, 100, 150, 250];

/** Playwright's, which is told of the address by the browser: by itself it asks for it, after 0.3 s every half second. */
const withAddresses = playwrightExpect.extend({
  async toHaveURL(
    this: ExpectMatcherState,
    page: Page,
    address: string | RegExp,
    options?: { timeout: number },
  ) {
    const { isNot, timeout } = { ...this, ...options };
    const begun = Date.now();
    // What never comes is told below.
    if (!isNot) await page.waitForURL(address, { waitUntil: 'commit', timeout }).catch(() => undefined);
    const asked = isNot ? playwrightExpect(page).not : playwrightExpect(page);
    const rest = Math.max(1, timeout - (Date.now() - begun));
    const fault = await asked.toHaveURL(address, { timeout: rest }).catch(({ message }: Error) => message);
    return { pass: isNot === (typeof fault === 'string'), message: () => fault ?? '' };
  },
});

/** With other looks as well; those of `toPass` stand in Playwright's configuration, which has none for `poll`. */
export const expect = withAddresses.configure({});

expect.poll = (actual, messageOrOptions) => {
  const options = typeof messageOrOptions === 'string' ? { message: messageOrOptions } : messageOrOptions;
  return withAddresses.poll(actual, { intervals: lookAgainAfter, ...options });
};
