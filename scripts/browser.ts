import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, sep } from 'node:path';
import { chromium } from '@playwright/test';
import { Refusal } from './refusal';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where a Debian package is unpacked for users who may not install it: once for all copies of the site. */
const unpacked = (debianPackage: string) =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'transcend-site', debianPackage);

/** The program that starts what is in an unpacked package. */
const unpackedProgram = (debianPackage: string) => join(unpacked(debianPackage), 'run');

/** The program to give Playwright as `executablePath`: its own Chromium, else the system's; undefined if there is neither. */
export const findBrowser = (): string | undefined =>
  [chromium.executablePath(), ...SYSTEM_BROWSERS, unpackedProgram('chromium')].find((path) =>
    existsSync(path),
  );

const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

/** Where Playwright keeps its headless shell: beside its Chromium, in a folder with the same number. */
export function playwrightShell(chromiumPath: string): string | undefined {
  const [folder] = /^.*?chromium-\d+/.exec(chromiumPath) ?? [];
  const shells = folder?.replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1');
  if (!shells || !existsSync(shells)) return undefined;
  const found = readdirSync(shells, { recursive: true, encoding: 'utf8' }).find((path) =>
    /^(chrome-)?headless[-_]shell(\.exe)?$/.test(path.split(sep).at(-1) ?? ''),
  );
  return found && join(shells, found);
}

/** Chromium without what only a window needs: the same pages for less work, but without a back-forward cache. */
const findShell = (): string | undefined =>
  [SYSTEM_SHELL, playwrightShell(chromium.executablePath()), unpackedProgram('chromium-headless-shell')].find(
    (path) => path && existsSync(path),
  );

/** The program for tests that need no back-forward cache: the headless shell if there is one, else Chromium. */
export const findQuickBrowser = (): string | undefined => findShell() ?? findBrowser();

/** The commands that install Debian's packages with these names. */
export const install = (...packages: string[]) => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', ...packages],
];

/**
 * The commands that unpack Chromium or its headless shell instead, which needs no rights. They also unpack a font as
 * wide as the one in which pages first appear, which an installation brings along.
 */
const unpack = (debianPackage: string) => [
  [
    'sh',
    'scripts/unpack-debian-packages.sh',
    unpacked(debianPackage),
    `usr/lib/chromium/${debianPackage}`,
    debianPackage,
    'fonts-liberation',
  ],
];

const fromPlaywright = (...options: string[]) => [['npx', 'playwright', 'install', ...options, 'chromium']];

const isDebian = () => existsSync('/usr/bin/apt-get');

/** Only root may install Debian's packages. */
export const isRootOfDebian = () => process.getuid?.() === 0 && isDebian();

type Wanted = { what: string; find: () => string | undefined; ways: string[][][] };

/** Debian's package if there is one (Ubuntu has no headless shell, and Chromium only as a snap), else Playwright's. */
function waysToGet(debianPackage: string, ...playwrightOptions: string[]): string[][][] {
  const fromDebian = isRootOfDebian() ? install(debianPackage) : unpack(debianPackage);
  return [...(isDebian() ? [fromDebian] : []), fromPlaywright(...playwrightOptions)];
}

/** What the tests run in, and the ways to get it on this machine. */
const wanted = (): Wanted[] => [
  { what: 'browser', find: findBrowser, ways: waysToGet('chromium') },
  {
    what: 'headless shell, which does the same in less time,',
    find: findShell,
    ways: waysToGet('chromium-headless-shell', '--only-shell'),
  },
];

/** Runs commands one after the other until one fails, and says what they are for. */
export function tryCommands(what: string, commands: string[][]): void {
  for (const [program = '', ...args] of commands) {
    console.log(`No ${what} found, so installing one: ${[program, ...args].join(' ')}`);
    if (spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0)
      return;
  }
}

/**
 * Finds browsers for the tests, and installs them if they are missing and can be had.
 * @returns the browser, and whether most tests run in the quick one
 * @throws {Refusal} when there is none at all
 */
export function ensureBrowsers(): { path: string; isQuick: boolean } {
  for (const { what, find, ways } of wanted()) {
    for (const commands of ways) if (!find()) tryCommands(what, commands);
  }
  const path = findQuickBrowser();
  if (path) return { path, isQuick: path === findShell() };
  throw new Refusal(
    'The tests need a browser, and none could be installed.',
    'Install Chromium (as root on Debian: apt-get install chromium; else: npx playwright install --with-deps chromium).',
  );
}
