import { describe, expect, it } from 'vitest';
import { serviceSlugs } from '@/content/services/service';
import { paths, servicePath } from '@/lib/paths';
import { sources } from './sources';

const pages = sources('app')
  .map(({ file }) => file)
  .filter((file) => file.endsWith('/page.tsx'));

/** The address of a page file: groups of routes, in parentheses, are no part of it. */
const addressOf = (file: string) =>
  file
    .replace(/^app/, '')
    .replaceAll(/\/\([^)]+\)/g, '')
    .replace(/\/page\.tsx$/, '') || '/';

describe('every address of lib/paths', () => {
  const found = pages.map(addressOf);
  const addresses = [...Object.values(paths), ...serviceSlugs.map(servicePath)];
  it.each(addresses)('%s has one page', (address) => {
    const route = address.replace(/^\/services\/(?!integrated-offer).+/, '/services/[slug]');
    expect(found.filter((candidate) => candidate === route)).toEqual([route]);
  });
});

describe('a route', () => {
  it.each(sources('app').filter(({ file }) => pages.includes(file)))('$file is thin', ({ text }) => {
    expect(text.trimEnd().split('\n').length).toBeLessThan(40);
  });
});

/** No middleware stands before the interface. */
describe('a handler that takes writes', () => {
  const handlers = sources('app/api').filter(({ text }) =>
    /export async function (POST|PUT|PATCH|DELETE)\b/.test(text),
  );
  it.each(handlers)('$file judges them first', ({ text }) => {
    expect(text).toMatch(
      /export async function [A-Z]+\(request: Request\) \{\n {2}const refusal = refuseWrite\(request\);/,
    );
  });
});
