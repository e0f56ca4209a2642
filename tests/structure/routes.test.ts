import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { serviceSlugs } from '@/content/services/service';
import { paths, servicePath } from '@/lib/paths';
import { root } from './sources';

const pages = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => file.endsWith('/page.tsx'));

/** The address of a page file: groups of routes, in parentheses, are no part of it. */
const addressOf = (file: string) => file.replaceAll(/\/\([^)]+\)/g, '').replace(/\/page\.tsx$/, '') || '/';

describe('every address of lib/paths', () => {
  const found = pages.map(addressOf);
  const addresses = [...Object.values(paths), ...serviceSlugs.map(servicePath)];
  it.each(addresses)('%s has one page', (address) => {
    const route = address.replace(/^\/services\/(?!integrated-offer).+/, '/services/[slug]');
    expect(found.filter((candidate) => candidate === route)).toEqual([route]);
  });
});
