import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Refusal } from './refusal';

/** Everything that a build depends on; what does not exist counts as absent. */
const SOURCES = [
  'app',
  'components',
  'content',
  'db',
  'lib',
  'scripts/build.ts',
  'scripts/failure-page.tsx',
  'scripts/host-adapter.mjs',
  'scripts/next-es-modules.mjs',
  'scripts/page-data',
  'scripts/pictures',
  'scripts/policies.ts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  // For which browsers.
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** By name; all that begin with NEXT_PUBLIC_ count as well. */
export const buildVariables = [
  'SITE_URL',
  'LEAD_CHANNELS',
  'HSTS',
  'SITE_OUTPUT',
  'NEXT_ADAPTER_PATH',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
];

const isBuildVariable = (name: string) => name.startsWith('NEXT_PUBLIC_') || buildVariables.includes(name);

/** For these it only matters whether they are set, because the privacy page says where leads go. */
const isBuildSwitch = (name: string) => name === 'LEAD_WEBHOOK_URL' || name === 'LEAD_EMAIL_SMTP_URL';

/** The files below a path, as `app/page.tsx`; works without git, so that a downloaded archive can be built too. */
function filesBelow(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(root, path)).flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/** A hash of the sources and the lockfile. */
function sourceStamp(root: string): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((path) => filesBelow(root, path)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The hash of the sources and the lockfile, followed by one of the variables that act at build time. */
export function buildStamp(root: string, environment: Record<string, string | undefined>): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(environment).filter(isBuildVariable).sort()) {
    if (environment[name]) hash.update(`${name}=${environment[name]}\0`);
  }
  for (const name of Object.keys(environment).filter(isBuildSwitch).sort()) {
    if (environment[name]) hash.update(`${name}\0`);
  }
  return `${sourceStamp(root)}-${hash.digest('hex')}`;
}

const STAMP = 'build-stamp';
const OWN_FILES = 'own-static-files.json';
const FACTS = 'page-facts.json';

/** Where Next builds; afterwards, a link to the newest build. */
const LINK = '.next';

/** How many builds are kept, to go back to; one that is still served is kept besides. */
const KEPT = 3;

/** A complete build: a folder of its own that no later build touches, so that a running server keeps its files. */
type Build = { folder: string; stamp: string; used: number };

/**
 * A new folder each time, even for the same sources, because the last one may be being served. It is beside `.next`
 * and not inside it, because what Next writes refers to the packages by relative links.
 */
const newFolder = (stamp: string) => `${LINK}-${stamp.slice(0, 12)}-${Date.now().toString(36)}`;

function readBuild(root: string, folder: string): Build | undefined {
  const file = join(root, folder, STAMP);
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && { folder, stamp: readFileSync(file, 'utf8'), used: stats.mtimeMs };
}

/** The newest first. */
const completeBuilds = (root: string): Build[] =>
  readdirSync(root)
    .filter((name) => name.startsWith(`${LINK}-`))
    .flatMap((folder) => readBuild(root, folder) ?? [])
    .sort((a, b) => b.used - a.used);

/** The folder of the build that was made from exactly this, if there is one. */
export const findBuild = (root: string, stamp: string): string | undefined =>
  completeBuilds(root).find((build) => build.stamp === stamp)?.folder;

/** The build to serve where none may be made, or while another is being made, or after that has failed. */
export const newestBuild = (root: string): string | undefined => completeBuilds(root)[0]?.folder;

/** The newest build, for a command that does not make one. @throws {Refusal} if there is none */
export function requireBuild(root: string, purpose: 'serve' | 'try' | 'measure'): string {
  const build = newestBuild(root);
  if (!build) throw new Refusal(`There is no build to ${purpose}.`, 'Make one first: npm run build');
  return build;
}

/**
 * The build to serve where none is made: the newest one of the sources that are here, which may be those of a version
 * gone back to and may have been built elsewhere with other variables; else the newest one of all (decision 0207).
 * @throws {Refusal} if there is none
 */
export function buildToServe(root: string): { folder: string; isOfOtherSources: boolean } {
  const newest = requireBuild(root, 'serve');
  const sources = sourceStamp(root);
  const own = completeBuilds(root).find(({ stamp }) => stamp.startsWith(sources));
  return { folder: own?.folder ?? newest, isOfOtherSources: !own };
}

/** Makes `.next` lead to this build. For a moment it leads nowhere: a server names its build's own folder. */
export function linkBuild(root: string, folder: string): void {
  const now = new Date();
  utimesSync(join(root, folder, STAMP), now, now);
  const link = join(root, `${LINK}.link`);
  rmSync(link, { force: true });
  symlinkSync(folder, link, 'junction');
  clearBuildPlace(root);
  renameSync(link, join(root, LINK));
}

/**
 * Makes room where Next builds, with what the last build kept for the next one: only builds ever read that. The build
 * that has it need not be the newest: to go back to another makes that one the newest.
 */
export function openBuildPlace(root: string): void {
  clearBuildPlace(root);
  const caches = completeBuilds(root).map(({ folder }) => join(root, folder, 'cache'));
  const cache = caches.find((folder) => existsSync(folder));
  if (!cache) return;
  mkdirSync(join(root, LINK));
  renameSync(cache, join(root, LINK, 'cache'));
}

/** Removes what is left of a build that was cut short, but not a build that is linked. */
function clearBuildPlace(root: string): void {
  const place = join(root, LINK);
  const stats = lstatSync(place, { throwIfNoEntry: false });
  if (stats?.isSymbolicLink()) unlinkSync(place);
  else rmSync(place, { recursive: true, force: true });
}

/**
 * Called by whoever serves a build: no later build deletes it as long as this process lives (decision 0223).
 * @returns the file that stays open
 */
export const holdBuild = (build: string): number => openSync(join(build, STAMP), 'r');

/** What is read below /proc; nothing where there is none, it has just gone, or it is another account's. */
function ifReadable(read: () => string[]): string[] {
  try {
    return read();
  } catch {
    return [];
  }
}

/** The files that processes hold open, as far as Linux tells this account. A process that ends lets go of its own. */
const openFiles = (): Set<string> =>
  new Set(
    ifReadable(() => readdirSync('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => `/proc/${pid}/fd`)
      .flatMap((folder) => ifReadable(() => readdirSync(folder)).map((name) => `${folder}/${name}`))
      .flatMap((link) => ifReadable(() => [readlinkSync(link)])),
  );

/** Held open by whoever builds. */
const LOCK = `${LINK}.lock`;

/**
 * Builds while nobody else builds here: there is one place to build in, and each would take away what the other has
 * written. Of other accounts' processes, and elsewhere than on Linux, nobody tells.
 * @throws {Refusal} while another build is under way
 */
export async function buildAlone<Value>(root: string, work: () => Promise<Value>): Promise<Value> {
  const lock = join(realpathSync(root), LOCK);
  if (openFiles().has(lock))
    throw new Refusal('Another build is under way in this folder.', 'Nothing was built: wait for its end.');
  const held = openSync(lock, 'w');
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
    closeSync(held);
  }
}

/**
 * Keeps what has just been built, and deletes the oldest build, unless it is served. Pages that were opened earlier may
 * still request scripts of earlier builds, whose names differ whenever their content does, so the new build serves
 * those too.
 * @param complete called when they are there, and before the build counts as complete
 * @returns its folder
 */
export function keepBuild(root: string, stamp: string, complete = () => {}): string {
  const folder = newFolder(stamp);
  const held = openFiles();
  const isServed = (build: Build) => held.has(realpathSync(join(root, build.folder, STAMP)));
  const earlier = completeBuilds(root);
  const kept = earlier.filter((build, index) => index < KEPT - 1 || isServed(build));
  const own = filesBelow(join(root, LINK), 'static');
  writeFileSync(join(root, LINK, OWN_FILES), JSON.stringify(own));
  for (const build of kept) linkFiles(join(root, build.folder), join(root, LINK));
  complete();
  writeFileSync(join(root, LINK, STAMP), stamp);
  renameSync(join(root, LINK), join(root, folder));
  linkBuild(root, folder);
  for (const build of earlier.filter((one) => !kept.includes(one))) {
    rmSync(join(root, build.folder), { recursive: true, force: true });
  }
  return folder;
}

const pageFacts = z.object({ siteUrl: z.string(), leadChannels: z.array(z.string()) });

/** What a build's pages state and its host may configure differently: their address, and by which channels leads leave. */
export type PageFacts = z.infer<typeof pageFacts>;

/** Writes into a build what its pages state. */
export const notePageFacts = (build: string, facts: PageFacts): void =>
  writeFileSync(join(build, FACTS), JSON.stringify(facts));

/** What the pages of a build state; undefined if the build does not say. */
export const pageFactsOf = (build: string): PageFacts | undefined =>
  existsSync(join(build, FACTS))
    ? pageFacts.parse(JSON.parse(readFileSync(join(build, FACTS), 'utf8')))
    : undefined;

/** The scripts and styles of one build, without those of earlier builds: paths within its folder. */
export const ownStaticFiles = (build: string): string[] =>
  z.array(z.string()).parse(JSON.parse(readFileSync(join(build, OWN_FILES), 'utf8')));

function linkFiles(from: string, to: string): void {
  for (const file of ownStaticFiles(from)) {
    if (existsSync(join(to, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    linkSync(join(from, file), join(to, file));
  }
}
