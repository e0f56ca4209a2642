import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { BackupPart } from '@/db/backup';
import { BackupFileError, checkBackup, openBackup, writeBackup } from './backup-file';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'backup.gz');
}

async function* partsWith(chunks: Buffer[]): AsyncGenerator<BackupPart> {
  yield { kind: 'schema', migration: 7, rows: 3 };
  yield { kind: 'table', table: 'visits', columns: ['id', 'text'] };
  for (const chunk of chunks) yield { kind: 'rows', chunk };
  yield { kind: 'table end' };
  yield { kind: 'table', table: 'empty', columns: ['id'] };
  yield { kind: 'table end' };
  yield { kind: 'sequence', name: 'numbers', value: '12' };
}

async function write(chunks: Buffer[]): Promise<string> {
  const file = newFile();
  await writeBackup(partsWith(chunks), createWriteStream(file), { onTable: () => {} });
  return file;
}

/** Everything a file holds, as restoring reads it. */
async function read(file: string): Promise<unknown[]> {
  const { head, parts } = await openBackup(file);
  const found: unknown[] = [head.migration];
  for await (const part of parts) {
    if (part.kind === 'sequence') found.push([part.name, part.value]);
    else {
      const text = await buffer(part.chunks);
      found.push([part.table, part.columns, text.toString(), part.expected()]);
    }
  }
  return found;
}

test('what is written is read again, wherever the rows were cut into pieces', async () => {
  const line = fc.string({ unit: 'grapheme-composite' }).map((text) => `${text.replace(/[\\\n\r]/g, '-')}\n`);
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.nat(), async (lines, cut) => {
      const text = lines.join('');
      const bytes = Buffer.from(text);
      const place = cut % (bytes.length + 1);
      const file = await write([bytes.subarray(0, place), bytes.subarray(place)]);
      expect(await read(file)).toEqual([
        7,
        ['visits', ['id', 'text'], text, lines.length],
        ['empty', ['id'], '', 0],
        ['numbers', '12'],
      ]);
    }),
    { numRuns: 40 },
  );
});

const rows = ['1\ta\n', '2\tb\n3\tc\n'].map((text) => Buffer.from(text));

test.each<[string, (whole: string) => Buffer, string]>([
  ['text', (whole) => Buffer.from(whole), 'no backup'],
  ['another gzip', () => gzipSync('select 1;\n'), 'no backup'],
  ['nothing', () => Buffer.alloc(0), 'cut short'],
  ['the compressed half', (whole) => gzipSync(whole).subarray(0, 60), 'cut short'],
  ['all but its last line', (whole) => gzipSync(whole.slice(0, whole.indexOf('{"end"'))), 'cut short'],
  ['the middle of a row', (whole) => gzipSync(whole.slice(0, whole.indexOf('\tb'))), 'middle of a line'],
  ['a second end', (whole) => gzipSync(whole + whole), 'goes on after its end'],
  ['another sum', (whole) => gzipSync(whole.replace('{"end":3}', '{"end":4}')), 'lacks rows'],
])('a file with %s is refused', async (_what, spoil, reason) => {
  const file = await write(rows);
  writeFileSync(file, spoil(gunzipSync(readFileSync(file)).toString()));
  await expect(read(file)).rejects.toThrow(reason);
  await expect(checkBackup(file)).rejects.toThrow(reason);
});

test('a folder is refused as what it is', async () => {
  await expect(checkBackup(tmpdir())).rejects.toThrow('cannot be read (EISDIR)');
});

test('no byte can change without being noticed, but those of gzip that say nothing of the rows', async () => {
  const file = await write(rows);
  const whole = readFileSync(file);
  const held = await read(file);
  const unnoticed: number[] = [];
  for (const [at, byte] of whole.entries()) {
    const spoiled = Buffer.from(whole);
    spoiled[at] = byte ^ 0x15;
    writeFileSync(file, spoiled);
    try {
      await checkBackup(file);
      expect(await read(file), `byte ${at}`).toEqual(held);
      unnoticed.push(at);
    } catch (error) {
      expect(error, `byte ${at}`).toBeInstanceOf(BackupFileError);
    }
  }
  // When it was made, how hard it was compressed, and where.
  expect(unnoticed.every((at) => at >= 3 && at < 10)).toBe(true);
});
