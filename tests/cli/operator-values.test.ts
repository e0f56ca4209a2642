import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkoutLinks } from '@/content/checkout-links';
import { workflowPrices } from '@/content/prices';
import { site } from '@/content/site';
import { copyProject } from './project-folder';
import { runCommand } from './run-command';

function replaceIn(project: string, file: string, from: string, to: string): void {
  const path = join(project, 'content', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** Whatever the operator has set there. */
const breakValue = (project: string, file: string, from: string, to: string) =>
  replaceIn(project, file, `'${from}'`, `'${to}'`);

test('malformed values stop the build before it begins, each by its name', async () => {
  const project = copyProject();
  breakValue(project, 'site.ts', site.calendarUrl, 'calendar.example.com');
  breakValue(project, 'site.ts', site.legalContact.email, 'legal at example.com');
  breakValue(project, 'checkout-links.ts', checkoutLinks.bundle, 'http://shop');
  replaceIn(project, 'prices.ts', `bundle: ${workflowPrices.bundle}`, 'bundle: -1');
  const { code, stdout, stderr } = await runCommand('build', { cwd: project });
  for (const [name, file] of [
    ['calendarUrl', 'content/site.ts'],
    ['legalContact.email', 'content/site.ts'],
    ['checkoutLinks.bundle', 'content/checkout-links.ts'],
    ['workflowPrices.bundle', 'content/prices.ts'],
  ]) {
    expect(stderr).toMatch(new RegExp(`${name} must be [^;]*\\(${file}\\)`));
  }
  expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(3);
  expect(stdout).not.toContain('Next.js');
  expect(code).toBe(1);
});
