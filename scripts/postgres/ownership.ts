import { readFileSync, writeFileSync } from 'node:fs';
import type { Layout } from './layout';
import { processExists } from './server-process';

function owner(layout: Layout): number | undefined {
  try {
    return Number(readFileSync(layout.owner, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** This process will stop the server. */
export const own = (layout: Layout) => writeFileSync(layout.owner, `${process.pid}\n`);

/** A server whose process was killed has no one left to stop it: whoever attaches next does. */
export function adoptIfOrphaned(layout: Layout): void {
  const pid = owner(layout);
  if (pid === undefined || !processExists(pid)) own(layout);
}

export const isOwn = (layout: Layout) => owner(layout) === process.pid;
