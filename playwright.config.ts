import { defineConfig } from '@playwright/test';
import { lookAgainAfter } from './tests/e2e/support/expect';
import { launchOptions } from './tests/support/launch-options';

/**
 * Tests load hundreds of pages for some seconds each: to compile their scripts a second and a third time, as for pages that
 * stay, takes more than it gains. Where it is measured how long scripts take, they run as for everybody.
 */
const compileOnce = process.env.SLOW_CPU ? [] : ['--js-flags=--no-maglev,--no-opt'];

/** Letters as wide as the font says, as on phones and dense screens; on others Linux rounds each to whole pixels. */
const exactLetters = '--font-render-hinting=none';

/** Milliseconds for one thing that a test awaits: whoever hangs fails with its page still open, so that it can be told. */
const longestWait = 120_000;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: 3,
  // For what hangs, on the slowest machine: each thing that a test awaits ends it sooner.
  timeout: 600_000,
  expect: { timeout: longestWait, toPass: { intervals: lookAgainAfter } },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : 'line',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    launchOptions: { ...launchOptions, args: [...launchOptions.args, exactLetters, ...compileOnce] },
    actionTimeout: longestWait,
    navigationTimeout: longestWait,
    locale: 'en-US',
    // Drawing without a graphics card takes most of a test's time; what moves is tested with `inMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
