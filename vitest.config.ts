import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url)).replace(/\/$/, '');

const alias = {
  '@': folder('.'),
  // What Next puts in its place for code of the server; there is no bundle here that it could be kept out of.
  'server-only': folder('./node_modules/next/dist/compiled/server-only/empty.js'),
};

/** Milliseconds after which a test hangs, on the slowest machine; what it awaits ends it sooner. */
const patience = 600_000;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    tags: [
      {
        name: 'full',
        description: 'Repeats what a test of the gate asks: `npm run test:full` alone runs it.',
      },
    ],
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // Files share their modules. One that mocks any loads what it tests anew (vi.resetModules), before and after.
          isolate: false,
          setupFiles: 'tests/support/node-environment.ts',
          // One of them waits for compilers most of the time.
          maxWorkers: 3,
          include: [
            '{app,components,content,lib,db,scripts}/**/*.test.{ts,tsx}',
            'tests/structure/**/*.test.ts',
          ],
          testTimeout: patience,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'database',
          include: ['tests/db/**/*.test.ts'],
          globalSetup: 'tests/support/database-server.ts',
          // Threads start sooner than processes, a tenth of the step.
          pool: 'threads',
          // They mostly wait, for deadlines to pass.
          maxWorkers: 7,
          hookTimeout: patience,
          testTimeout: patience,
        },
      },
      {
        resolve: { alias },
        // Real commands in processes of their own; `npm start` among them wants a build that is up to date.
        test: {
          name: 'cli',
          include: ['tests/cli/**/*.test.ts'],
          globalSetup: 'tests/support/database-server.ts',
          // They wait for one process at a time, beside two other steps; with three they would end last.
          maxWorkers: 5,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        resolve: { alias },
        // Against the production build: `npm run build` first.
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: [
            'tests/support/database-server.ts',
            'tests/support/serve-program.ts',
            'tests/support/plain-site.ts',
          ],
          pool: 'threads',
          maxWorkers: 4,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
    ],
  },
});
