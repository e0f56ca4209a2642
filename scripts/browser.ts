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

/** The program to give Playwright as `executablePath`: its own Chromium, else the system's; undefined if neither. */
export const findBrowser = (): string | undefined =>
  [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path));

const DEBIAN = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', 'chromium'],
];
const PLAYWRIGHT = [['npx', 'playwright', 'install', 'chromium']];

/** The ways to get one here: only root may ask Debian's packages. */
const waysToInstall = () =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') ? [DEBIAN, PLAYWRIGHT] : [PLAYWRIGHT];

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
