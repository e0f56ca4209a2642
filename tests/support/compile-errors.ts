import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const folders = ['app', 'components', 'content', 'db', 'lib', 'scripts', 'tests'];
const compiler = join('node_modules', '.bin', 'tsc');

/** Copies the typed sources, with this project's packages; removed after the test. */
function copySources(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'compiled-')));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const folder of folders) cpSync(folder, join(copy, folder), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function compile(folder: string): string {
  try {
    // Other tests need the other processors.
    const options = ['--pretty', 'false', '--singleThreaded'];
    return execFileSync(compiler, options, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

/**
 * What the compiler says about this project after a change, line by line: "path(line,column): error TS…: …".
 * @param changes the new text of each changed file, by its path from the root
 * @param checked the files to check besides the changed ones, with everything they import: a few are faster than all
 */
export function compileErrors(
  changes: Readonly<Record<string, string>>,
  checked: readonly string[],
): string[] {
  const copy = copySources();
  for (const [file, text] of Object.entries(changes)) writeFileSync(join(copy, file), text);
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
  const config = {
    compilerOptions: { ...compilerOptions, types: ['node', 'react', 'react-dom'] },
    files: ['styles.d.ts', ...new Set([...Object.keys(changes), ...checked])],
  };
  // Takes the place of next-env.d.ts, which `next build` writes.
  writeFileSync(join(copy, 'styles.d.ts'), '/// <reference types="next" />\n');
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
  return compile(copy)
    .split('\n')
    .filter((line) => line.includes('error TS'));
}

/** The text of a file with one passage replaced; fails when the passage is not there. */
export function withReplaced(file: string, from: string, to: string): string {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
  return text.replace(from, () => to);
}
