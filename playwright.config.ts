import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser';

const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A person's browser: one that says it is driven has its visits marked as a machine's.
  '--disable-blink-features=AutomationControlled',
  '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : 'line',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  // A deploy builds the site anew under the tests: it waits until no other test is served by that build.
  projects: [
    { name: 'site', testIgnore: '**/deploy.spec.ts' },
    { name: 'deploy', testMatch: '**/deploy.spec.ts', dependencies: ['site'] },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findBrowser(), args: quietChromium },
    locale: 'en-US',
  },
});
