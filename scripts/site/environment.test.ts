import { afterEach, expect, it, vi } from 'vitest';
import { tellSiteUrl } from './environment';

afterEach(() => void vi.unstubAllEnvs());

/** What is said where SITE_URL is this, and the pages name that. */
function said(SITE_URL: string | undefined, built: string): string[] {
  vi.stubEnv('SITE_URL', SITE_URL);
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
  tellSiteUrl(built);
  const calls = lines.mock.calls.flat();
  lines.mockRestore();
  return calls;
}

const local = 'http://localhost:3000';
const agency = 'https://agency.example';

it('says nothing where pages name the address that is set', () => {
  expect(said(agency, agency)).toEqual([]);
  expect(said(local, local)).toEqual([]);
});

it('says that no address is set', () => {
  for (const unset of [undefined, '']) {
    expect(said(unset, local)).toEqual([
      expect.stringMatching(/^SITE_URL is not set: .* at http:\/\/localhost:3000\./),
    ]);
  }
});

it('says what the pages name where they were built with another address', () => {
  expect(said(agency, local)).toEqual([
    expect.stringMatching(
      /^SITE_URL is https:\/\/agency\.example, .* at http:\/\/localhost:3000\. .*build again/,
    ),
  ]);
  expect(said(undefined, agency)).toEqual([
    expect.stringMatching(/^SITE_URL is not set here, .* at https:\/\/agency\.example\./),
  ]);
});
