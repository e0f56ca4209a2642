import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/error-code';
import { leadChannelsOfPages } from '@/lib/leads/lead-channels';
import {
  buildAlone,
  buildStamp,
  findBuild,
  keepBuild,
  linkBuild,
  newestBuild,
  notePageFacts,
  openBuildPlace,
} from './builds';
import { writeFailurePage } from './failure-page';
import { brotliAhead } from './page-data/brotli-ahead';
import { pageRewriter } from './page-data/compact';
import { pageFile, staticPages, writePolicies } from './policies';
import { Refusal } from './refusal';
import { announceBlocks, checkEnvironment, refuseOperatorValues, tellSiteUrl } from './site/environment';
import { shutDownOnSignals } from './site/shutdown';

const GIGABYTE = 1024 ** 3;

/** How many gigabytes a build needs, and how many with types checked: with less, the system would kill the compiler. */
const BUILD_TAKES = 1.6;
const TYPES_TAKE = 3;

/** How many gigabytes this process may use: those of the machine, or of the container it runs in. */
const memory = () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / GIGABYTE;

function hasDevelopmentPackages(): boolean {
  try {
    createRequire(import.meta.url).resolve('vitest/package.json');
    return true;
  } catch {
    return false;
  }
}

/** Types are checked together with the tests' if this host can do so; otherwise that is left to the tests. */
function typesVariable(): Record<string, string> {
  const obstacle =
    (!hasDevelopmentPackages() && 'the development packages are not installed') ||
    (memory() < TYPES_TAKE && `that takes ${TYPES_TAKE} GB of memory, and here are ${memory().toFixed(1)}`);
  if (!obstacle) return {};
  console.log(`Types are not checked: ${obstacle}.`);
  return { TYPES_CHECKED: 'true' };
}

async function nextBuild(variables: Record<string, string>): Promise<void> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const env = {
    ...process.env,
    ...variables,
    ...typesVariable(),
    ...actionsKey(process.cwd(), process.env),
    BUILT_BY: 'npm run build',
  };
  const child = spawn(process.execPath, [next, 'build'], { stdio: 'inherit', env });
  const end = () => child.kill();
  process.once('exit', end);
  const [code, signal] = await once(child, 'exit');
  process.off('exit', end);
  if (signal === 'SIGKILL')
    throw new Refusal(
      'The build was ended by the system (SIGKILL), mostly because its memory was too little.',
      `It takes about ${BUILD_TAKES} GB, and here are ${memory().toFixed(1)}. Add swap, or build elsewhere: docs/deploy.md.`,
    );
  if (code !== 0) throw new Refusal('The build failed; the lines above say why.');
}

/**
 * If something other than `npm start` will serve the build, Next writes it for that host, and our own adapter adds the
 * pages' policies on the way. @returns the variables for that, undefined where `npm start` serves
 */
function hostVariables(): Record<string, string> | undefined {
  const { NEXT_ADAPTER_PATH = '' } = process.env;
  if (!NEXT_ADAPTER_PATH && env().SITE_OUTPUT !== 'standalone') return;
  return {
    NEXT_ADAPTER_PATH: fileURLToPath(new URL('host-adapter.mjs', import.meta.url)),
    HOST_ADAPTER_PATH: NEXT_ADAPTER_PATH && createRequire(import.meta.url).resolve(NEXT_ADAPTER_PATH),
  };
}

/** What Next leaves to do for pages that `npm start` serves: make them smaller, add policies, compress. */
async function finishPages(root: string, last: string | undefined): Promise<void> {
  const build = join(root, '.next');
  const rewritePage = pageRewriter(build);
  const pages = (await staticPages(build)).map((address) => pageFile(build, address));
  for (const page of pages) await rewritePage(page);
  await writeFailurePage(build);
  await writePolicies(root);
  await brotliAhead(build, pages, last && join(root, last));
}

/** Nothing is served from the folder in which this builds: a running site goes on, and a failed build leaves the last one. */
async function buildIn(root: string, stamp: string): Promise<string> {
  const last = newestBuild(root);
  try {
    openBuildPlace(root);
    const forHost = hostVariables();
    // Imported here, because a start that needs no build needs no picture renderer.
    const { drawPictures, placePictures } = await import('./pictures/draw-pictures');
    const pictures = await drawPictures(join(root, '.next', 'cache', 'pictures'));
    // Another host collects them with the build. Where the last one is served from here, a build that fails changes none.
    if (forHost) placePictures(root, pictures);
    await nextBuild(forHost ?? {});
    if (!forHost) {
      await finishPages(root, last);
      placePictures(root, pictures);
    }
    notePageFacts(join(root, '.next'), { siteUrl: env().SITE_URL, leadChannels: leadChannelsOfPages() });
    return keepBuild(root, stamp, () => {
      if (env().SITE_OUTPUT === 'standalone') completeStandalone(root);
    });
  } catch (error) {
    if (last && !isReadOnly(error)) linkBuild(root, last);
    throw error;
  }
}

/**
 * The bundler and what reads its styles take the rest of such a path for something else, and say of each file that it is
 * not there.
 * @throws {Refusal}
 */
export function refusePath(root: string): void {
  const [sign] = /[#?]/.exec(root) ?? [];
  if (sign)
    throw new Refusal(
      `The site cannot be built in ${root}: there is a ${sign} in the path.`,
      'Nothing was built: give the folder another name, and run the command again.',
    );
}

/** @returns the folder of the build */
async function buildAs(stamp: string): Promise<string> {
  const root = process.cwd();
  refusePath(root);
  refuseOperatorValues();
  return buildAlone(root, () => buildIn(root, stamp)).catch((error: unknown) => {
    throw writeRefusal(root, error);
  });
}

/**
 * Next's server knows the address to listen on by another name, which containers set to their own: ours comes first, or
 * it would listen on all, and whoever asks it past the proxy escapes every limit (decision 0220).
 */
const listenFirst = "process.env.HOSTNAME = process.env.LISTEN_ADDRESS || process.env.HOSTNAME || '';\n";

/** It takes a port that is no number for 3000, and has put that in its place before lib/env.ts looks. */
const refusePort = `if (!/^\\d{1,9}$/.test(process.env.PORT || '0') || Number(process.env.PORT) > 65535) {
  console.error('PORT: must be a number from 0 to 65535. The file .env.example describes each variable.');
  process.exit(1);
}
`;

/**
 * Next leaves out what it expects another server to serve, and does not know of our address to listen on; with both, and
 * with the scripts of the builds before it, the folder is the whole site.
 */
function completeStandalone(root: string): void {
  const build = join(root, '.next');
  // Where a project around this one has a lockfile, Next keeps the folders between the two.
  const { relativeAppDir } = JSON.parse(readFileSync(join(build, 'required-server-files.json'), 'utf8'));
  const folder = join(build, 'standalone', relativeAppDir);
  cpSync(join(build, 'static'), join(folder, '.next', 'static'), { recursive: true });
  if (existsSync(join(root, 'public')))
    cpSync(join(root, 'public'), join(folder, 'public'), { recursive: true });
  const server = join(folder, 'server.js');
  writeFileSync(server, listenFirst + refusePort + readFileSync(server, 'utf8'));
}

const isReadOnly = (error: unknown) => ['EACCES', 'EROFS', 'EPERM'].includes(errorCode(error));

/** What to tell an operator whose disk does not take a build; any other error as it is. */
export function writeRefusal(root: string, error: unknown): unknown {
  if (errorCode(error) === 'ENOSPC')
    return new Refusal(
      `The site cannot be built in ${root}: the disk is full.`,
      'Make room and build again; what is served goes on.',
    );
  if (!isReadOnly(error)) return error;
  return new Refusal(
    `The site has to be built, and ${root} cannot be written.`,
    'Build it where it can be, with the same SITE_URL: npm run build. Then "npm run serve" serves it without a build.',
  );
}

/** `npm run build`: the pages, their security policies, and the stamp that says what they were built from. */
export async function build(): Promise<void> {
  // Otherwise the compiler would go on after a signal, and be in the way of the next build.
  shutDownOnSignals();
  const environment = checkEnvironment();
  await buildAs(buildStamp(process.cwd(), process.env));
  await announceBlocks(environment);
  tellSiteUrl(environment.SITE_URL);
}

/** Builds unless there is a build of exactly these sources. @returns the folder of the build */
export async function buildIfNeeded(): Promise<string> {
  const root = process.cwd();
  const stamp = buildStamp(root, process.env);
  const made = findBuild(root, stamp);
  if (!made) {
    console.log('Building the site: it was not yet, or its sources have changed.');
    return buildAs(stamp);
  }
  if (newestBuild(root) !== made) linkIfWritable(root, made);
  return made;
}

/** Where nothing can be written nothing is built either, so no later build has to know which one is served. */
function linkIfWritable(root: string, folder: string): void {
  try {
    linkBuild(root, folder);
  } catch (error) {
    if (!isReadOnly(error)) throw error;
  }
}

/** Next's name for it: what the forms of two builds must share, so that one build can answer the other's. */
const VARIABLE = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY';
const KEY_BYTES = 32;

/**
 * The variable with which a build signs its forms: the operator's own, or one made once and kept beside the embedded
 * database, so that a page opened before a deploy can still be sent after it. Builds on several machines need the
 * operator's.
 */
export function actionsKey(root: string, environment: Record<string, string | undefined>) {
  const file = join(root, '.data', 'actions-key');
  // A disk that was full leaves an empty file.
  const known = environment[VARIABLE] || (existsSync(file) && readFileSync(file, 'utf8'));
  if (known) return { [VARIABLE]: known };
  const made = randomBytes(KEY_BYTES).toString('base64');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, made, { mode: 0o600 });
  return { [VARIABLE]: made };
}
