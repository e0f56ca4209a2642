import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environmentNames } from '@/lib/env';
import { buildVariables } from '@/scripts/builds';
import { settingsOfLog } from '@/scripts/postgres/launch-server';

/** What an image is: its own server, in its own way. */
const ofOtherHosts = ['SITE_OUTPUT', 'NEXT_ADAPTER_PATH'];

/** Given by the image itself: inside it the port is always the same, and whoever publishes it says on which address. */
const ofTheImage = ['PORT', 'LISTEN_ADDRESS'];

const read = [...buildVariables, ...environmentNames.filter((name) => name.startsWith('NEXT_PUBLIC_'))];

it.each([
  ['Dockerfile', /^ARG (\w+)$/gm],
  ['compose.yaml', /^ {8}(\w+): \$\{\1:-/gm],
] as const)('%s takes each variable that a build reads', (file, pattern) => {
  const taken = [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name);
  expect(taken.sort()).toEqual(read.filter((name) => !ofOtherHosts.includes(name)).sort());
});

it('the database of compose.yaml keeps what visitors wrote out of its log, as the embedded one does', () => {
  const [, command = '[]'] =
    /^ {2}database:\n(?: {4}.*\n)*? {4}command: (.*)$/m.exec(readFileSync('compose.yaml', 'utf8')) ?? [];
  const settings = Object.entries(settingsOfLog).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  expect(JSON.parse(command)).toEqual(['postgres', ...settings]);
});

it('compose.yaml hands on each variable that a run reads', () => {
  const [, site = ''] = readFileSync('compose.yaml', 'utf8').split('    environment:\n').slice(-2);
  const given = [...site.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name);
  const ofRuns = environmentNames.filter(
    (name) => ![...read, ...ofOtherHosts, ...ofTheImage].includes(name) || name === 'SITE_URL',
  );
  expect(given).toEqual(expect.arrayContaining(ofRuns));
});

// Of these the exporter reads more than the site itself does.
it('compose.yaml hands on each variable of traces that .env.example names', () => {
  const [, site = ''] = readFileSync('compose.yaml', 'utf8').split('    environment:\n').slice(-2);
  const named = new Set(readFileSync('.env.example', 'utf8').match(/OTEL_\w+/g));
  expect(named).toContain('OTEL_TRACES_SAMPLER_ARG');
  for (const name of named) expect(site).toContain(`      ${name}:\n`);
});

it('the image leaves every native program out but that of esbuild, which each command needs', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const native = Object.keys(packages).filter(
    (path) => !packages[path].dev && (packages[path].os || packages[path].cpu),
  );
  const removed = [...readFileSync('Dockerfile', 'utf8').matchAll(/^ {2}(node_modules\/[^\s*]+)/gm)].map(
    ([, beginning = '']) => beginning,
  );
  const left = native.filter((path) => !removed.some((beginning) => path.startsWith(beginning)));
  expect(left.filter((path) => !path.startsWith('node_modules/@esbuild/'))).toEqual([]);
  expect(left.length).toBeGreaterThan(0);
  // What is named without a package has changed its name.
  expect(removed.filter((beginning) => !native.some((path) => path.startsWith(beginning)))).toEqual([]);
});
