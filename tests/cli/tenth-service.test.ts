import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './project-folder';

const leftOut = ['node_modules', '.git', '.data', '.next', 'tsconfig.tsbuildinfo'];

/** A copy of the sources, with this project's packages. */
function copySources(): string {
  const copy = temporaryFolder({ database: '.data/postgres' });
  cpSync('.', copy, { recursive: true, filter: (path) => !leftOut.includes(relative('.', path)) });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function edit(file: string, from: string, to: string) {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

function run(folder: string, program: string, ...args: string[]): string {
  try {
    return execFileSync(join('node_modules', '.bin', program), args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

const compile = (folder: string) => run(folder, 'tsc', '--noEmit', '--incremental', 'false');

test('a tenth service is one file, one line and one slug', { timeout: 180_000 }, () => {
  const copy = copySources();
  const services = join(copy, 'content', 'services');
  cpSync(join('tests', 'fixtures', 'tenth-service.txt'), join(services, 'tenth-service.ts'));
  edit(
    join(services, 'service.ts'),
    "  'multi-solutions',\n]",
    "  'multi-solutions',\n  'tenth-service',\n]",
  );
  expect(compile(copy)).toMatch(/index\.ts.*tenth-service.* is missing/);

  const line = "  'tenth-service': tenthService,\n";
  edit(
    join(services, 'index.ts'),
    "  'multi-solutions': multiSolutions,\n",
    `  'multi-solutions': multiSolutions,\n${line}`,
  );
  edit(
    join(services, 'index.ts'),
    "} from './service';\n",
    "} from './service';\nimport { tenthService } from './tenth-service';\n",
  );
  expect(compile(copy)).toBe('');

  const asked =
    "import { findService } from '@/content/services'; import { serviceGroups } from '@/content/catalogues';" +
    "console.log(findService('tenth-service')?.path, serviceGroups[0]?.services.at(-1));";
  writeFileSync(join(copy, 'asked.ts'), asked);
  expect(run(copy, 'tsx', 'asked.ts').trim()).toBe('/services/tenth-service tenth-service');
});
