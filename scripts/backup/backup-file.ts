import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import type { BackupPart, CopiedTable } from '@/db/backup';
import { errorCode } from '@/lib/error-code';

/**
 * A backup is one gzip file of lines. Lines of JSON say what follows, and a table's rows are lines of PostgreSQL's
 * COPY format up to `\.`, which no row can be. It can be read with `zcat` and an editor.
 */
const FORMAT = 'transcend-site backup 1';

const END_OF_ROWS = Buffer.from('\\.');
const NEW_LINE = Buffer.from('\n');

/** A file that is not a backup, or not a complete one. */
export class BackupFileError extends Error {
  override name = 'BackupFileError';
}

/** Is told how far a backup has come. */
export type BackupListener = {
  onRows?: (done: number, of: number) => void;
  onTable: (table: string, rows: number) => void;
};

/** What backup and restore print of a table that is done. */
export const tableLine = (table: string, rows: number): string =>
  `  ${table.padEnd(26)}${rows.toLocaleString('en').padStart(12)} ${rows === 1 ? 'row' : 'rows'}`;

const count = (chunk: Buffer) => {
  let lines = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
};

async function* linesOf(
  parts: AsyncIterable<BackupPart>,
  { onRows, onTable }: BackupListener,
): AsyncGenerator<Buffer | string> {
  let table = '';
  let rows = 0;
  let all = 0;
  let expected = 0;
  for await (const part of parts) {
    switch (part.kind) {
      case 'schema':
        expected = part.rows;
        yield `${JSON.stringify({ format: FORMAT, made: new Date().toISOString(), migration: part.migration })}\n`;
        break;
      case 'table':
        ({ table } = part);
        rows = 0;
        yield `${JSON.stringify({ table, columns: part.columns })}\n`;
        break;
      case 'rows':
        // Copied, because the driver reuses the memory it hands out.
        rows += count(part.chunk);
        onRows?.(all + rows, expected);
        yield Buffer.from(part.chunk);
        break;
      case 'table end':
        all += rows;
        onTable(table, rows);
        yield `\\.\n${JSON.stringify({ rows })}\n`;
        break;
      case 'sequence':
        yield `${JSON.stringify({ sequence: part.name, value: part.value })}\n`;
    }
  }
  yield `${JSON.stringify({ end: all })}\n`;
}

/** Writes what is read from the database, as fast as both sides allow. */
export const writeBackup = (
  parts: AsyncIterable<BackupPart>,
  file: NodeJS.WritableStream,
  listener: BackupListener,
): Promise<void> => pipeline(linesOf(parts, listener), createGzip({ level: 6 }), file);

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let begin = 0;
    for (let end = text.indexOf(10); end !== -1; end = text.indexOf(10, begin)) {
      yield text.subarray(begin, end);
      begin = end + 1;
    }
    rest = text.subarray(begin);
  }
  if (rest.length > 0) throw new BackupFileError('it ends in the middle of a line');
}

const headSchema = z.object({ format: z.literal(FORMAT), made: z.iso.datetime(), migration: z.number() });
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const rowsSchema = z.object({ rows: z.number() });
const sequenceSchema = z.object({ sequence: z.string(), value: z.string() });
const endSchema = z.object({ end: z.number() });
const entrySchema = z.union([tableSchema, sequenceSchema, endSchema]);

export type BackupHead = z.infer<typeof headSchema>;

/** What is read back from a file; `chunks` must be read to its end before the next part is requested. */
export type StoredPart =
  | ({ kind: 'table'; chunks: AsyncIterable<Buffer>; expected: () => number } & CopiedTable)
  | { kind: 'sequence'; name: string; value: string };

const unreadable = (error: unknown): BackupFileError => {
  if (error instanceof BackupFileError) return error;
  const code = errorCode(error);
  if (code === 'Z_BUF_ERROR' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return new BackupFileError('it is cut short');
  if (error instanceof Error && 'syscall' in error) return new BackupFileError(`it cannot be read (${code})`);
  return new BackupFileError('it is no backup of this site, or damaged');
};

function parsed<Value>(schema: z.ZodType<Value>, line: Buffer): Value {
  try {
    return schema.parse(JSON.parse(line.toString()));
  } catch (error) {
    throw unreadable(error);
  }
}

/** Rows are passed to the database in pieces of about this size. */
const CHUNK_BYTES = 64 * 1024;

/** The lines of a backup, one at a time. @throws {BackupFileError} where they end too early */
class BackupLines {
  private readonly lines: AsyncIterator<Buffer>;

  constructor(path: string, onBytes?: (bytes: number) => void) {
    const text = createGunzip();
    let bytes = 0;
    createReadStream(path)
      .on('data', (chunk) => {
        bytes += chunk.length;
        onBytes?.(bytes);
      })
      .on('error', (error) => text.destroy(error))
      .pipe(text);
    this.lines = splitLines(text)[Symbol.asyncIterator]();
  }

  async next(): Promise<Buffer> {
    const { value, done } = await this.lines.next().catch((error: unknown) => {
      throw unreadable(error);
    });
    if (done) throw new BackupFileError('it is cut short');
    return value;
  }

  /** Gzip's checksum follows the last byte, and is compared only when something is read after it. */
  async end(): Promise<void> {
    const { done } = await this.lines.next().catch((error: unknown) => {
      throw unreadable(error);
    });
    if (!done) throw new BackupFileError('it goes on after its end');
  }

  /** The rows up to the end of the table. */
  async *rows(): AsyncGenerator<Buffer> {
    let chunk: Buffer[] = [];
    let bytes = 0;
    for (let line = await this.next(); !line.equals(END_OF_ROWS); line = await this.next()) {
      chunk.push(line, NEW_LINE);
      bytes += line.length + 1;
      if (bytes < CHUNK_BYTES) continue;
      yield Buffer.concat(chunk);
      chunk = [];
      bytes = 0;
    }
    if (bytes > 0) yield Buffer.concat(chunk);
  }
}

async function* partsOf(lines: BackupLines): AsyncGenerator<StoredPart> {
  let all = 0;
  for (;;) {
    const entry = parsed(entrySchema, await lines.next());
    if ('end' in entry) {
      if (entry.end !== all) throw new BackupFileError('it lacks rows');
      return lines.end();
    }
    if ('sequence' in entry) yield { kind: 'sequence', name: entry.sequence, value: entry.value };
    else yield* tableOf(entry, lines, (rows) => (all += rows));
  }
}

async function* tableOf(
  entry: CopiedTable,
  lines: BackupLines,
  add: (rows: number) => void,
): AsyncGenerator<StoredPart> {
  let expected = 0;
  async function* chunks() {
    yield* lines.rows();
    expected = parsed(rowsSchema, await lines.next()).rows;
    add(expected);
  }
  yield { kind: 'table', ...entry, chunks: chunks(), expected: () => expected };
}

/**
 * Opens a backup to read what it contains.
 * @param onBytes is told how much of it has been read
 * @throws {BackupFileError} as soon as it turns out to be something else or incomplete
 */
export async function openBackup(
  path: string,
  onBytes?: (bytes: number) => void,
): Promise<{ head: BackupHead; parts: AsyncIterable<StoredPart> }> {
  const lines = new BackupLines(path, onBytes);
  const head = parsed(headSchema, await lines.next());
  return { head, parts: partsOf(lines) };
}

/**
 * Reads a file to its end and keeps nothing: a single changed byte shows only there, and by then other rows would
 * already be in the database.
 * @throws {BackupFileError} if it is something else, damaged, or incomplete
 */
export async function checkBackup(path: string, onBytes?: (bytes: number) => void): Promise<void> {
  const { parts } = await openBackup(path, onBytes);
  for await (const part of parts) {
    if (part.kind === 'table') for await (const _ of part.chunks);
  }
}
