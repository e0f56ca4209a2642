import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environmentNames } from '@/lib/env';
import { buildVariables } from '@/scripts/builds';

/** What an image is: its own server, in its own way. */
const ofOtherHosts = ['SITE_OUTPUT', 'NEXT_ADAPTER_PATH'];

const read = [...buildVariables, ...environmentNames.filter((name) => name.startsWith('NEXT_PUBLIC_'))];

it.each([
  ['Dockerfile', /^ARG (\w+)$/gm],
  ['compose.yaml', /^ {8}(\w+): \$\{\1:-/gm],
] as const)('%s takes each variable that a build reads', (file, pattern) => {
  const taken = [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name);
  expect(taken.sort()).toEqual(read.filter((name) => !ofOtherHosts.includes(name)).sort());
});
