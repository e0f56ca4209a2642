import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { emptiedEnvironment } from '@/lib/env';

/** The options that `npm start` gives to Node. */
function nodeFlags(): string[] {
  const { start } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  return String(start).match(/--\S+/g) ?? [];
}

/** A module that a server loads first: its `ipc` channel tells it when the process that started it has ended. */
export const endWithParent = join(import.meta.dirname, 'end-with-parent.mjs');

async function originIn(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += chunk;
    const port = /http:\/\/localhost:(\d+)\s/.exec(text)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error('The site did not say where it listens.');
}

export type SiteProcess = {
  origin: string;
  pid: number;
  /** Ends it the way a host does, by a signal that asks for it. */
  stop(): Promise<void>;
  /** Ends it at once, whatever it is doing. */
  kill(): Promise<void>;
  /** For a site whose clock can be moved: sets it so many milliseconds ahead of the real time. */
  moveClock(ahead: number): void;
};

type SiteOptions = {
  /** The folder of the project whose newest build is served. */
  folder: string;
  variables: Record<string, string>;
  /** `start` opens a database of its own where none is named; the default is `serve`. */
  command?: 'serve' | 'start';
  /** A module that is loaded before the site. */
  preload?: string;
  /** Whether its log is added to that of this command. */
  isLogged: boolean;
};

/** Serves the newest build in a process of its own, as in production behind a proxy. */
export async function startSiteProcess({
  folder,
  variables,
  command = 'serve',
  preload,
  isLogged,
}: SiteOptions): Promise<SiteProcess> {
  const preloads = [endWithParent, preload].flatMap((path) => (path ? ['--import', path] : []));
  const child = spawn(process.execPath, [...nodeFlags(), ...preloads, 'scripts/run.mjs', command], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      // Otherwise a trial would send its leads to real people, and write to a real database.
      ...emptiedEnvironment,
      PORT: '0',
      TRUSTED_PROXY_HOPS: '1',
      ...variables,
    },
    stdio: ['ignore', 'pipe', isLogged ? 'inherit' : 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit');
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  const failed = ended.then(() => Promise.reject(new Error('The site did not start.')));
  failed.catch(() => {});
  const origin = await Promise.race([failed, originIn(child.stdout ?? Readable.from([]))]);
  return {
    origin,
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    moveClock: (clockAhead) => void child.send({ clockAhead }),
  };
}
