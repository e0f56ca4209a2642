import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStamp, findBuild } from '@/scripts/builds';
import { onShutdown } from '@/scripts/site/shutdown';
import { startSiteProcess } from '@/scripts/site/site-process';

/**
 * Inside the project, from where its packages can be resolved. Turbopack compiles nothing above the nearest lockfile,
 * so the copy has none of its own.
 */
const FOLDER = join('.data', 'bench', 'site');
const LEFT_OUT = ['node_modules', '.git', '.data', 'package-lock.json', 'tsconfig.tsbuildinfo'];

/** The least that a handler can do with the same body. */
const bareHandler = `export async function POST(request: Request) {
  await request.json();
  return new Response(null, { status: 204 });
}
`;

/** The route that the copy has in addition to the site's own. */
export const bareRoute = '/api/bare';

/** Empties the folder except for its builds: one of them can be served again if the sources are the same. */
function clearFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('.next')) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Copies this project, adds a bare handler, and builds the copy. @returns its folder */
export function buildSiteCopy(): string {
  clearFolder(FOLDER);
  for (const name of readdirSync('.').filter(
    (entry) => !LEFT_OUT.includes(entry) && !/^\.(env|next)/.test(entry),
  )) {
    cpSync(name, join(FOLDER, name), { recursive: true });
  }
  mkdirSync(join(FOLDER, 'app', bareRoute), { recursive: true });
  writeFileSync(join(FOLDER, 'app', bareRoute, 'route.ts'), bareHandler);
  symlinkSync(join('..', '..', '..', 'node_modules'), join(FOLDER, 'node_modules'));
  if (!findBuild(FOLDER, buildStamp(FOLDER, process.env))) {
    execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: FOLDER, stdio: 'inherit' });
  }
  return FOLDER;
}

/** Serves the built copy in a process of its own. @returns its origin */
export async function serveCopy(folder: string, variables: Record<string, string>): Promise<string> {
  const site = await startSiteProcess({ folder, variables, isLogged: true });
  onShutdown(site.stop);
  return site.origin;
}
