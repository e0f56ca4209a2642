import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compiledAhead, scriptsAhead } from './scripts-ahead';

let build = '';
const pathOf = (name: string) => join(build, 'static', 'chunks', name);
const textOf = (name: string) => readFileSync(pathOf(name), 'utf8');

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'scripts-ahead-'));
  mkdirSync(join(build, 'static', 'chunks'), { recursive: true });
  for (const name of ['first.js', '[id].js', 'old.js', 'later.js']) writeFileSync(pathOf(name), name);
});

afterEach(() => rmSync(build, { recursive: true }));

const page = `<head><link rel="preload" as="script" href="/_next/static/chunks/later.js"/>
<script src="/_next/static/chunks/first.js" async=""></script>
<script async="" src="/_next/static/chunks/%5Bid%5D.js?dpl=1"></script>
<script src="/_next/static/chunks/old.js" noModule=""></script><script src="https://other.example/first.js"></script>
</head>`;

test('what a page names is compiled ahead, and nothing else', async () => {
  await scriptsAhead(build)(page);
  expect(textOf('first.js')).toBe(`${compiledAhead}first.js`);
  expect(textOf('[id].js')).toBe(`${compiledAhead}[id].js`);
  expect(textOf('old.js')).toBe('old.js');
  expect(textOf('later.js')).toBe('later.js');
});

test('a script is marked once, however many pages name it and however often this runs', async () => {
  const markScripts = scriptsAhead(build);
  await markScripts(page);
  const { mtimeMs } = statSync(pathOf('first.js'));
  await markScripts(page);
  await scriptsAhead(build)(page);
  expect(textOf('first.js')).toBe(`${compiledAhead}first.js`);
  expect(statSync(pathOf('first.js')).mtimeMs).toBe(mtimeMs);
});
