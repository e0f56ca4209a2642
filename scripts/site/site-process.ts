import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** What `npm start` tells Node. */
function nodeFlags(): string[] {
  const { start } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  return String(start).match(/--\S+/g) ?? [];
}

/** A module a server loads first, to which its `ipc` channel tells the end of the process that started it. */
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
  /** Ends it as a host does that asks for it. */
  stop(): Promise<void>;
  /** Ends it where it stands. */
  kill(): Promise<void>;
  /** Of a site whose clock can be moved: by so many milliseconds from the real time. */
  moveClock(ahead: number): void;
};

type SiteOptions = {
  /** Where the project stands whose newest build is served. */
  folder: string;
  variables: Record<string, string>;
  /** `start` brings its own database where none is named; `serve` unless said. */
  command?: 'serve' | 'start';
  /** A module that is loaded before the site. */
  preload?: string;
  /** Whether its log goes to this command's own. */
  isLogged: boolean;
};

/** Serves what was built in a process of its own, as in production behind a proxy. */
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
    // Nothing else of this machine configures it.
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', TRUSTED_PROXY_HOPS: '1', ...variables },
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
