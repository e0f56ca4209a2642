import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

/** Chromium without what only a window needs: the same pages with a quarter less work, but no back-forward cache. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The program to give Playwright as `executablePath`: its own Chromium, else the system's; undefined if neither. */
export const findBrowser = (): string | undefined =>
  [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path));

/** The program for tests that need no back-forward cache: the shell where there is one, else the same. */
export const findQuickBrowser = (): string | undefined =>
  existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser();

const install = (...packages: string[]) => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', ...packages],
];
const PLAYWRIGHT = [['npx', 'playwright', 'install', 'chromium']];

/** Only root may ask Debian's packages. */
const isRootOfDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The ways to get one here; Ubuntu has no shell. */
const waysToInstall = () =>
  isRootOfDebian()
    ? [install('chromium', 'chromium-headless-shell'), install('chromium'), PLAYWRIGHT]
    : [PLAYWRIGHT];

function tryCommands(commands: string[][]): void {
  for (const [program = '', ...args] of commands) {
    console.log(`No browser found, so installing one: ${[program, ...args].join(' ')}`);
    if (spawnSync(program, args, { stdio: 'inherit' }).status !== 0) return;
  }
}

/**
 * A browser for the tests, installed if there is none.
 * @throws {Refusal} when none can be had
 */
export function ensureBrowser(): string {
  for (const commands of waysToInstall()) {
    if (!findBrowser()) tryCommands(commands);
  }
  const found = findBrowser();
  if (found) return found;
  throw new Refusal(
    'The tests need a browser, and none could be installed.',
    'Install Chromium (as root on Debian: apt-get install chromium; else: npx playwright install --with-deps chromium).',
  );
}
