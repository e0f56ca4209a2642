import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/launch-options';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  workers: 3,
  // For what hangs, on the slowest machine: what a test awaits ends it sooner.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : 'line',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'en-US',
    // Drawing without a graphics card takes most of a test's time; what moves is tested with `inMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // First, because its builds take longest, one after the other: begun last it would run alone at the end.
    { name: 'deploys', testMatch: 'deploy.spec.ts' },
    { name: 'pages', testMatch: '*.spec.ts', testIgnore: 'deploy.spec.ts' },
  ],
});
