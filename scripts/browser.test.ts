import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { playwrightShell } from './browser';

/** A folder of Playwright's browsers with these programs in it. */
function browsers(...programs: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'browsers '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const program of programs) {
    mkdirSync(dirname(join(folder, program)), { recursive: true });
    writeFileSync(join(folder, program), '');
  }
  return folder;
}

test.each([
  ['Linux', 'chromium-1255/chrome-linux64/chrome', 'chrome-headless-shell-linux64/chrome-headless-shell'],
  ['Linux on ARM', 'chromium-1255/chrome-linux/chrome', 'chrome-linux/headless_shell'],
  [
    'Windows',
    'chromium-1255/chrome-win64/chrome.exe',
    'chrome-headless-shell-win64/chrome-headless-shell.exe',
  ],
])("finds Playwright's shell beside its Chromium on %s", (_system, chromium, shell) => {
  const path = `chromium_headless_shell-1255/${shell}`;
  const folder = browsers(path, `${dirname(path)}/LICENSE.headless_shell`);
  expect(playwrightShell(join(folder, chromium))).toBe(join(folder, path));
});

test('takes no shell of another version, and none where nothing is installed', () => {
  const folder = browsers('chromium_headless_shell-1200/chrome-linux/headless_shell');
  expect(playwrightShell(join(folder, 'chromium-1255/chrome-linux64/chrome'))).toBeUndefined();
  expect(playwrightShell('')).toBeUndefined();
});
