import { defineConfig } from '@playwright/test';
import { type EngineName, engineNames } from './support/engine';

/** `npm run test:engines`: every journey once in every engine. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['line'], ['./support/journey-table.ts']],
  globalSetup: '../e2e/support/global-setup.ts',
  outputDir: '../../test-results/engines',
  projects: engineNames.map((engine) => ({ name: engine, use: { engine } })),
});
