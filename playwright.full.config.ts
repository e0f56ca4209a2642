import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/launch-options';

/** The whole accessibility matrix: `npm run test:full`. No part of `npm test`. */
export default defineConfig({
  testDir: 'tests/full',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [
    ['line'],
    ['./tests/full/support/results-reporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'en-US',
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
});
