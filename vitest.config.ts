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
        // Against the production build: `npm run build` first.
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
