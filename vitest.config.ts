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
          testTimeout: 30_000,
        },
      },
    ],
  },
});
