import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { win32 } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '@/lib/error-code';
import { log } from '@/lib/log';
import { Refusal } from '@/scripts/refusal';
import { serverEnvironment } from './account';
import type { Layout } from './cluster';

/** Whether a process with this id exists, no matter who owns it. */
function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

type Status = { state: string; began: string; name: string };

/** Undefined where the system does not say. */
function statusOf(pid: number): Status | undefined {
  try {
    // Debian slim has no ps; /proc/<pid>/stat reads "17 (postgres) S 1 …", and its 22nd word is the time of the start.
    if (process.platform === 'linux') {
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(text) ?? [];
      const words = rest.split(' ');
      return { name, state: words[0] ?? '', began: words[19] ?? '' };
    }
    if (process.platform === 'win32') return undefined;
    // "Ss Wed Nov 25 23:46:09 2026 postgres"; with this environment, neither the language nor the time zone is the
    // caller's.
    const options = { encoding: 'utf8', env: serverEnvironment() } as const;
    const text = execFileSync('ps', ['-p', String(pid), '-o', 'stat=,lstart=,comm='], options).trim();
    const [, state = '', began = '', name = ''] = /^(\S+)\s+(.* \d{4})\s+(.*)$/.exec(text) ?? [];
    return { state, began, name };
  } catch {
    return undefined;
  }
}

/** When a process began, in the system's own words: a later process with the same id has a different beginning. */
export const beginningOf = (pid: number): string | undefined => statusOf(pid)?.began;

const isZombie = (status: Status | undefined) => status?.state.startsWith('Z') ?? false;

/** Whether a process with this id is running: a zombie has ended. */
export const isAlive = (pid: number): boolean => processExists(pid) && !isZombie(statusOf(pid));

/** Whether a process with this id is a running PostgreSQL: no zombie, and no other program that got a dead server's id. */
export function isServerProcess(pid: number): boolean {
  if (!processExists(pid)) return false;
  const status = statusOf(pid);
  return status === undefined || (!isZombie(status) && status.name.includes('postgres'));
}

/** Whether a server has ended; cheap enough to ask each second. Only on Linux can this tell another program with its id. */
export const isGone = (pid: number): boolean =>
  process.platform === 'linux' ? !isServerProcess(pid) : !processExists(pid);

/** How long a server may take to stop; a little later, a host kills the process that waits for it. */
const STOPPING_MS = 7000;

/** @throws {Error} when it keeps running */
export async function waitUntilGone(pid: number): Promise<void> {
  for (const begun = Date.now(); !isGone(pid); await sleep(20)) {
    if (Date.now() > begun + STOPPING_MS) throw new Error('The embedded PostgreSQL takes longer to stop.');
  }
}

export type RunningServer = { pid: number; port: number };

const PATIENCE_MS = 30_000;

/** A pid file is filled a moment after it is created. One that names no process for longer than this is left from a crash. */
const WRITING_MS = 1000;

/** The lines of `postmaster.pid`: process, data folder, start time, port, socket folder, address, memory key, status. */
function readPidFile(layout: Layout) {
  try {
    const [pid, data = '', , port, , , , status = ''] = readFileSync(layout.pidFile, 'utf8').split('\n');
    return { pid: Number(pid), data, port: Number(port), isReady: status.startsWith('ready') };
  } catch {
    return undefined;
  }
}

/** On Windows PostgreSQL writes a path of ours with slashes, and capitals make no other folder. */
export function isSameFolder(one: string, other: string, platform = process.platform): boolean {
  if (platform !== 'win32') return one === other;
  return win32.normalize(one).toLowerCase() === win32.normalize(other).toLowerCase();
}

/** The process that the pid file names, if the file belongs to this folder. */
export function serverPid(layout: Layout): number | undefined {
  const file = readPidFile(layout);
  return file && isSameFolder(file.data, layout.data) ? file.pid : undefined;
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 });
    const finish = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.on('connect', () => finish(true));
    socket.on('error', () => finish(false));
    socket.on('timeout', () => finish(false));
  });

/**
 * Removes a pid file that was copied along with the folder, or whose id now belongs to a zombie or another program:
 * PostgreSQL would take that for a live server. If no process has the id any more, PostgreSQL replaces the file
 * itself. Even if we were ever wrong, PostgreSQL's check of shared memory still keeps two servers off one folder.
 */
function discardPidFile(layout: Layout, pid: number): void {
  if (processExists(pid) && readPidFile(layout)?.pid === pid) rmSync(layout.pidFile, { force: true });
}

/** Removes a pid file that is empty or broken, with which PostgreSQL would refuse to start. */
function discardBrokenPidFile(layout: Layout): void {
  if (!readPidFile(layout)?.pid) rmSync(layout.pidFile, { force: true });
}

/** The server that runs on this folder, after waiting while it starts or stops; undefined when there is none. */
export async function findRunningServer(layout: Layout): Promise<RunningServer | undefined> {
  const begun = Date.now();
  for (; Date.now() < begun + PATIENCE_MS; await sleep(25)) {
    const file = readPidFile(layout);
    if (!file) return undefined;
    if (!file.pid && Date.now() > begun + WRITING_MS) {
      discardBrokenPidFile(layout);
      return undefined;
    }
    if (file.pid && (!isSameFolder(file.data, layout.data) || !isServerProcess(file.pid))) {
      discardPidFile(layout, file.pid);
      return undefined;
    }
    if (file.isReady && (await answers(file.port))) return { pid: file.pid, port: file.port };
  }
  throw new Refusal(
    'The embedded PostgreSQL is running but does not answer.',
    `Its log is ${layout.log}. End the process named in ${layout.pidFile} and start again, or set DATABASE_URL.`,
  );
}

const LOOK_MS = 1000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** How often it may end or fail to start, which takes a little over a minute in total. */
const MOST_FAILURES = 8;

/** A server that has lived for this long has recovered. */
const STEADY_MS = 60_000;

type Kept = {
  isGone: () => boolean;
  restart: () => Promise<void>;
  /** Called when it ends again and again, or does not start any more. */
  giveUp: () => void;
};

const pauseAfter = (failures: number) =>
  failures > 1 ? Math.min(FIRST_PAUSE_MS * 2 ** (failures - 2), LONGEST_PAUSE_MS) : 0;

/**
 * Starts a server again whenever it has ended by itself: at once, then after ever longer pauses.
 * @returns a function that lets go of it, once a start under way has ended
 */
export function keepServer({ isGone, restart, giveUp }: Kept): () => Promise<void> {
  let isReleased = false;
  let starting = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms).unref();
    });
  const startAgain = async () => {
    if (isReleased) return;
    starting = restart().then(
      () => log('embedded_database_started_again'),
      (error: unknown) => log('embedded_database_not_started', { code: errorCode(error) }),
    );
    await starting;
  };
  const watch = async () => {
    let failures = 0;
    for (let begun = Date.now(); !isReleased; await pause(LOOK_MS)) {
      if (!isGone()) continue;
      failures = Date.now() - begun > STEADY_MS ? 1 : failures + 1;
      log('embedded_database_ended', { failures });
      if (failures > MOST_FAILURES) return giveUp();
      await pause(pauseAfter(failures));
      await startAgain();
      begun = Date.now();
    }
  };
  void watch();
  return () => {
    isReleased = true;
    clearTimeout(timer);
    return starting;
  };
}
