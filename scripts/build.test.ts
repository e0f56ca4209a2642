import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { actionsKey } from './build';

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
