import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser';

/** A Chromium that keeps to itself. */
export const launchOptions = {
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A person's browser: one that says it is driven has its visits marked as a machine's.
    '--disable-blink-features=AutomationControlled',
    '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
} satisfies LaunchOptions;
