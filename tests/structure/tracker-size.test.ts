import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

// The outbox and the ids belong to the assessments too; the rest comes later, or only when it is needed.
const notOfTheCore = /\/outbox\/|^uuid$|\/details$/;

async function core(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '') } },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      // Of a library's formats, modules keep their white space.
      lib: { entry: 'lib/analytics/browser/start-tracking.ts', formats: ['cjs'] },
      rolldownOptions: { external: notOfTheCore },
    },
  });
  const bundles = Array.isArray(output) ? output : 'output' in output ? [output] : [];
  const [chunk, ...others] = bundles.flatMap((bundle) => bundle.output);
  expect(others).toEqual([]);
  return chunk?.type === 'chunk' ? chunk.code : '';
}

test('what measures every page is at most 3.0 KB, gzip', async () => {
  const code = await core();
  expect(code).toContain('session_end');
  const size = gzipSync(code).length;
  expect(size).toBeLessThanOrEqual(3_000);
});
