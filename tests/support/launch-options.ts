import type { LaunchOptions } from '@playwright/test';
import { findBrowser, findQuickBrowser } from '@/scripts/browser';

/** In each window, Chromium makes two pages for the list under its address bar: half of all the work of a test in one. */
const addressBarLists = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright 1.65 disables in Chromium (its `chromiumSwitches.ts`): of two such lists, Chromium uses only the last. */
const offWithPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** For a Chromium that has windows; the headless shell has none. */
const bareWindows = `--disable-features=${[...offWithPlaywright, ...addressBarLists].join(',')}`;

const hasWindows = findQuickBrowser() === findBrowser();

/** A Chromium that makes no requests of its own. */
const quiet = [
  '--no-sandbox',
  // So that the process with which a new page begins also opens its first address: another one would cost a tenth
  // more.
  '--renderer-process-limit=1',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A person's browser: visits of one that says it is automated, or has no language, are marked as a machine's.
  '--disable-blink-features=AutomationControlled',
  '--accept-lang=en-US',
  '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
];

export const launchOptions = {
  executablePath: findQuickBrowser(),
  args: hasWindows ? [bareWindows, ...quiet] : quiet,
} satisfies LaunchOptions;

/** For a command that ends its browser itself: on a signal, Playwright would end the command with it, before its database. */
export const launchOptionsOfCommand = {
  ...launchOptions,
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
} satisfies LaunchOptions;

/** A Chromium with the back-forward cache, which Playwright switches off and the quick browser lacks. */
export const launchOptionsWithCache = {
  ...launchOptions,
  executablePath: findBrowser(),
  args: [bareWindows, ...quiet],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
} satisfies LaunchOptions;
