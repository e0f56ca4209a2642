import { expect, it } from 'vitest';
import { pages } from '@/content/pages';
import { redirectRows, typedAddresses } from './redirects';

const typed = Object.values(typedAddresses).flatMap((names) => names ?? []);

it('sends no address to two pages, and none of a page away', () => {
  expect(new Set(typed).size).toBe(typed.length);
  expect(pages.filter(({ path }) => typed.includes(path.slice(1)))).toEqual([]);
});

it('is for good: every row answers 308', () => {
  expect(redirectRows().map(({ permanent }) => permanent)).not.toContain(false);
});
