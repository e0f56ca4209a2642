import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkoutLinks } from '@/content/checkout-links';
import { site } from '@/content/site';
import { copyProject } from './project-folder';
import { runCommand } from './run-command';

/** Whatever the operator has set there. */
function breakValue(project: string, file: string, from: string, to: string): void {
  const path = join(project, 'content', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(`'${from}'`);
  writeFileSync(path, text.replace(`'${from}'`, `'${to}'`));
}

test('malformed values stop the build before it begins, each by its name', async () => {
  const project = copyProject();
  breakValue(project, 'site.ts', site.calendarUrl, 'calendar.example.com');
  breakValue(project, 'site.ts', site.legalContact.email, 'legal at example.com');
  breakValue(project, 'checkout-links.ts', checkoutLinks.bundle, 'http://shop');
  const { code, stdout, stderr } = await runCommand('build', { cwd: project });
  for (const name of ['calendarUrl', 'legalContact.email', 'checkoutLinks.bundle']) {
    expect(stderr).toContain(`${name} must be`);
  }
  expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(3);
  expect(stdout).not.toContain('Next.js');
  expect(code).toBe(1);
});
