import { randomUUID } from 'node:crypto';
import { createWriteStream, fstatSync, mkdirSync, statSync } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '@/lib/error-code';
import { Refusal } from './refusal';
import { onShutdown } from './site/shutdown';
import { plainLines } from './terminal-table';

const OWNER_ONLY = 0o600;

/** The name of the standard output on a command line. */
export const DASH = '-';

/** What an operator can mend about a file. */
const fileReasons: Record<string, (file: string) => string> = {
  ENOENT: (file) => `there is no folder ${dirname(file)}`,
  ENOTDIR: (file) => `${dirname(file)} is no folder`,
  EACCES: () => 'this user may not write there',
  EPERM: () => 'this user may not write there',
  EROFS: () => 'that disk is read-only',
  EISDIR: () => 'it is a folder',
  EEXIST: () => 'there is one already, which stays: give another name',
  ENOSPC: () => 'the disk is full',
  EFBIG: () => 'it would be larger than a file may be here',
  [DASH]: () => 'that means the standard output, to which this command does not write',
};

function fileRefusal(name: string, file: string, error: unknown): unknown {
  const reason = fileReasons[errorCode(error)];
  return reason
    ? new Refusal(`${name} cannot be written: ${reason(file)}.`, 'What was there is as it was.')
    : error;
}

type Writing = {
  /** What a refusal calls the file. */
  name?: string;
  /** Whether it must not replace another file. */
  isNew?: boolean;
  /** Whether its folder is made, where it is missing. */
  makesFolder?: boolean;
};

/** @throws {Error} with a code, where a file of this name cannot be put */
function checkPlace(file: string, { isNew, makesFolder }: Writing): void {
  if (basename(file) === DASH) throw Object.assign(new Error(file), { code: DASH });
  const folder = statSync(dirname(file), { throwIfNoEntry: false });
  if (folder && !folder.isDirectory()) throw Object.assign(new Error(file), { code: 'ENOTDIR' });
  if (makesFolder) mkdirSync(dirname(file), { recursive: true });
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw Object.assign(new Error(file), { code: 'EISDIR' });
  if (found && isNew) throw Object.assign(new Error(file), { code: 'EEXIST' });
}

/** The errors of a file system that has no links, such as that of a memory stick. */
const noLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Replaces no other file: with a link, not even one that appears at this very moment. */
async function putNew(part: string, file: string): Promise<void> {
  await link(part, file).catch((error: unknown) => {
    if (!noLinks.includes(errorCode(error))) throw error;
    checkPlace(file, { isNew: true });
    return rename(part, file);
  });
}

/**
 * Writes a file that only its owner can read, completely or not at all: what is there stays until the new file is
 * complete.
 * @param write ends the stream
 * @throws {Refusal} when it cannot be written
 */
export async function writeWhole(
  file: string,
  write: (stream: NodeJS.WritableStream) => Promise<void>,
  writing: Writing = {},
): Promise<void> {
  // Not named after the process id, which in a container is always the same.
  const part = `${file}.${randomUUID().slice(0, 8)}.part`;
  const remove = () => rm(part, { force: true }).catch(() => undefined);
  onShutdown(remove);
  try {
    checkPlace(file, writing);
    await write(createWriteStream(part, { flags: 'wx', mode: OWNER_ONLY, flush: true }));
    await (writing.isNew ? putNew(part, file) : rename(part, file));
  } catch (error) {
    throw fileRefusal(writing.name ?? file, file, error);
  } finally {
    await remove();
  }
}

/** Where the guides have visitors' data written: no repository takes it, and no image. */
const OWN_FOLDER = '.data';

/** The same for what `--out` tells a command to write. @throws {Refusal} when it cannot be written */
export const writePrivateFile = (file: string, text: Iterable<string> | AsyncIterable<string>) =>
  writeWhole(file, (stream) => pipeline(Readable.from(text), stream), {
    name: `--out ${file}`,
    makesFolder: dirname(file) === OWN_FOLDER,
  });

/** To a file, as `> leads.csv` makes the output one, Node's own stream writes once, and says nothing of what did not fit. */
function outputStream(): NodeJS.WritableStream {
  const { fd } = process.stdout;
  return fstatSync(fd).isFile() ? createWriteStream('', { fd, autoClose: false }) : process.stdout;
}

async function* plainParts(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const part of text) yield plainLines(part);
}

/**
 * Writes to the standard output; it is no failure when its reader has had enough, as `head` has. A file or a program gets
 * each byte; a terminal would obey what visitors wrote.
 */
export async function writeToOutput(text: AsyncIterable<string>): Promise<void> {
  const output = outputStream();
  const shown = process.stdout.isTTY ? plainParts(text) : text;
  // Only of what is ended is it waited for the last write.
  await pipeline(Readable.from(shown), output, { end: output !== process.stdout }).catch((error: unknown) => {
    if (errorCode(error) !== 'EPIPE') throw fileRefusal('What was asked for', 'the output', error);
  });
}
