import { existsSync, readFileSync } from 'node:fs';
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
