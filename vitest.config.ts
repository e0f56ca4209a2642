import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: [
            '{app,components,content,lib,db,scripts}/**/*.test.{ts,tsx}',
            'tests/structure/**/*.test.ts',
          ],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'database',
          include: ['tests/db/**/*.test.ts'],
          globalSetup: 'tests/support/database-server.ts',
          // They mostly wait, for deadlines to pass.
          maxWorkers: 3,
          hookTimeout: 30_000,
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        // Real commands in processes of their own; `npm start` among them wants a build that is up to date.
        test: {
          name: 'cli',
          include: ['tests/cli/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        // Against the production build: `npm run build` first.
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/support/database-server.ts',
          maxWorkers: 3,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
