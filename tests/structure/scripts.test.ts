import { existsSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

const programs = [...new Set(Object.values(scripts).map((line) => line.split(' ')[0] ?? ''))];

/** Whether npm finds a program on Windows too: it comes with Node or a package, or is a file here. */
const isFound = (program: string) =>
  ['node', 'npm'].includes(program) ||
  existsSync(`node_modules/.bin/${program}`) ||
  existsSync(`${program}.cmd`);

it.each(programs)('a script that begins with %s runs on every system', (program) => {
  expect(isFound(program)).toBe(true);
});

it('what Windows has instead of exec runs what follows it', () => {
  expect(readFileSync('exec.cmd', 'utf8').trimEnd().split('\n').at(-1)).toBe('@%*');
});

// Debian and Ubuntu have had Node 12 for years: what it cannot read, it answers with a stack instead of a refusal.
it.each(['scripts/run.mjs', 'scripts/node-version.mjs'])('%s is read by a Node that it refuses', (file) => {
  const source = readFileSync(file, 'utf8');
  const forNode12 = transformSync(source, { target: 'node12.22', supported: { 'dynamic-import': true } });
  expect(forNode12.code).toBe(transformSync(source, { target: 'esnext' }).code);
});
