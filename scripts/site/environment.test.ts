import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { loadVariables, tellLeadChannels, tellSiteUrl } from './environment';

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
  expect(said(`${agency}/`, agency)).toEqual([]);
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

it.each<[stated: string[], inUse: string[], said: string[]]>([
  [['email'], ['email'], []],
  [
    [],
    ['webhook', 'email'],
    [
      'Leads leave by webhook and email, and the privacy page of this build says by nothing: build again with LEAD_CHANNELS=webhook,email.',
    ],
  ],
  [
    ['webhook'],
    [],
    [
      'Leads leave by nothing, and the privacy page of this build says by webhook: build again without LEAD_CHANNELS.',
    ],
  ],
])('of pages that say leads leave by %j, where they leave by %j, it says %j', (stated, inUse, said) => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
  tellLeadChannels(stated, inUse);
  expect(lines.mock.calls.flat()).toEqual(said);
  lines.mockRestore();
});

it.each<[how: string, contents: string | Buffer]>([
  ['UTF-8 with its mark', '\uFEFFSOME_NAME=value\n'],
  ['UTF-16', Buffer.from('\uFEFFSOME_NAME=value\n', 'utf16le')],
  ['UTF-16 with the larger byte first', Buffer.from('\uFEFFSOME_NAME=value\n', 'utf16le').swap16()],
])('refuses a file of %s, of which the first variable or all would be missed', (_how, contents) => {
  const folder = mkdtempSync(join(tmpdir(), 'variables-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env');
  writeFileSync(file, contents);
  expect(() => loadVariables(file)).toThrow('UTF-8 without one');
  // As a container makes a folder of a file it mounts and does not find.
  expect(() => loadVariables(folder)).toThrow('cannot be read (EISDIR)');
});
