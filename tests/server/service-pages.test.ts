import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { servicePages } from '@/content/services';
import { root } from './site';

const prerendered: unknown = JSON.parse(readFileSync(`${root}.next/prerender-manifest.json`, 'utf8'));

test.each(servicePages)('$path is static and never made again', ({ path }) => {
  expect(prerendered).toMatchObject({ routes: { [path]: { initialRevalidateSeconds: false } } });
});
