import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { onShutdown } from '@/scripts/site/shutdown';

/** What `npm start` tells Node. */
function nodeFlags(): string[] {
  const { start } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  return String(start).match(/--\S+/g) ?? [];
}

/** Serves the built copy in a process of its own, as in production behind a proxy. @returns its origin */
export async function serveCopy(folder: string, variables: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [...nodeFlags(), 'scripts/run.mjs', 'serve'], {
    cwd: folder,
    // Nothing else of this machine configures it.
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', TRUSTED_PROXY_HOPS: '1', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onShutdown(async () => {
    child.kill();
    await ended;
  });
  const failed = ended.then(() => Promise.reject(new Error('The copy of the site did not start.')));
  failed.catch(() => {});
  return Promise.race([failed, originIn(child.stdout)]);
}

async function originIn(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += chunk;
    const port = /http:\/\/localhost:(\d+)\s/.exec(text)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error('The copy of the site did not say where it listens.');
}
