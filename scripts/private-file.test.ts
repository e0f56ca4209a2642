import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let folder: string;

beforeEach(() => {
  vi.resetModules();
  folder = mkdtempSync(join(tmpdir(), 'private-'));
});

afterEach(() => {
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

/** As on a memory stick: its file system knows no second name of a file. */
async function withoutLinks() {
  const link = () => Promise.reject(Object.assign(new Error('link'), { code: 'EPERM' }));
  const real = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.doMock('node:fs/promises', () => ({ ...real, default: real, link }));
  return import('./private-file');
}

const says = (text: string) => (stream: NodeJS.WritableStream) => pipeline([text], stream);

test('a new file is written where there are no links, and in no other’s place', async () => {
  const { writeWhole } = await withoutLinks();
  const file = join(folder, 'one.gz');
  await writeWhole(file, says('first'), { isNew: true });
  await expect(writeWhole(file, says('second'), { isNew: true })).rejects.toThrow('there is one already');
  expect(readFileSync(file, 'utf8')).toBe('first');
  expect(readdirSync(folder)).toEqual(['one.gz']);
});
