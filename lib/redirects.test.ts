import {
  getRedirectUrl,
  unstable_getResponseFromNextConfig as responseOf,
} from 'next/experimental/testing/server';
import { expect, it } from 'vitest';
import { pages } from '@/content/pages';
import { redirectRows, typedAddresses } from './redirects';

const typed = Object.entries(typedAddresses).flatMap(([page, names = []]) =>
  names.map((name) => ({ page, name })),
);

/** What Next makes of the rows. */
async function answerTo(address: string) {
  const response = await responseOf({
    url: `http://site${address}`,
    nextConfig: { redirects: async () => redirectRows() },
  });
  return { status: response.status, leadsTo: getRedirectUrl(response) };
}

it('sends no address to two pages', () => {
  const names = typed.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it.each(typed)('/$name leads to $page for good', async ({ page, name }) => {
  expect(await answerTo(`/${name}`)).toEqual({ status: 308, leadsTo: `http://site${page}` });
});

it.each(['/homes', '/indexxhtml', '/book/a-call', ...pages.map(({ path }) => path)])(
  '%s leads nowhere else',
  async (address) => expect(await answerTo(address)).toEqual({ status: 200, leadsTo: null }),
);
