import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { actionsKey, writeRefusal } from './build';

test('the key of the forms is made once, also where a full disk has left an empty one', () => {
  const root = mkdtempSync(join(tmpdir(), 'key '));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, '.data'));
  writeFileSync(join(root, '.data', 'actions-key'), '');
  const made = actionsKey(root, {});
  expect(Buffer.from(Object.values(made)[0] ?? '', 'base64')).toHaveLength(32);
  expect(actionsKey(root, {})).toEqual(made);
  expect(Object.values(actionsKey(root, { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'own' }))).toEqual(['own']);
});

test('the key of the forms is for the account of the site alone', () => {
  const root = mkdtempSync(join(tmpdir(), 'key '));
  onTestFinished(() => rmSync(root, { recursive: true }));
  actionsKey(root, {});
  expect(statSync(join(root, '.data', 'actions-key')).mode & 0o777).toBe(0o600);
});

test.each([
  ['ENOSPC', 'the disk is full.\nMake room'],
  ['EROFS', 'cannot be written.\nBuild it where it can be'],
])('a disk that takes no build (%s) is named with what to do', (code, words) => {
  expect(String(writeRefusal('/srv/site', Object.assign(new Error(code), { code })))).toContain(words);
});

test('any other failure of a build is left as it is', () => {
  const error = new Error('of ours');
  expect(writeRefusal('/srv/site', error)).toBe(error);
});
