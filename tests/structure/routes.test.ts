import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sitePaths } from '@/content/site-paths';
import { endpoints } from '@/lib/endpoints';
import { root } from './sources';

const files = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' }).map(
  (file) => `/${file.replaceAll(path.sep, '/')}`,
);
const pages = files.filter((file) => file.endsWith('/page.tsx'));

/** The address of a page file: groups of routes, in parentheses, are no part of it. */
const addressOf = (file: string) => file.replaceAll(/\/\([^)]+\)/g, '').replace(/\/page\.tsx$/, '') || '/';

describe('every address of the site', () => {
  const found = pages.map(addressOf);
  it.each(sitePaths)('%s has one page', (address) => {
    const route = address.replace(/^\/(services|workflows)\/.+/, '/$1/[slug]');
    expect(found.filter((candidate) => candidate === route)).toEqual([route]);
  });
});

it('every endpoint has a handler, and every handler an endpoint', () => {
  const handlers = files.filter((file) => /^\/(api|metrics)\/(.+\/)?route\.ts$/.test(file));
  const addresses = handlers.map((file) => file.replace(/\/route\.ts$/, ''));
  expect(addresses.sort()).toEqual([...Object.values<string>(endpoints), '/api/[...unknown]'].sort());
});
