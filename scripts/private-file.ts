import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '@/lib/error-code';
import { Refusal } from './refusal';
import { onShutdown } from './site/shutdown';

const OWNER_ONLY = 0o600;

/** What an operator can mend about a file. */
const fileReasons: Record<string, (file: string) => string> = {
  ENOENT: (file) => `there is no folder ${dirname(file)}`,
  ENOTDIR: (file) => `${dirname(file)} is no folder`,
  EACCES: () => 'this user may not write there',
  EPERM: () => 'this user may not write there',
  EROFS: () => 'that disk is read-only',
  EISDIR: () => 'it is a folder',
  ENOSPC: () => 'the disk is full',
};

function fileRefusal(file: string, error: unknown): unknown {
  const reason = fileReasons[errorCode(error)];
  return reason
    ? new Refusal(`--out ${file} cannot be written: ${reason(file)}.`, 'What was there is as it was.')
    : error;
}

/**
 * Writes a file for nobody but its owner, whole or not at all: what is there stays until the new one is complete.
 * @throws {Refusal} when it cannot be written
 */
export async function writePrivateFile(
  file: string,
  text: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  const remove = () => rm(part, { force: true });
  onShutdown(remove);
  try {
    const handle = await open(part, 'wx', OWNER_ONLY);
    await pipeline(Readable.from(text), handle.createWriteStream({ flush: true }));
    await rename(part, file);
  } catch (error) {
    await remove();
    throw fileRefusal(file, error);
  }
}

/** Writes to the standard output; that its reader had enough, as `head` has, is no failure. */
export async function writeToOutput(text: AsyncIterable<string>): Promise<void> {
  await pipeline(Readable.from(text), process.stdout, { end: false }).catch((error: unknown) => {
    if (errorCode(error) !== 'EPIPE') throw error;
  });
}
