import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
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

test('makes the folder of the site’s own where it is missing, and no other', async () => {
  const { writePrivateFile } = await import('./private-file');
  const before = process.cwd();
  process.chdir(folder);
  try {
    await writePrivateFile('.data/leads.csv', ['first']);
    await expect(writePrivateFile('elsewhere/leads.csv', ['first'])).rejects.toThrow('there is no folder');
  } finally {
    process.chdir(before);
  }
  expect(readFileSync(join(folder, '.data/leads.csv'), 'utf8')).toBe('first');
  expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
});

test.each([
  ['a terminal is not told what visitors’ words would have it do', true, 'Ada ]0;title \r\nEve\r\n'],
  ['a program gets each byte', false, 'Ada\u001b]0;title\u0007\r\nEve\r\n'],
])('%s', async (_what, isTTY, told) => {
  const { writeToOutput } = await import('./private-file');
  const output = Object.assign(new PassThrough(), { isTTY, fd: process.stdout.fd });
  const stdout = vi.spyOn(process, 'stdout', 'get').mockReturnValue(output as never);
  async function* rows() {
    yield 'Ada\u001b]0;title\u0007\r\n';
    yield 'Eve\r\n';
  }
  await writeToOutput(rows()).finally(() => stdout.mockRestore());
  expect(await text(output.end())).toBe(told);
});
