import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
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

/** The program to give Playwright as `executablePath`: its own Chromium, else the system's; undefined if neither. */
export const findBrowser = (): string | undefined =>
  [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path));

const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

/** Where Playwright keeps its shell: beside its Chromium, in a folder of the same number, below one of the system's. */
export function playwrightShell(chromiumPath: string): string | undefined {
  const [folder] = /^.*?chromium-\d+/.exec(chromiumPath) ?? [];
  const shells = folder?.replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1');
  if (!shells || !existsSync(shells)) return undefined;
  const found = readdirSync(shells, { recursive: true, encoding: 'utf8' }).find((path) =>
    /^(chrome-)?headless[-_]shell(\.exe)?$/.test(path.split(sep).at(-1) ?? ''),
  );
  return found && join(shells, found);
}

/** Chromium without what only a window needs: the same pages with less work, but no back-forward cache. */
const findShell = (): string | undefined =>
  existsSync(SYSTEM_SHELL) ? SYSTEM_SHELL : playwrightShell(chromium.executablePath());

/** The program for tests that need no back-forward cache: the shell where there is one, else the same. */
export const findQuickBrowser = (): string | undefined => findShell() ?? findBrowser();

/** What installs Debian's packages of these names. */
export const install = (...packages: string[]) => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', ...packages],
];
const fromPlaywright = (...options: string[]) => [['npx', 'playwright', 'install', ...options, 'chromium']];

/** Only root may ask Debian's packages. */
export const isRootOfDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

type Wanted = { what: string; find: () => string | undefined; ways: string[][][] };

/** What the tests run in, and the ways to get it here; Ubuntu's packages have no shell. */
const wanted = (debian: boolean): Wanted[] => [
  {
    what: 'browser',
    find: findBrowser,
    ways: [...(debian ? [install('chromium')] : []), fromPlaywright()],
  },
  {
    what: 'headless shell, which does the same in less time,',
    find: findShell,
    ways: [...(debian ? [install('chromium-headless-shell')] : []), fromPlaywright('--only-shell')],
  },
];

/** Runs them one after the other until one fails, and says what for. */
export function tryCommands(what: string, commands: string[][]): void {
  for (const [program = '', ...args] of commands) {
    console.log(`No ${what} found, so installing one: ${[program, ...args].join(' ')}`);
    if (spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0)
      return;
  }
}

/**
 * Browsers for the tests, installed where they are missing and can be had.
 * @returns whether most tests run in the quick one
 * @throws {Refusal} when there is none at all
 */
export function ensureBrowsers(): { path: string; isQuick: boolean } {
  for (const { what, find, ways } of wanted(isRootOfDebian())) {
    for (const commands of ways) if (!find()) tryCommands(what, commands);
  }
  const path = findQuickBrowser();
  if (path) return { path, isQuick: path === findShell() };
  throw new Refusal(
    'The tests need a browser, and none could be installed.',
    'Install Chromium (as root on Debian: apt-get install chromium; else: npx playwright install --with-deps chromium).',
  );
}
