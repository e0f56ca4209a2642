import { rmSync } from 'node:fs';
import { build } from 'vite';
import { programVariable, root } from '../server/site';

/** Among the packages, where Node finds those that the program imports. */
const folder = `${root}node_modules/.cache/site-tests-${process.pid}`;

/**
 * Global setup of Vitest and of Playwright: bundles `tests/server/serve.ts` and what it imports from this project into
 * one file of JavaScript. A process that reads each module as TypeScript takes twice as long to start, and a run
 * starts fifty.
 */
export default async function makeServeProgram(): Promise<() => void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': root } },
    build: {
      ssr: `${root}tests/server/serve.ts`,
      target: 'node20',
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'serve.mjs' } },
    },
  });
  process.env[programVariable] = `${folder}/serve.mjs`;
  return () => rmSync(folder, { recursive: true, force: true });
}
