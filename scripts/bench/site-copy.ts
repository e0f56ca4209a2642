import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStamp, readStamp } from '@/scripts/build-stamp';
import { onShutdown } from '@/scripts/site/shutdown';

/**
 * Inside the project, where its packages may be built from: Turbopack compiles nothing beyond the nearest lockfile, so
 * the copy has none of its own.
 */
const FOLDER = join('.data', 'bench', 'site');
const LEFT_OUT = ['node_modules', '.git', '.data', '.next', 'package-lock.json', 'tsconfig.tsbuildinfo'];

/** As little as a handler can do with the same body. */
const bareHandler = `export async function POST(request: Request) {
  await request.json();
  return new Response(null, { status: 204 });
}
`;

/** The route the copy has besides the site's own. */
export const bareRoute = '/api/bare';

/** Empties the folder but for its last build, which serves again when the sources are the same. */
function clearFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== '.next') rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Copies this project beside a bare handler, and builds the copy. @returns its folder */
export function buildSiteCopy(): string {
  clearFolder(FOLDER);
  for (const name of readdirSync('.').filter(
    (entry) => !LEFT_OUT.includes(entry) && !entry.startsWith('.env'),
  )) {
    cpSync(name, join(FOLDER, name), { recursive: true });
  }
  mkdirSync(join(FOLDER, 'app', bareRoute), { recursive: true });
  writeFileSync(join(FOLDER, 'app', bareRoute, 'route.ts'), bareHandler);
  symlinkSync(join('..', '..', '..', 'node_modules'), join(FOLDER, 'node_modules'));
  if (readStamp(FOLDER) !== buildStamp(FOLDER, process.env)) {
    execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: FOLDER, stdio: 'inherit' });
  }
  return FOLDER;
}

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
